#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <sys/types.h>
#include <termios.h>

/// Starts a program in a session of its own whose terminal is a new pseudo-terminal.
///
/// `master` gets the side of the one who looks at the terminal, `terminal` a descriptor of the terminal
/// itself, for its modes. Descriptors above 2 are not passed on. With `input` >= 0, that is the standard
/// input instead of the terminal. `modes` gets the modes from before the program could change them.
/// Returns the process, or a negative errno.
pid_t pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                            int columns, int rows, int input, int *master, int *terminal,
                            struct termios *modes);

/// Changes the size; the foreground group gets SIGWINCH. Returns 0 or an errno.
int pseudo_terminal_resize(int master, int columns, int rows);

#endif
