/* The naive delegate under iOS 9, as hand-written for SPIN: the question that
   `pushlab explore --profile ios9 --app naive` answers. Inactive is taken for a
   tap; the assertion fails where a push that nobody tapped is treated so. */
mtype = { gone, suspended, background, inactive, frontmost };
mtype:place = { home, app, switcher, locked, ringing };

mtype process = gone;
mtype:place screen = home;
mtype:place under = home;      /* what a call or the lock lies over */
bool banned, card = 1, banner, onlock;
byte download;           /* seconds that a download still takes, in fives */
byte suspend;            /* the same until the app is suspended */

inline front() { process = frontmost; screen = app; suspend = 0; banned = 0; card = 1 }
inline back() { if :: process == frontmost || process == inactive -> process = background; suspend = 1 :: else fi }
inline arrive(visible, wakes) {
  if
  :: wakes && process == inactive -> assert(false)
  :: wakes && process == frontmost -> skip
  :: wakes && process != inactive && process != frontmost && !banned ->
     process = background; download = 1; suspend = 1
  :: !wakes && process == inactive -> assert(false)
  :: else -> skip
  fi;
  if :: visible && process != frontmost && process != inactive -> banner = (screen != locked); onlock = (screen == locked) :: else fi
}

active proctype user() {
  do
  :: d_step { screen == home -> front() }
  :: d_step { screen == app || screen == switcher -> back(); screen = home }
  :: d_step { screen == app -> process = inactive; screen = switcher; under = app }
  :: d_step { screen == home -> screen = switcher; under = home }
  :: d_step { screen == switcher && card -> front() }
  :: d_step { screen == switcher && card -> process = gone; download = 0; suspend = 0; banned = 1; card = 0; screen = home }
  :: d_step { arrive(1, 1) }
  :: d_step { banner && (screen == home || screen == app) -> banner = 0; front() }
  :: d_step { onlock && screen == locked -> onlock = 0; front() }
  :: d_step { arrive(1, 0) }
  :: d_step { arrive(0, 1) }
  :: d_step { screen != locked && screen != ringing -> back(); if :: screen == app -> under = app :: else -> under = home fi; screen = locked }
  :: d_step { screen == locked -> onlock = 0; if :: under == app && process != gone -> front() :: else -> screen = home fi }
  :: d_step { screen != ringing -> if :: process == frontmost -> process = inactive :: else fi; under = screen; screen = ringing }
  :: d_step { screen == ringing -> screen = under; if :: screen == app -> process = frontmost :: else fi }
  :: d_step { process != gone -> if :: screen == app -> screen = home :: else fi; process = gone; download = 0; suspend = 0 }
  :: d_step { banner = 0; if :: download > 0 -> download-- :: download == 0 && suspend > 0 -> suspend--; if :: suspend == 0 && process == background -> process = suspended :: else fi :: else fi }
  od
}
