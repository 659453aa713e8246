import Platform

/// Waits until a file is ready for POLLIN or POLLOUT: another program may have made the terminal or
/// pipe non-blocking. Returns false on an error.
func becomesReady(_ file: Int32, for events: Int32) -> Bool {
  var polled = pollfd(fd: file, events: Int16(events), revents: 0)
  return poll(&polled, 1, -1) >= 0 || errno == EINTR
}
