// What Linux and macOS do differently, behind the same functions.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// ---- process (process.c)

// Writes the path of the running program, links resolved, and returns true; false where it is not
// known or does not fit.
bool cp_executable_path(char *path, size_t size);

// Starts /bin/sh with a null-terminated list of arguments and with all signals as a shell leaves
// them. Returns 0 or an error number.
int cp_spawn_shell(char *const *arguments, pid_t *child);

// ---- sockets (socket.c)

// A Unix stream socket that is closed at exec; -1 where there is none.
int cp_local_socket(bool non_blocking);

// Sends at once or not at all, and raises no SIGPIPE. Returns as send() does.
ssize_t cp_send(int socket, const void *bytes, size_t count);

// ---- threads (thread.c)

typedef uintptr_t cp_thread;
// Of the processor time of one thread.
typedef uint64_t cp_thread_clock;

// `stack` is in bytes. Returns 0 where the system gives no thread.
cp_thread cp_thread_start(size_t stack, void *(*run)(void *), void *argument);
void cp_thread_join(cp_thread thread);
void cp_thread_detach(cp_thread thread);
// Only before the thread is joined or detached.
cp_thread_clock cp_thread_clock_of(cp_thread thread);
// In nanoseconds; 0 once the thread has ended.
int64_t cp_thread_time(cp_thread_clock clock);

#endif
