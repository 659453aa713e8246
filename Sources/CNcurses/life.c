#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"
#include "internal.h"

#include <term.h>  // must be the last include, because its macros redefine common words

// Bracketed paste, and the mouse with buttons and drags as SGR reports. ncurses cannot set these:
// its mouse follows the terminfo entry, which under tmux, screen and linux has the old report.
static const char MODES_ON[] = "\033[?2004h\033[?1002h\033[?1006h";
// An editor that was killed may have left other mouse modes and the reports of focus on.
static const char MODES_OFF[] = "\033[?1015l\033[?1006l\033[?1005l\033[?1004l\033[?1003l"
                                "\033[?1002l\033[?1000l\033[?2004l";

// For a crash before the terminal description is known: resets attributes, cursor and screen.
static const char UNKNOWN_TERMINAL_OFF[] = "\033[0m\033[?25h\033[?1049l";

static SCREEN *screen;
static struct termios original_modes;
// Of the terminal of standard output, which may be another one and is the one that ncurses changes.
static struct termios original_output_modes;
static volatile sig_atomic_t screen_is_ours;
// The bytes that a crash writes, prepared in advance.
static char farewell[256];
static volatile size_t farewell_length;
static int unblocked_output = -1;
// Set by cn_stop until the terminal has its modes back.
static volatile sig_atomic_t is_stopping;
static int nowhere = -1;
static pthread_t drawer;
static volatile sig_atomic_t is_following;
// Set while another thread restores the terminal and then ends the process.
static volatile sig_atomic_t is_leaving;

static void put(const char *text) { cn_write_all(STDOUT_FILENO, text, strlen(text)); }

static const char *capability(const char *name) {
  const char *text = tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

// Omits delays such as $<5>, which only ncurses' own output routine understands.
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

bool cn_follows_description(void) {
  return is_following && pthread_equal(pthread_self(), drawer);
}

void cn_begin_following(void) { is_following = 1; }
void cn_end_following(void) { is_following = 0; }

static void do_nothing(int number) { (void)number; }

// In the background the modes would be those of a shell that edits its line.
static bool keep_modes(void) {
  cn_wait_for_foreground();
  return tcgetattr(STDIN_FILENO, &original_modes) == 0 &&
         tcgetattr(STDOUT_FILENO, &original_output_modes) == 0;
}

static cn_start_result start(void) {
  cn_limit_size();
  screen = newterm(NULL, stdout, stdin);
  if (!screen) {
    screen_is_ours = 0;
    return CN_UNUSABLE_TERM;
  }
  set_term(screen);
  // TERM=dumb is known, but all rows would appear on one line.
  if (!capability("cup")) {
    endwin();
    delscreen(screen);
    screen = NULL;
    screen_is_ours = 0;
    return CN_UNUSABLE_TERM;
  }
  prepare_farewell();
  static bool registered;
  if (!registered) registered = atexit(cn_stop) == 0;
  cn_keep_errors();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);  // for smkx: the arrow keys then send the sequences that the decoder knows
  intrflush(stdscr, FALSE);
  cn_forget_cursor();
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  // Before the first return from endwin, ncurses flushes at each move of the cursor (_nc_mvcur,
  // ewInitial): a dozen writes a frame, each of which wakes the terminal.
  refresh();
  endwin();
  refresh();
  // ncurses need not check for input while it draws, because other code reads it.
  typeahead(-1);
  put(MODES_ON);
  return CN_STARTED;
}

cn_start_result cn_start(void) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return CN_NOT_A_TERMINAL;
  if (!keep_modes()) return CN_NOT_A_TERMINAL;
  // Some terminal descriptions crash ncurses, so the crash handler must work from here on.
  if (unblocked_output < 0) unblocked_output = cn_open_again(STDOUT_FILENO);
  if (nowhere < 0) nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  drawer = pthread_self();
  struct sigaction interrupt = {.sa_handler = do_nothing};
  sigaction(SIGURG, &interrupt, NULL);
  farewell_length = 0;
  add_to_farewell(UNKNOWN_TERMINAL_OFF);
  screen_is_ours = 1;
  cn_catch_crashes();
  cn_begin_following();
  cn_start_result result = start();
  cn_end_following();
  return result;
}

static void let_others_leave(void) {
  while (is_leaving) pause();
}

void cn_stop(void) {
  let_others_leave();
  if (!screen_is_ours) return;
  is_stopping = 1;
  screen_is_ours = 0;
  put(MODES_OFF);
  curs_set(1);
  endwin();
  let_others_leave();
  is_stopping = 0;
  cn_replay_errors(false);
}

static void take(void) {
  screen_is_ours = 1;
  cn_keep_errors();
  put(MODES_OFF);
  put(MODES_ON);
  cn_forget_cursor();
  clearok(curscr, TRUE);
}

void cn_suspend(int number) {
  if (cn_started_ignoring_stops()) return;
  cn_stop();
  // With the default handler, the SIGCONT that ends this stop is not handled like an external one.
  struct sigaction standard = {.sa_handler = SIG_DFL}, continue_handler;
  sigaction(SIGCONT, &standard, &continue_handler);
  cn_stop_group(number);
  sigaction(SIGCONT, &continue_handler, NULL);
  keep_modes();
  def_shell_mode();
  cn_resume();
}

void cn_resume(void) {
  // First, because the output may be stuck behind the change of the modes.
  screen_is_ours = 1;
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

static bool write_farewell_now(void) {
  enum { WAITS = 3 };
  // Its first byte, ESC, ends a control sequence that was cut.
  return cn_write_while_read(unblocked_output, farewell, farewell_length, WAITS);
}

void cn_give_back_after_crash(void) {
  // Another thread may be drawing, or taking or leaving the screen at this moment; its output must
  // not come after the farewell.
  bool was_ours = screen_is_ours || is_stopping;
  if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
  if (!was_ours && !screen_is_ours) return;
  is_leaving = 1;
  screen_is_ours = 0;
  is_stopping = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &original_modes);
  tcsetattr(unblocked_output, TCSANOW, &original_output_modes);
  // The thread that draws may wait for a terminal that is read slowly or not at all; until a signal
  // ends its call, nobody else can write. Nobody needs what it has drawn.
  if (!pthread_equal(pthread_self(), drawer)) pthread_kill(drawer, SIGURG);
  bool is_read = write_farewell_now();
  if (!is_read && tcflush(unblocked_output, TCOFLUSH) == 0) is_read = write_farewell_now();
  if (is_read) cn_replay_errors(true);
}

void cn_write_farewell(int file) {
  // Without an alternate screen the last sequence puts the cursor where it was saved: right here.
  enum { WAITS = 3 };
  cn_write_while_read(file, "\0337", 2, WAITS);
  if (farewell_length > 0) {
    cn_write_while_read(file, farewell, farewell_length, WAITS);
  } else {
    cn_write_while_read(file, MODES_OFF, sizeof MODES_OFF - 1, WAITS);
    cn_write_while_read(file, UNKNOWN_TERMINAL_OFF, sizeof UNKNOWN_TERMINAL_OFF - 1, WAITS);
  }
}

void cn_leave_at_once(int status) {
  cn_give_back_after_crash();
  _exit(status);
}
