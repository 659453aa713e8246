#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif
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
// SIGTERM or SIGHUP, once one has come.
static volatile sig_atomic_t end_request;

static void pass_on(int number) {
  int error = errno;
  if (number == SIGTERM || number == SIGHUP) end_request = number;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;  // if the pipe is full, the loop will wake anyway
  errno = error;
}

static void pass_on_if_sent(int number, siginfo_t *info, void *context);

static void catch_terminal_signal(int number) {
  struct sigaction action = {.sa_sigaction = pass_on_if_sent, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// SIGTTIN and SIGTTOU. The terminal sends them when a process of the background reads or writes,
// and again as soon as a handler returns, so the process must stop here. In the foreground somebody
// else has sent the signal, and the loop first leaves the screen. A process that is to end and may
// not touch the terminal, which is not its own, ends here: nobody may ever bring it to the front.
static void pass_on_if_sent(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  bool sent = info->si_code <= 0 || info->si_code == SI_USER;
  if (sent && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
    pass_on(number);
  } else {
    // A request to end may just be on its way to another thread.
    struct timespec pause = {.tv_nsec = 50000000};
    nanosleep(&pause, NULL);
    if (end_request) number = end_request;
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(number, &standard, NULL);
    raise(number);
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, number);
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);  // stops here
    catch_terminal_signal(number);
  }
  errno = error;
}

static const int caught[] = {SIGWINCH, SIGTERM, SIGHUP,  SIGINT, SIGTSTP,
                             SIGCONT,  SIGPIPE, SIGTTIN, SIGTTOU};
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
    int number = caught[i];
    sigaction(number, NULL, &inherited[i]);
    bool is_ignored = inherited[i].sa_handler == SIG_IGN;
    if (number == SIGTTIN || number == SIGTTOU) {
      if (!is_ignored) catch_terminal_signal(number);
    } else if (number != SIGHUP || !is_ignored) {  // ignored by nohup
      sigaction(number, number == SIGPIPE ? &ignore : &action, NULL);
    }
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

// Whether the process has stopped and goes on. Another thread may take the signals, so this one
// waits; not long, because nothing stops in a group that no shell controls.
static bool was_stopped(void) {
  struct timespec pause = {.tv_nsec = 5000000};
  for (int i = 0; i < 40 && !has_continued; i++) nanosleep(&pause, NULL);
  return has_continued;
}

void cn_wait_for_foreground(void) {
  struct sigaction note = {.sa_handler = note_continuation}, before;
  sigaction(SIGCONT, &note, &before);
  for (;;) {
    pid_t front = tcgetpgrp(STDIN_FILENO);
    if (front < 0 || front == getpgrp()) break;
    has_continued = 0;
    raise(SIGTTIN);
    if (!was_stopped()) break;
  }
  sigaction(SIGCONT, &before, NULL);
}

void cn_stop_group(int number) {
  // All processes of the group stop by one signal: the shell may continue them as soon as the first
  // has stopped.
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  struct sigaction note = {.sa_handler = note_continuation}, before_continuing;
  has_continued = 0;
  sigaction(SIGCONT, &note, &before_continuing);
  sigaction(number, &standard, &before);
  kill(0, number);
  was_stopped();
  sigaction(number, &before, NULL);
  sigaction(SIGCONT, &before_continuing, NULL);
}

bool cn_is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE ||
         number == SIGTRAP || number == SIGSYS || number == SIGABRT;
}

bool cn_ends_process(int number) {
  static const int numbers[] = {SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGIO};
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (number == numbers[i]) return true;
#ifdef SIGPWR
  if (number == SIGPWR) return true;
#endif
#ifdef SIGSTKFLT
  if (number == SIGSTKFLT) return true;
#endif
#ifdef SIGRTMIN
  if (number >= SIGRTMIN && number <= SIGRTMAX) return true;
#endif
  return false;
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  cn_end_tenant();
  cn_give_back_after_crash();
  bool sent = info->si_code <= 0 || info->si_code == SI_USER;
  if (cn_is_fault(number) && !sent && cn_follows_description()) {
    static const char words[] =
        "pushlab: ncurses failed on the description of this terminal (TERM); pushlab --plain does "
        "without it\n";
    cn_write_all(STDERR_FILENO, words, sizeof words - 1);
    _exit(3);
  }
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(number, &standard, NULL);
  // A fault recurs when the handler returns. A signal that was sent does not, nor does one of the
  // terminal or of a limit, so these are raised again.
  if (!cn_is_fault(number) || sent) raise(number);
}

// The signals in front of SIGRTMIN belong to the C library, which refuses handlers for them. It uses them only after
// it has set its own handlers, so until then the kernel may ignore them.
static void ignore_library_signals(void) {
#if defined(__linux__) && defined(SYS_rt_sigaction)
  // The kernel's structure: handler, flags, restorer or mask. Its size depends on the machine; none has more words.
  unsigned long current[4] = {0}, ignored[4] = {(unsigned long)SIG_IGN};
  for (int number = 32; number < SIGRTMIN; number++) {
    if (syscall(SYS_rt_sigaction, number, NULL, current, 8) == 0 && current[0] == (unsigned long)SIG_DFL)
      syscall(SYS_rt_sigaction, number, ignored, NULL, 8);
  }
#endif
}

void cn_catch_crashes(void) {
  // After a stack overflow the handler needs another stack than the main thread's.
  static char stack[65536];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
  }
  // Replaces Swift's backtracer, which would print into the alternate screen and wait for a key.
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    if (cn_is_fault(number) || number == SIGQUIT || cn_ends_process(number))
      sigaction(number, &action, NULL);
  }
  ignore_library_signals();
}
