#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"
#include "internal.h"

// The process that has the terminal, and the first signal that was passed on to it.
static volatile sig_atomic_t tenant, passed;
static struct sigaction before_passing[NSIG];
// The terminal as the tenant got it.
static int terminal = -1;
static struct termios modes;
static bool has_modes;

// How long the tenant may take to end, and how long a killed one, in units of PAUSE milliseconds. A
// request to end is answered within 200 ms.
enum { PAUSE = 10, PAUSES_TO_END = 14, PAUSES_TO_DIE = 3 };

static bool is_of_keyboard(int number) { return number == SIGINT || number == SIGQUIT; }

static bool is_passed_on(int number) {
  return number == SIGTERM || number == SIGHUP || is_of_keyboard(number) || cn_ends_process(number);
}

// The tenant is not reaped before cn_keep_ends, so its number belongs to no other process.
static bool is_over(pid_t process, int pauses) {
  for (int i = 0;; i++) {
    siginfo_t info = {.si_pid = 0};
    int result = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
    if ((result == 0 && info.si_pid == process) || (result != 0 && errno == ECHILD)) return true;
    if (i == pauses) return false;
    poll(NULL, 0, PAUSE);
  }
}

// Whether a shell has not given the terminal to another job meanwhile.
static bool has_foreground(pid_t process) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group > 0 && (group == getpgrp() || (process != 0 && group == getpgid(process)));
}

// Undoes what the tenant may have set.
static void tidy(void) {
  // The tenant may have a process group of its own.
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
  sigaction(SIGTTOU, &ignore, &before);
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
  if (terminal >= 0) cn_write_farewell(terminal);
  sigaction(SIGTTOU, &before, NULL);
}

// Returns true if the tenant ends by itself. Kills it otherwise, so that it writes nothing behind
// the shell's prompt, and then the terminal is as before.
static bool end_tenant(pid_t process, int number) {
  kill(process, number == SIGHUP ? SIGHUP : SIGTERM);
  if (is_over(process, PAUSES_TO_END)) return true;
  bool is_ours = has_foreground(process);
  kill(process, SIGKILL);
  is_over(process, PAUSES_TO_DIE);
  if (is_ours) tidy();
  return false;
}

static void end_by(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  raise(number);
  _exit(128 + number);
}

static void pass(int number) {
  int error = errno;
  if (passed == 0) passed = number;
  pid_t process = (pid_t)tenant;
  if (process != 0 && !end_tenant(process, number)) end_by(number);
  errno = error;
}

static void pass_to_tenant(int number, siginfo_t *info, void *context) {
  (void)context;
  // The keyboard's Ctrl-C and Ctrl-\ reach the tenant by themselves, and mean it alone.
  bool was_sent = info->si_code <= 0 || info->si_code == SI_USER;
  if (was_sent || !is_of_keyboard(number)) pass(number);
}

void cn_hold_ends(void) {
  tenant = 0;
  passed = 0;
  has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  const char *term = getenv("TERM");
  bool has_sequences = term && *term && strcmp(term, "dumb") != 0;
  if (terminal < 0 && has_sequences && isatty(STDOUT_FILENO))
    terminal = cn_open_again(STDOUT_FILENO);
  struct sigaction action = {.sa_sigaction = pass_to_tenant, .sa_flags = SA_RESTART | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    if (!is_passed_on(number)) continue;
    sigaction(number, NULL, &before_passing[number]);
    if (before_passing[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

void cn_pass_ends_to(int process) {
  tenant = process;
  // A signal that comes right here is passed on twice, which is harmless.
  if (passed != 0) pass(passed);
}

// Also if a shell between says so by its status.
static bool was_killed(pid_t process) {
  siginfo_t info = {.si_pid = 0};
  if (process == 0) return false;
  if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return false;
  if (info.si_pid != process) return false;
  return info.si_code != CLD_EXITED || info.si_status > 128;
}

int cn_keep_ends(void) {
  pid_t process = (pid_t)tenant;
  tenant = 0;
  for (int number = 1; number < NSIG; number++)
    if (is_passed_on(number)) sigaction(number, &before_passing[number], NULL);
  if ((passed != 0 || was_killed(process)) && has_foreground(process)) tidy();
  return passed;
}

void cn_end_tenant(void) {
  pid_t process = (pid_t)tenant;
  if (process != 0 && end_tenant(process, SIGTERM) && has_foreground(process)) tidy();
}
