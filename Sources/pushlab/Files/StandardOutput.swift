import Glibc

/// Results go to standard output, errors to standard error. A reader that went away ends the
/// program quietly, as it does other tools.
enum StandardOutput {
  static func print(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let failure = write(Array((lines.joined(separator: "\n") + "\n").utf8), to: STDOUT_FILENO)
    if failure == EPIPE { exit(0) }
    if failure != 0 {
      printError("pushlab: standard output: \(String(cString: strerror(failure)))")
      exit(3)
    }
  }

  /// Without a new line behind it.
  static func prompt(_ text: String) {
    _ = write(Array(text.utf8), to: STDOUT_FILENO)
  }

  static func printError(_ text: String, end: String = "\n") {
    _ = write(Array((text + end).utf8), to: STDERR_FILENO)
  }

  /// The number of the error, 0 for none.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
