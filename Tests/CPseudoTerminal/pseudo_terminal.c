#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utmp.h>

static struct winsize size_of(int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return size;
}

pid_t pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                            int columns, int rows, int input, int *master, int *terminal,
                            struct termios *modes) {
  struct winsize size = size_of(columns, rows);
  if (openpty(master, terminal, NULL, NULL, &size) < 0) return -errno;
  tcgetattr(*terminal, modes);
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  pid_t pid = fork();
  if (pid == 0) {
    int kept = input < 0 ? -1 : fcntl(input, F_DUPFD, 100);
    login_tty(*terminal);
    if (kept >= 0) dup2(kept, 0);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int fd = 3; fd < 1024; fd++) close(fd);
    execve(path, arguments, environment);
    _exit(127);
  }
  return pid < 0 ? -errno : pid;
}

int pseudo_terminal_resize(int master, int columns, int rows) {
  struct winsize size = size_of(columns, rows);
  return ioctl(master, TIOCSWINSZ, &size) < 0 ? errno : 0;
}
