// What the files of this module tell each other. All but cn_catch_crashes is safe in a signal handler.
#ifndef CNCURSES_INTERNAL_H
#define CNCURSES_INTERNAL_H

#include <unistd.h>

// life.c
void cn_give_back_after_crash(void);

// signals.c: from here on a crash of this process gives the screen back first, with the message on it
void cn_catch_crashes(void);

// errors.c: standard error while the screen is ours
void cn_keep_errors(void);
void cn_replay_errors(void);

// drawing.c
void cn_forget_cursor(void);

static inline void cn_write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

#endif
