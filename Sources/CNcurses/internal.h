// The interfaces between the files of this module. All except cn_catch_crashes and cn_limit_size are
// safe in a signal handler.
#ifndef CNCURSES_INTERNAL_H
#define CNCURSES_INTERNAL_H

#include <stdbool.h>
#include <unistd.h>

// life.c
void cn_give_back_after_crash(void);
// Writes what a crash writes, or, without a screen, what suits most terminals.
void cn_write_farewell(int file);
// Whether this thread is in ncurses, where a fault is one of the terminal's description.
bool cn_follows_description(void);
// Around calls of ncurses that use the description.
void cn_begin_following(void);
void cn_end_following(void);

// signals.c: from now on a crash first restores the terminal and then prints its message
void cn_catch_crashes(void);
// Whether the default of the signal, which no fault causes, ends the process. Not SIGTERM, SIGHUP,
// SIGINT, SIGQUIT and SIGPIPE.
bool cn_ends_process(int number);
bool cn_is_fault(int number);
// Whether SIGTSTP was ignored when this program started: whoever started it wants no stops.
bool cn_started_ignoring_stops(void);
// Stops until the process is in the foreground of its terminal, or is to end.
void cn_wait_for_foreground(void);

// tenant.c: if another process has the terminal, ends it and restores the terminal.
void cn_end_tenant(void);

// errors.c: standard error while the program has the screen
void cn_keep_errors(void);
// If `while_read`, gives up when the terminal does not take it.
void cn_replay_errors(bool while_read);

// drawing.c
void cn_forget_cursor(void);
// Before the screen is taken: no more rows and columns than cn_fit allows later.
void cn_limit_size(void);

// output.c: writes to a descriptor of cn_open_again. Waits for the terminal at most `waits` times,
// 10 ms each. Returns false if the terminal does not take everything.
bool cn_write_while_read(int file, const char *bytes, size_t length, int waits);
// A second, non-blocking descriptor of a terminal; for other files a plain copy.
int cn_open_again(int file);

static inline void cn_write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

#endif
