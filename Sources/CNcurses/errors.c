#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

static int kept_errors = -1;
static int real_errors = -1;
static int unblocked_errors = -1;

// An unnamed temporary file.
static int nameless_file(void) {
#ifdef __linux__
  return memfd_create("stderr", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  return file ? fcntl(fileno(file), F_DUPFD_CLOEXEC, 3) : -1;
#endif
}

void cn_keep_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  if (real_errors < 0) real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (unblocked_errors < 0) unblocked_errors = cn_open_again(STDERR_FILENO);
  if (kept_errors < 0) kept_errors = nameless_file();
  if (real_errors >= 0 && kept_errors >= 0) dup2(kept_errors, STDERR_FILENO);
}

void cn_replay_errors(bool while_read) {
  if (real_errors < 0 || kept_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  char bytes[4096];
  off_t offset = 0;
  ssize_t length;
  while ((length = pread(kept_errors, bytes, sizeof bytes, offset)) > 0) {
    if (!while_read) {
      cn_write_all(STDERR_FILENO, bytes, (size_t)length);
    } else if (!cn_write_while_read(unblocked_errors, bytes, (size_t)length, 100)) {
      return;
    }
    offset += length;
  }
  if (ftruncate(kept_errors, 0) == 0) lseek(kept_errors, 0, SEEK_SET);
}
