// The interface of ncurses for Swift. No other module uses ncurses.
#ifndef CNCURSES_H
#define CNCURSES_H

// Defined here, because the cSettings of the package do not reach the Swift importer.
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

// ---- start and end (life.c, locale.c)

typedef enum {
  CN_STARTED,
  CN_NOT_A_TERMINAL,
  // TERM is unknown, or names a terminal whose cursor cannot be moved.
  CN_UNUSABLE_TERM,
} cn_start_result;

// Takes over standard input and output. If standard error is a terminal, its output is kept in
// memory and written when the terminal is restored.
cn_start_result cn_start(void);
// Restores the terminal. May be called at any time and more than once; exit() calls it.
void cn_stop(void);
// Restores the terminal, stops the process group by this signal, and takes the screen again when it
// continues. Does nothing if SIGTSTP was ignored when the program started.
void cn_suspend(int number);

// Takes the terminal again after cn_stop.
void cn_resume(void);
// Sets the terminal up again after a SIGCONT without cn_suspend, because another program may have
// changed it.
void cn_take_back(void);
// Sets LC_CTYPE. Returns true if the output is to be UTF-8.
bool cn_use_locale(void);

// ---- drawing (drawing.c)

// Reads the terminal's present columns and rows and passes them to ncurses.
void cn_fit(int *width, int *height);

// One column. text[0] is 0 in the right half of a wide character.
typedef struct {
  uint32_t text[3];
  uint32_t attributes;
  int32_t pair;
} cn_cell;

void cn_draw_row(int x, int y, const cn_cell *cells, int count);
// Writes the changes. A negative x hides the cursor.
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

// The number of colours; 0 if there are none.
int cn_color_count(void);
// The colour pair for cn_cell. A colour of -1 is the terminal's own. Returns 0, no colours, if all
// pairs are in use.
int cn_pair(int foreground, int background);

// ---- signals (signals.c)

// Call this before cn_start. Returns a descriptor with one byte, the signal's number, for each
// SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT, and each SIGTTIN and SIGTTOU in the
// foreground; -1 on failure.
int cn_catch_signals(void);
// Restores the signal handlers. Without a screen no code reads that descriptor, and Ctrl-C must end
// the program again.
void cn_release_signals(void);
// Stops the process group by this signal, as the terminal does at Ctrl-Z unless it is raw: a script
// or make that started this program has to stop with it, or no shell gets the terminal.
void cn_stop_group(int number);
// Restores the terminal and ends the process, whatever its other threads do.
void cn_leave_at_once(int status);
// A non-blocking pipe that other programs do not inherit. Returns 0, or -1 on failure.
int cn_pipe(int ends[2]);

// ---- another program has the terminal (tenant.c)

// From now on SIGTERM, SIGHUP and other signals whose default ends the process wait for the process
// that will get the terminal, SIGINT and SIGQUIT only where a program sent them: from the keyboard
// these two do nothing. Call this before it starts.
void cn_hold_ends(void);
// From now on these signals go to that process, and so does one that has come since cn_hold_ends:
// SIGHUP as it is, all others as SIGTERM. If the process then runs on for 150 ms, it is killed, the
// terminal is restored, and the signal ends this process.
void cn_pass_ends_to(int process);
// Ends both; call this before the process is reaped. Returns the signal that came, or 0. After one,
// and after a process that was killed, the terminal is as it was at cn_hold_ends.
int cn_keep_ends(void);

#endif
