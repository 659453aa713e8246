import Platform

/// Non-blocking waiting and reading, on descriptors that stay open as long as the process.
enum Descriptors {
  /// The duration in milliseconds, clamped to between 0 and one hour.
  static func milliseconds(_ duration: Duration) -> Int32 {
    // A negative time would make poll() wait forever.
    if duration <= .zero { return 0 }
    let (seconds, attoseconds) = duration.components
    if seconds > 3600 { return 3_600_000 }
    // Rounded up, so that poll() does not return shortly before the time, which would need a second wait.
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Which of `files` are readable or broken; none after the time limit or a signal.
  static func wait(for files: [Int32], atMost duration: Duration?) -> [Bool] {
    var polled = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&polled, nfds_t(polled.count), duration.map(milliseconds) ?? -1)
    return polled.map { ready > 0 && $0.revents != 0 }
  }

  enum Reading {
    case bytes([UInt8])
    case nothingYet
    case closed
  }

  static func read(_ file: Int32, atMost count: Int = 4096) -> Reading {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      length = Platform.read(file, buffer.baseAddress, count)
      initialized = max(0, length)
    }
    if length > 0 { return .bytes(bytes) }
    return length < 0 && (errno == EINTR || errno == EAGAIN) ? .nothingYet : .closed
  }
}
