#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

int cpty_open(int columns, int rows) {
  // Closed on exec from the first moment: tests run at the same time, and a master that another
  // child has inherited would keep the terminal alive.
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (master < 0) return -1;
  if (grantpt(master) != 0 || unlockpt(master) != 0) {
    close(master);
    return -1;
  }
  cpty_resize(master, columns, rows);
  return master;
}

pid_t cpty_spawn(int master, const char *path, char *const arguments[], char *const environment[]) {
  char name[128];
  if (ptsname_r(master, name, sizeof name) != 0) return -1;
  pid_t process = fork();
  if (process != 0) return process;
  setsid();
  int slave = open(name, O_RDWR);
  if (slave < 0 || ioctl(slave, TIOCSCTTY, 0) != 0) _exit(126);
  for (int file = 0; file < 3; file++) dup2(slave, file);
  if (slave > 2) close(slave);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  execve(path, arguments, environment);
  _exit(127);
}

int cpty_resize(int master, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

bool cpty_has_unread(int master) {
  char name[128];
  if (ptsname_r(master, name, sizeof name) != 0) return false;
  int slave = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (slave < 0) return false;
  // Unlike FIONREAD, this first takes over what is still on its way from the master.
  struct pollfd input = {.fd = slave, .events = POLLIN};
  bool has = poll(&input, 1, 0) > 0 && (input.revents & POLLIN) != 0;
  close(slave);
  return has;
}

int cpty_watch(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int cpty_reap(pid_t process) {
  int status;
  pid_t reaped;
  do reaped = waitpid(process, &status, 0);
  while (reaped < 0 && errno == EINTR);
  if (reaped < 0) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int cpty_width(uint32_t scalar) {
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
