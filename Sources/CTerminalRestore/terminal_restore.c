#define _GNU_SOURCE
#include "terminal_restore.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/// Long enough for every mode that is ever set and for a title; what does not fit is refused.
#define SEQUENCE_CAPACITY 1024

/// Messages to the guard: from now on the terminal needs to be restored, or no longer does.
#define GUARD_ARMED 'A'
#define GUARD_DISARMED 'D'

struct sequence {
  char bytes[SEQUENCE_CAPACITY];
  size_t length;
};

static int is_open;
static int input_fd, output_fd;
static struct sequence enter_sequence, leave_sequence;
static struct termios saved_modes, raw_modes;
static volatile sig_atomic_t is_entered;
static volatile sig_atomic_t continue_count;
static int notice_pipe[2] = {-1, -1};
static int guard_pipe = -1;
static pid_t guard_pid = -1;
static pid_t program_pid = -1;

/// Faults may come from a stack that is used up, so handlers get their own.
static char handler_stack[64 * 1024];

static const int fatal_signals[] = {SIGHUP, SIGINT,  SIGTERM, SIGQUIT, SIGSEGV,
                                    SIGILL, SIGTRAP, SIGABRT, SIGBUS,  SIGFPE};
static const int notice_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
#define COUNT(array) (sizeof(array) / sizeof(array[0]))

static struct sigaction previous_fatal[COUNT(fatal_signals)];
static struct sigaction previous_notice[COUNT(notice_signals)];
static struct sigaction previous_pipe;

static void write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, bytes, length);
    if (written < 0) {
      if (errno == EINTR) continue;
      return;
    }
    bytes += written;
    length -= (size_t)written;
  }
}

static void tell_guard(char what) {
  if (guard_pipe >= 0) write_all(guard_pipe, &what, 1);
}

int terminal_restore_is_in_foreground(void) {
  pid_t group = tcgetpgrp(input_fd);
  // A terminal that controls no session has no other user.
  return group < 0 || group == getpgrp();
}

static void send_leave_sequence(void) {
  // Frames that are still queued would delay leaving on a slow link. The sequence starts by
  // ending whatever the cut leaves unfinished.
  tcflush(output_fd, TCOFLUSH);
  write_all(output_fd, leave_sequence.bytes, leave_sequence.length);
}

void terminal_restore_leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  if (terminal_restore_is_in_foreground()) {
    send_leave_sequence();
    tcsetattr(input_fd, TCSANOW, &saved_modes);
  }
  tell_guard(GUARD_DISARMED);
}

// Signals

static void end_by_signal(int number) {
  terminal_restore_leave();
  // The default action, when this handler returns: the parent sees the signal that it was.
  signal(number, SIG_DFL);
  raise(number);
}

static void note_signal(int number) {
  int saved_errno = errno;
  char notice = TERMINAL_RESIZED;
  if (number == SIGTSTP) notice = TERMINAL_STOP_REQUESTED;
  if (number == SIGCONT) {
    notice = TERMINAL_CONTINUED;
    continue_count = continue_count + 1;
  }
  // The pipe does not block: when it is full there are notices enough.
  ssize_t ignored = write(notice_pipe[1], &notice, 1);
  (void)ignored;
  errno = saved_errno;
}

/// Sets a handler unless the signal is ignored, as `nohup` has it, which stays so.
static void take_over(int number, void (*handler)(int), int flags, struct sigaction *previous) {
  sigaction(number, NULL, previous);
  if (previous->sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void take_over_signals(void) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < COUNT(fatal_signals); i++)
    take_over(fatal_signals[i], end_by_signal, SA_ONSTACK, &previous_fatal[i]);
  for (size_t i = 0; i < COUNT(notice_signals); i++)
    take_over(notice_signals[i], note_signal, SA_RESTART, &previous_notice[i]);
  // A terminal that went away is an error of `write`, not the end.
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, &previous_pipe);
}

static void give_signals_back(void) {
  for (size_t i = 0; i < COUNT(fatal_signals); i++)
    sigaction(fatal_signals[i], &previous_fatal[i], NULL);
  for (size_t i = 0; i < COUNT(notice_signals); i++)
    sigaction(notice_signals[i], &previous_notice[i], NULL);
  sigaction(SIGPIPE, &previous_pipe, NULL);
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
}

// The guard

/// Keeps three descriptors, as 0, 1 and 2, and closes all others: a pipe that the program was started
/// with must not stay open on account of the guard.
static int keep_only(int first, int second, int third) {
  int high[3] = {fcntl(first, F_DUPFD, 10), fcntl(second, F_DUPFD, 10), fcntl(third, F_DUPFD, 10)};
  for (int i = 0; i < 3; i++)
    if (high[i] < 0 || dup2(high[i], i) < 0) return -1;
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3u, ~0u, 0u) == 0) return 0;
#endif
  for (int fd = 3; fd < 4096; fd++) close(fd);
  return 0;
}

static int has_raw_modes(int fd) {
  struct termios now;
  return tcgetattr(fd, &now) == 0 && now.c_lflag == raw_modes.c_lflag &&
         now.c_iflag == raw_modes.c_iflag && now.c_oflag == raw_modes.c_oflag;
}

/// The arguments of the process, which glibc gives to constructors too.
static int argument_count;
static char **arguments;

__attribute__((constructor)) static void note_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

