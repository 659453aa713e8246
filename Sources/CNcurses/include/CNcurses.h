// What Swift sees of ncurses. Nothing else of the program knows it.
#ifndef CNCURSES_H
#define CNCURSES_H

// Here and not in the package's cSettings: those do not reach the Swift importer.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef NCURSES_NOMACROS
#define NCURSES_NOMACROS 1
#endif
#include <curses.h>
#include <stdbool.h>
#include <stdint.h>

// ---- life (life.c, locale.c)

typedef enum {
  CN_STARTED,
  CN_NOT_A_TERMINAL,
  // TERM is not known, or names a terminal whose cursor cannot be moved.
  CN_UNUSABLE_TERM,
} cn_start_result;

// Takes over standard input and output. While it runs, a standard error that is a terminal is kept
// in memory and written when the screen is given back.
cn_start_result cn_start(void);
// Gives the screen back. May be called at any time and more than once; exit() calls it.
void cn_stop(void);
// Gives the screen back, stops the process, and takes the screen again when it goes on.
void cn_suspend(void);

/// Takes the terminal again after cn_stop.
void cn_resume(void);
// After a SIGCONT that cn_suspend did not wait for: somebody else may have changed the terminal.
void cn_take_back(void);
// Sets LC_CTYPE. True where the terminal is to be given UTF-8.
bool cn_use_locale(void);

// ---- drawing (drawing.c)

// Columns and rows as the terminal has them now; ncurses is told.
void cn_fit(int *width, int *height);

// One column. text[0] is 0 in the right half of a wide character.
typedef struct {
  uint32_t text[3];
  uint32_t attributes;
  int32_t pair;
} cn_cell;

void cn_draw_row(int x, int y, const cn_cell *cells, int count);
// Writes what has changed. The cursor is hidden where x is negative.
void cn_refresh(int x, int y);

static const uint32_t CN_BOLD = A_BOLD;
static const uint32_t CN_DIM = A_DIM;
static const uint32_t CN_UNDERLINE = A_UNDERLINE;
static const uint32_t CN_REVERSE = A_REVERSE;
#ifdef A_ITALIC
static const uint32_t CN_ITALIC = A_ITALIC;
#else
static const uint32_t CN_ITALIC = A_NORMAL;
#endif

// 0 where there are none.
int cn_color_count(void);
// The number for cn_cell; -1 as a colour is the terminal's own. 0, no colours, if there is no room.
int cn_pair(int foreground, int background);

// ---- signals (signals.c)

// Call it before cn_start. Returns a descriptor that gives one byte, the signal's number, for each
// SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT; -1 if there is none.
int cn_catch_signals(void);
// Without a screen nobody reads that descriptor: Ctrl-C is to end the program again.
void cn_release_signals(void);
// From here on SIGTERM and SIGHUP wait for the process that is about to get the terminal; a second one
// ends ours.
void cn_hold_ends(void);
// From here on they go to this process. What has come since cn_hold_ends goes to it at once.
void cn_pass_ends_to(int process);
// The end of both, to be called before the process is reaped. Returns the signal that came, or 0.
int cn_keep_ends(void);
// Gives the screen back and ends the process, whatever its other threads do.
void cn_leave_at_once(int status);
// A pipe that neither end waits on and that other programs do not inherit: 0, or -1 if there is none.
int cn_pipe(int ends[2]);

#endif
