#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "CNcurses.h"

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool cn_use_locale(void) {
  setlocale(LC_CTYPE, "");
  if (is_utf8()) return true;
  // If the requested locale is not installed, setlocale has had no effect, and all characters
  // outside of ASCII would be lost.
  const char *name = getenv("LC_ALL");
  if (!name || !*name) name = getenv("LC_CTYPE");
  if (!name || !*name) name = getenv("LANG");
  if (name && (strcasestr(name, "utf-8") || strcasestr(name, "utf8")))
    setlocale(LC_CTYPE, "C.UTF-8");
  return is_utf8();
}