/// Renames the guard, so that a search for the program by name finds only the program.
static void name_guard(void) {
  static const char name[] = "carousel-guard";
  prctl(PR_SET_NAME, name);
  if (argument_count < 1) return;
  // The arguments are adjacent in memory, and process lists show that memory.
  const char *last = arguments[argument_count - 1];
  size_t room = (size_t)(last + strlen(last) - arguments[0]);
  memset(arguments[0], 0, room);
  memcpy(arguments[0], name, room < sizeof name ? room : sizeof name);
}

/// Passes a signal on to the program, unless it is gone and the parent is another process.
static void forward_signal(int number) {
  int saved_errno = errno;
  if (getppid() == program_pid) kill(program_pid, number);
  errno = saved_errno;
}

/// Lets those signals through that ask for an end: they are meant for the program.
static void forward_signals(void) {
  static const int forwarded[] = {SIGHUP, SIGINT, SIGTERM};
  struct sigaction action = {.sa_handler = forward_signal, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigset_t open;
  sigemptyset(&open);
  for (size_t i = 0; i < COUNT(forwarded); i++) {
    sigaction(forwarded[i], &action, NULL);
    sigaddset(&open, forwarded[i]);
  }
  sigprocmask(SIG_UNBLOCK, &open, NULL);
}

/// Sleeps until the program is gone. All signals are blocked, from before the fork on: the program may
/// be killed, and its group be sent SIGHUP, before the guard runs at all. In a session of its own it
/// is not a background process of the terminal.
static void run_guard(int orders) {
  setsid();
  name_guard();
  forward_signals();
  if (keep_only(input_fd, output_fd, orders) < 0 || chdir("/") < 0) _exit(1);
  input_fd = 0;
  output_fd = 1;
  int is_armed = 0;
  for (;;) {
    char order;
    ssize_t count = read(2, &order, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    is_armed = order == GUARD_ARMED;
  }
  if (is_armed) {
    send_leave_sequence();
    // A shell may have set modes of its own by now.
    if (has_raw_modes(input_fd)) tcsetattr(input_fd, TCSANOW, &saved_modes);
  }
  _exit(0);
}

static int start_guard(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) < 0) return errno;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  program_pid = getpid();
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[1]);
    run_guard(ends[0]);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  if (pid < 0) {
    close(ends[1]);
    return error;
  }
  guard_pid = pid;
  guard_pipe = ends[1];
  return 0;
}

static void end_guard(void) {
  if (guard_pipe < 0) return;
  close(guard_pipe);
  guard_pipe = -1;
  while (waitpid(guard_pid, NULL, 0) < 0 && errno == EINTR) continue;
  guard_pid = -1;
}

// Opening and closing

static int set_sequence(struct sequence *sequence, const char *bytes, size_t length) {
  if (length > SEQUENCE_CAPACITY) return E2BIG;
  memcpy(sequence->bytes, bytes, length);
  sequence->length = length;
  return 0;
}

static void close_notices(void) {
  close(notice_pipe[0]);
  close(notice_pipe[1]);
  notice_pipe[0] = notice_pipe[1] = -1;
}

/// Everything raw but for the keys that send signals: those work even when the program hangs.
static int read_modes(void) {
  if (tcgetattr(input_fd, &saved_modes) < 0) return errno;
  raw_modes = saved_modes;
  cfmakeraw(&raw_modes);
  // A key that signals must not throw queued output away: it would be cut inside a sequence.
  raw_modes.c_lflag |= ISIG | NOFLSH;
  return 0;
}

int terminal_restore_open(int input, int output, const char *enter, size_t enter_length,
                          const char *leave, size_t leave_length) {
  if (is_open) return -EBUSY;
  int error = set_sequence(&enter_sequence, enter, enter_length);
  if (error == 0) error = set_sequence(&leave_sequence, leave, leave_length);
  if (error != 0) return -error;
  input_fd = input;
  output_fd = output;
  error = read_modes();
  if (error != 0) return -error;
  if (pipe2(notice_pipe, O_CLOEXEC | O_NONBLOCK) < 0) return -errno;
  error = start_guard();
  if (error != 0) {
    close_notices();
    return -error;
  }
  take_over_signals();
  is_open = 1;
  return notice_pipe[0];
}

int terminal_restore_enter(void) {
  if (is_entered) {
    // Stopped without a chance to leave. What nests on a terminal, such as the saved cursor, must
    // not be entered twice.
    send_leave_sequence();
  } else {
    // The user may have changed the modes during a stop; those are the ones to come back to.
    int error = read_modes();
    if (error != 0) return error;
  }
  tell_guard(GUARD_ARMED);
  is_entered = 1;
  if (tcsetattr(input_fd, TCSANOW, &raw_modes) < 0) return errno;
  write_all(output_fd, enter_sequence.bytes, enter_sequence.length);
  return 0;
}

void terminal_restore_stop(void) {
  terminal_restore_leave();
  struct sigaction ours, standard = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &standard, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

int terminal_restore_await_foreground(void) {
  while (!terminal_restore_is_in_foreground()) {
    sig_atomic_t before = continue_count;
    raise(SIGTTIN);
    if (continue_count == before) return 0;
  }
  return 1;
}

void terminal_restore_close(void) {
  if (!is_open) return;
  terminal_restore_leave();
  end_guard();
  give_signals_back();
  close_notices();
  is_open = 0;
}
