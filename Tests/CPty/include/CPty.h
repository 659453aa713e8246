#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// The master side of a new pseudo-terminal, not blocking; -1 if there is none.
int cpty_open(int columns, int rows);
// Starts a program at it, as the leader of its own session. All of the child's side is C, because
// between fork and exec Swift code (allocation, locks, runtime metadata) is not safe.
pid_t cpty_spawn(int master, const char *path, char *const arguments[], char *const environment[]);
int cpty_resize(int master, int columns, int rows);
// Whether the program at it has not yet read all that was written to the master.
bool cpty_has_unread(int master);
// A descriptor that is readable when the process has ended.
int cpty_watch(pid_t process);
// The exit status, or 128 and the signal's number. Waits.
int cpty_reap(pid_t process);
// By the C library with the locale C.UTF-8, whatever the environment says.
int cpty_width(uint32_t scalar);

#endif
