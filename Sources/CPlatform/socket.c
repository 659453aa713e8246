#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CPlatform.h"

int cp_local_socket(bool non_blocking) {
#ifdef __APPLE__
  int file = socket(AF_UNIX, SOCK_STREAM, 0);
  if (file < 0) return -1;
  fcntl(file, F_SETFD, FD_CLOEXEC);
  if (non_blocking) fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
  return file;
#else
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | (non_blocking ? SOCK_NONBLOCK : 0), 0);
#endif
}

ssize_t cp_send(int socket, const void *bytes, size_t count) {
#ifdef __APPLE__
  int on = 1;
  setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  return send(socket, bytes, count, MSG_DONTWAIT);
#else
  return send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
#endif
}
