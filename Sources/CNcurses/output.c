#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "internal.h"

int cn_open_again(int file) {
  // The flag belongs to the open file, which a shell shares, so the terminal is opened again.
  char name[128];
  int again = -1;
  if (ttyname_r(file, name, sizeof name) == 0)
    again = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  return again >= 0 ? again : fcntl(file, F_DUPFD_CLOEXEC, 3);
}

bool cn_write_while_read(int file, const char *bytes, size_t length, int waits) {
  enum { MILLISECONDS = 10 };
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
      continue;
    }
    if (written < 0 && errno == EINTR) continue;
    if (written == 0 || (errno != EAGAIN && errno != EWOULDBLOCK) || waits-- == 0) return false;
    struct pollfd polled = {.fd = file, .events = POLLOUT};
    poll(&polled, 1, MILLISECONDS);
  }
  return true;
}
