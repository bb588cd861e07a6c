#ifndef TERMINAL_RESTORE_H
#define TERMINAL_RESTORE_H

#include <stddef.h>

/// Puts a terminal back as it was, however the process ends.
///
/// All state is static, because a signal handler has to find it: one terminal can be open at a time.
/// Everything that a handler calls is async-signal-safe.

/// What is written to the descriptor that `terminal_restore_open` gives, one byte for each signal.
enum terminal_notice {
  TERMINAL_RESIZED = 'W',
  TERMINAL_STOP_REQUESTED = 'Z',
  TERMINAL_CONTINUED = 'C',
};

/// Saves the modes of `input`, starts the guard process and takes over the signals.
///
/// The guard sleeps on a pipe and puts the terminal back when this process dies without having done
/// so. Nothing is written to the terminal yet. The two sequences are copied.
/// Returns a descriptor to poll for notices, or a negative errno (EBUSY when one is open).
int terminal_restore_open(int input, int output, const char *enter, size_t enter_length,
                          const char *leave, size_t leave_length);

/// Enters raw mode, but for the signal keys, and sends the sequence that enters.
/// Returns 0 or an errno.
int terminal_restore_enter(void);

/// Drops output that was not sent yet, sends the sequence that leaves and sets the saved modes.
/// Does nothing when the terminal was left already.
void terminal_restore_leave(void);

/// Whether this process may touch the terminal: whether its group is in the foreground.
int terminal_restore_is_in_foreground(void);

/// Leaves the terminal and stops this process; returns once it is continued.
void terminal_restore_stop(void);

/// Waits, stopped, until the process is in the foreground.
/// Returns 0 when it cannot get there, having no shell that controls jobs.
int terminal_restore_await_foreground(void);

/// Leaves the terminal, gives the signals back and lets the guard go.
void terminal_restore_close(void);

#endif
