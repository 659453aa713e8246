#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CNcurses.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

// Far more than any screen has: a pseudo-terminal can claim 65535 x 65535.
enum { MOST_COLUMNS = 1000, MOST_ROWS = 500 };

// Bracketed paste, and the mouse with buttons and drags as SGR reports. Not by ncurses, whose mouse
// follows the terminfo entry: under tmux, screen and linux that is the old report.
static const char MODES_ON[] = "\033[?2004h\033[?1002h\033[?1006h";
static const char MODES_OFF[] = "\033[?1006l\033[?1002l\033[?2004l";

static SCREEN *screen;
static struct termios original_modes;
static volatile sig_atomic_t screen_is_ours;
// What a crash writes; made while everything still works.
static char farewell[256];
static volatile size_t farewell_length;
static int real_output = -1;
static int nowhere = -1;
static int kept_errors = -1;
static int real_errors = -1;
static int cursor_shown = -1;
static int pair_count;

static void write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

static void put(const char *text) { write_all(STDOUT_FILENO, text, strlen(text)); }

static const char *capability(const char *name) {
  const char *text = tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

// ---- locale

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool cn_use_locale(void) {
  setlocale(LC_CTYPE, "");
  if (is_utf8()) return true;
  // Where the locale that is asked for is not installed, setlocale has done nothing and everything
  // outside of ASCII would vanish.
  const char *name = getenv("LC_ALL");
  if (!name || !*name) name = getenv("LC_CTYPE");
  if (!name || !*name) name = getenv("LANG");
  if (name && (strcasestr(name, "utf-8") || strcasestr(name, "utf8")))
    setlocale(LC_CTYPE, "C.UTF-8");
  return is_utf8();
}

// ---- standard error while the screen is ours

static void keep_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  if (real_errors < 0) real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept_errors < 0) kept_errors = memfd_create("stderr", MFD_CLOEXEC);
  if (real_errors >= 0 && kept_errors >= 0) dup2(kept_errors, STDERR_FILENO);
}

// Safe in a signal handler.
static void replay_errors(void) {
  if (real_errors < 0 || kept_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  char bytes[4096];
  off_t offset = 0;
  ssize_t length;
  while ((length = pread(kept_errors, bytes, sizeof bytes, offset)) > 0) {
    write_all(STDERR_FILENO, bytes, (size_t)length);
    offset += length;
  }
  if (ftruncate(kept_errors, 0) == 0) lseek(kept_errors, 0, SEEK_SET);
}

// ---- life

// Leaves out delays, $<5>, which are for ncurses' own output routine.
static void add_to_farewell(const char *text) {
  while (text && *text && farewell_length < sizeof farewell) {
    const char *end = strncmp(text, "$<", 2) == 0 ? strchr(text, '>') : NULL;
    if (end) {
      text = end + 1;
    } else {
      farewell[farewell_length++] = *text++;
    }
  }
}

static void prepare_farewell(void) {
  farewell_length = 0;
  add_to_farewell(MODES_OFF);
  const char *capabilities[] = {"sgr0", "cnorm", "rmkx", "rmcup"};
  for (int i = 0; i < 4; i++) add_to_farewell(capability(capabilities[i]));
}

cn_start_result cn_start(void) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return CN_NOT_A_TERMINAL;
  if (tcgetattr(STDIN_FILENO, &original_modes) != 0) return CN_NOT_A_TERMINAL;
  screen = newterm(NULL, stdout, stdin);
  if (!screen) return CN_UNUSABLE_TERM;
  set_term(screen);
  // TERM=dumb is known, but everything would land on one line.
  if (!capability("cup")) {
    endwin();
    delscreen(screen);
    screen = NULL;
    return CN_UNUSABLE_TERM;
  }
  prepare_farewell();
  if (real_output < 0) real_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (nowhere < 0) nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  static bool registered;
  if (!registered) registered = atexit(cn_stop) == 0;
  screen_is_ours = 1;
  keep_errors();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);  // for its smkx: the arrow keys then send what the decoder knows
  intrflush(stdscr, FALSE);
  cursor_shown = -1;
  pair_count = 1;
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  put(MODES_ON);
  return CN_STARTED;
}

void cn_stop(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  put(MODES_OFF);
  curs_set(1);
  endwin();
  replay_errors();
}

static void take(void) {
  screen_is_ours = 1;
  keep_errors();
  put(MODES_ON);
  cursor_shown = -1;
  clearok(curscr, TRUE);
}

void cn_suspend(void) {
  cn_stop();
  // With SIGCONT at its default the one that ends the stop is not taken for somebody else's.
  struct sigaction standard = {.sa_handler = SIG_DFL}, stop_handler, continue_handler;
  sigaction(SIGTSTP, &standard, &stop_handler);
  sigaction(SIGCONT, &standard, &continue_handler);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &stop_handler, NULL);
  sigaction(SIGCONT, &continue_handler, NULL);
  tcgetattr(STDIN_FILENO, &original_modes);
  def_shell_mode();
  refresh();  // leaves endwin's state: alternate screen, raw mode
  take();
}

void cn_take_back(void) {
  if (!screen_is_ours) return;
  reset_prog_mode();
  const char *capabilities[] = {"smcup", "smkx"};
  for (int i = 0; i < 2; i++) {
    const char *text = capability(capabilities[i]);
    if (text) putp(text);
  }
  fflush(stdout);
  take();
}

void cn_give_back_after_crash(void) {
  if (!screen_is_ours) return;
  screen_is_ours = 0;
  // Another thread may be drawing; what it still writes must not come after the farewell.
  if (real_output >= 0 && nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
  write_all(real_output >= 0 ? real_output : STDOUT_FILENO, farewell, farewell_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &original_modes);
  replay_errors();
}

// ---- drawing

void cn_fit(int *width, int *height) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    int x = size.ws_col < MOST_COLUMNS ? size.ws_col : MOST_COLUMNS;
    int y = size.ws_row < MOST_ROWS ? size.ws_row : MOST_ROWS;
    if (x != COLS || y != LINES) {
      resizeterm(y, x);
      clearok(curscr, TRUE);  // terminals differ in what a resize leaves standing
    }
  }
  *width = COLS;
  *height = LINES;
}

void cn_draw_row(int y, const cn_cell *cells, int count) {
  enum { CHUNK = 128 };
  cchar_t row[CHUNK];
  int filled = 0, start = 0;
  for (int x = 0; x < count; x++) {
    const cn_cell *cell = &cells[x];
    if (cell->text[0] == 0) continue;
    if (filled == CHUNK) {
      mvadd_wchnstr(y, start, row, filled);
      filled = 0;
    }
    if (filled == 0) start = x;
    wchar_t text[] = {
        (wchar_t)cell->text[0], (wchar_t)cell->text[1], (wchar_t)cell->text[2], 0};
    int pair = cell->pair;  // the last argument points to a pair beyond the range of short
    setcchar(&row[filled++], text, cell->attributes, (short)pair, &pair);
  }
  if (filled > 0) mvadd_wchnstr(y, start, row, filled);
}

void cn_refresh(int x, int y) {
  int shown = x >= 0;
  if (shown != cursor_shown) {
    curs_set(shown);
    cursor_shown = shown;
  }
  if (shown) move(y, x);
  refresh();
}

int cn_color_count(void) { return has_colors() ? COLORS : 0; }

int cn_pair(int foreground, int background) {
  if (pair_count >= COLOR_PAIRS) return 0;
  if (init_extended_pair(pair_count, foreground, background) == ERR) return 0;
  return pair_count++;
}
