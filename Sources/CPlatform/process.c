#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#include <mach-o/dyld.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

#include "CPlatform.h"

bool cp_executable_path(char *path, size_t size) {
  char resolved[PATH_MAX];
#ifdef __APPLE__
  char given[PATH_MAX];
  uint32_t length = sizeof given;
  if (_NSGetExecutablePath(given, &length) != 0) return false;
#else
  const char *given = "/proc/self/exe";
#endif
  if (!realpath(given, resolved) || strlen(resolved) >= size) return false;
  strcpy(path, resolved);
  return true;
}

int cp_spawn_shell(char *const *arguments, pid_t *child) {
  static const int numbers[] = {SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTERM, SIGHUP, SIGCONT};
  sigset_t standard;
  sigemptyset(&standard);
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&standard, numbers[i]);
  posix_spawnattr_t attributes;
  int failure = posix_spawnattr_init(&attributes);
  if (failure != 0) return failure;
  posix_spawnattr_setsigdefault(&attributes, &standard);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  failure = posix_spawn(child, "/bin/sh", NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return failure;
}
