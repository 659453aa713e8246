#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>
#include <unistd.h>

#include "CNcurses.h"
#include "internal.h"

int cn_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

static int signal_pipe[2] = {-1, -1};

static void pass_on(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;  // if the pipe is full, the loop will wake anyway
  errno = error;
}

static const int caught[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGPIPE};
enum { CAUGHT_COUNT = sizeof caught / sizeof *caught };
static struct sigaction inherited[CAUGHT_COUNT];
static bool catching;

int cn_catch_signals(void) {
  if (signal_pipe[0] < 0 && cn_pipe(signal_pipe) != 0) return -1;
  if (catching) return signal_pipe[0];
  catching = true;
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  for (int i = 0; i < CAUGHT_COUNT; i++) {
    sigaction(caught[i], NULL, &inherited[i]);
    bool by_nohup = caught[i] == SIGHUP && inherited[i].sa_handler == SIG_IGN;
    if (!by_nohup) sigaction(caught[i], caught[i] == SIGPIPE ? &ignore : &action, NULL);
  }
  return signal_pipe[0];
}

void cn_release_signals(void) {
  if (!catching) return;
  catching = false;
  for (int i = 0; i < CAUGHT_COUNT; i++) sigaction(caught[i], &inherited[i], NULL);
}

bool cn_started_ignoring_stops(void) {
  for (int i = 0; i < CAUGHT_COUNT; i++) {
    if (caught[i] == SIGTSTP) return catching && inherited[i].sa_handler == SIG_IGN;
  }
  return false;
}

static volatile sig_atomic_t has_continued;

static void note_continuation(int number) {
  (void)number;
  has_continued = 1;
}

void cn_stop_group(void) {
  // All processes of the group stop by one signal: the shell may continue them as soon as the first
  // has stopped. Another thread may take the signal, so this one waits for the continuation; not
  // long, because nothing stops in a group that no shell controls.
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  struct sigaction note = {.sa_handler = note_continuation}, before_continuing;
  has_continued = 0;
  sigaction(SIGCONT, &note, &before_continuing);
  sigaction(SIGTSTP, &standard, &before);
  kill(0, SIGTSTP);
  struct timespec pause = {.tv_nsec = 5000000};
  for (int i = 0; i < 40 && !has_continued; i++) nanosleep(&pause, NULL);
  sigaction(SIGTSTP, &before, NULL);
  sigaction(SIGCONT, &before_continuing, NULL);
}

// The process that has the terminal, and the signal that was passed on to it.
static volatile sig_atomic_t tenant, passed;
static const int passed_on[] = {SIGTERM, SIGHUP};
enum { PASSED_COUNT = sizeof passed_on / sizeof *passed_on };
static struct sigaction before_passing[PASSED_COUNT], before_alarm;
// How long the other process may take to end.
enum { SECONDS_TO_END = 2 };

static void pass_to_tenant(int number) {
  int error = errno;
  passed = number;
  if (tenant != 0) kill((pid_t)tenant, number);
  alarm(SECONDS_TO_END);
  errno = error;
}

static void end_beside_tenant(int number) {
  // A SIGALRM from outside comes without a signal that was passed on.
  int last = passed != 0 ? passed : number;
  signal(last, SIG_DFL);
  raise(last);
}

void cn_hold_ends(void) {
  tenant = 0;
  passed = 0;
  struct sigaction action = {.sa_handler = pass_to_tenant,
                             .sa_flags = SA_RESTART | (int)SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  struct sigaction end = {.sa_handler = end_beside_tenant};
  sigemptyset(&end.sa_mask);
  sigaction(SIGALRM, &end, &before_alarm);
  for (int i = 0; i < PASSED_COUNT; i++) {
    sigaction(passed_on[i], NULL, &before_passing[i]);
    if (before_passing[i].sa_handler != SIG_IGN) sigaction(passed_on[i], &action, NULL);
  }
}

void cn_pass_ends_to(int process) {
  tenant = process;
  // A signal that comes right here is passed on twice, which is harmless.
  if (passed != 0) kill((pid_t)process, passed);
}

int cn_keep_ends(void) {
  for (int i = 0; i < PASSED_COUNT; i++) sigaction(passed_on[i], &before_passing[i], NULL);
  alarm(0);
  sigaction(SIGALRM, &before_alarm, NULL);
  return passed;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  cn_give_back_after_crash();
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  // A fault recurs when the handler returns. A signal that was sent does not, nor does one of the
  // terminal or of a limit, so these are raised again.
  bool fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE ||
               number == SIGTRAP || number == SIGSYS;
  bool sent = info->si_code <= 0 || info->si_code == SI_USER;
  if (!fault || sent) raise(number);
}

void cn_catch_crashes(void) {
  // After a stack overflow the handler needs another stack than the main thread's.
  static char stack[65536];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
  }
  static const int numbers[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP,
                                SIGABRT, SIGFPE, SIGQUIT, SIGSYS,
                                // Signals whose default also ends the process.
                                SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGIO};
  // Replaces Swift's backtracer, which would print into the alternate screen and wait for a key.
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
    sigaction(numbers[i], &action, NULL);
#ifdef SIGPWR
  sigaction(SIGPWR, &action, NULL);
#endif
#ifdef SIGSTKFLT
  sigaction(SIGSTKFLT, &action, NULL);
#endif
#ifdef SIGRTMIN
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) sigaction(number, &action, NULL);
#endif
}
