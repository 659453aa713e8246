#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "CNcurses.h"
#include "internal.h"

// Limits, because a pseudo-terminal can report 65535 x 65535.
enum { MOST_COLUMNS = 1000, MOST_ROWS = 500 };

// -1 if unknown.
static int cursor_shown = -1;
static int pair_count = 1;

void cn_forget_cursor(void) { cursor_shown = -1; }

static void limit_variable(const char *name, int reported, int most) {
  const char *set = getenv(name);
  long asked = set ? strtol(set, NULL, 10) : reported;
  if (asked <= most) return;
  char text[16];
  snprintf(text, sizeof text, "%d", most);
  setenv(name, text, 1);
}

void cn_limit_size(void) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  limit_variable("LINES", size.ws_row, MOST_ROWS);
  limit_variable("COLUMNS", size.ws_col, MOST_COLUMNS);
}

void cn_fit(int *width, int *height) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    int x = size.ws_col < MOST_COLUMNS ? size.ws_col : MOST_COLUMNS;
    int y = size.ws_row < MOST_ROWS ? size.ws_row : MOST_ROWS;
    if (x != COLS || y != LINES) resizeterm(y, x);
    // Terminals differ in what a resize keeps, and the size may be the old one again.
    clearok(curscr, TRUE);
  }
  *width = COLS;
  *height = LINES;
}

void cn_draw_row(int x, int y, const cn_cell *cells, int count) {
  enum { CHUNK = 128 };
  cchar_t row[CHUNK];
  int filled = 0, start = 0;
  // The previous cell, if it has one character. Most cells have the style of their neighbour, so
  // this avoids most of the slow calls of setcchar.
  const cn_cell *like = NULL;
  for (int index = 0; index < count; index++) {
    const cn_cell *cell = &cells[index];
    if (cell->text[0] == 0) continue;
    if (filled == CHUNK) {
      mvadd_wchnstr(y, start, row, filled);
      filled = 0;
      like = NULL;
    }
    if (filled == 0) start = x + index;
    bool single = cell->text[1] == 0;
    if (single && like && like->attributes == cell->attributes && like->pair == cell->pair) {
      row[filled] = row[filled - 1];
      row[filled++].chars[0] = (wchar_t)cell->text[0];
      continue;
    }
    wchar_t text[] = {
        (wchar_t)cell->text[0], (wchar_t)cell->text[1], (wchar_t)cell->text[2], 0};
    int pair = cell->pair;  // the last argument of setcchar allows pairs beyond the range of short
    setcchar(&row[filled++], text, cell->attributes, (short)pair, &pair);
    like = single ? cell : NULL;
  }
  if (filled > 0) mvadd_wchnstr(y, start, row, filled);
}

void cn_refresh(int x, int y) {
  cn_begin_following();
  int shown = x >= 0;
  if (shown != cursor_shown) {
    curs_set(shown);
    cursor_shown = shown;
  }
  if (shown) move(y, x);
  refresh();
  cn_end_following();
}

int cn_color_count(void) { return has_colors() ? COLORS : 0; }

int cn_pair(int foreground, int background) {
  if (pair_count >= COLOR_PAIRS) return 0;
#if NCURSES_VERSION_PATCH >= 20170729
  if (init_extended_pair(pair_count, foreground, background) == ERR) return 0;
#else
  if (init_pair((short)pair_count, (short)foreground, (short)background) == ERR) return 0;
#endif
  return pair_count++;
}
