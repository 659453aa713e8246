#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <pthread.h>
#include <time.h>

#ifdef __APPLE__
#include <mach/mach.h>
#endif

#include "CPlatform.h"

cp_thread cp_thread_start(size_t stack, void *(*run)(void *), void *argument) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_setstacksize(&attributes, stack);
  pthread_t thread;
  int failure = pthread_create(&thread, &attributes, run, argument);
  pthread_attr_destroy(&attributes);
  return failure == 0 ? (cp_thread)thread : 0;
}

void cp_thread_join(cp_thread thread) { pthread_join((pthread_t)thread, NULL); }

void cp_thread_detach(cp_thread thread) { pthread_detach((pthread_t)thread); }

cp_thread_clock cp_thread_clock_of(cp_thread thread) {
#ifdef __APPLE__
  return pthread_mach_thread_np((pthread_t)thread);
#else
  clockid_t clock = 0;
  pthread_getcpuclockid((pthread_t)thread, &clock);
  return (cp_thread_clock)(int64_t)clock;
#endif
}

int64_t cp_thread_time(cp_thread_clock clock) {
#ifdef __APPLE__
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  if (thread_info((thread_act_t)clock, THREAD_BASIC_INFO, (thread_info_t)&info, &count) != 0)
    return 0;
  int64_t seconds = (int64_t)info.user_time.seconds + info.system_time.seconds;
  int64_t microseconds = (int64_t)info.user_time.microseconds + info.system_time.microseconds;
  return seconds * 1000000000 + microseconds * 1000;
#else
  struct timespec time;
  if (clock_gettime((clockid_t)(int64_t)clock, &time) != 0) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#endif
}
