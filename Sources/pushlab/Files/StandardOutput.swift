import CommandLanguage
import Platform
import Synchronization

/// Writes results to standard output and errors to standard error. If the reader has closed the pipe, nothing more is
/// written: a typed dialogue ends; every other command continues, so that its exit status is the same as with a reader.
enum StandardOutput {
  private static let hasReader = Atomic(true)
  private static let isDialogue = Atomic(false)

  /// Makes the program end when nobody reads its output any more. Call it only for a typed dialogue: in `pushlab run
  /// FILE | head`, standard input may be a terminal too, but nobody types there.
  static func endWithReader() { isDialogue.store(true, ordering: .relaxed) }

  /// How output is made safe. No scalar in it can move the cursor or change the writing direction, whatever the source
  /// of the text. Line breaks stay, tabs become blanks.
  enum Kind {
    /// For people. Harmful scalars are spelled as in Swift: `\u{1B}`.
    case text
    /// Harmful scalars are escaped as in JSON.
    case json
  }

  static func print(_ lines: [String], as kind: Kind = .text) {
    guard !lines.isEmpty, hasReader.load(ordering: .relaxed) else { return }
    let text = lines.map { safe($0, kind) + "\n" }.joined()
    let failure = write(Array(text.utf8), to: STDOUT_FILENO)
    if failure == EPIPE {
      if isDialogue.load(ordering: .relaxed) { exit(0) }
      hasReader.store(false, ordering: .relaxed)
    } else if failure != 0 {
      printError("pushlab: standard output: \(String(cString: strerror(failure)))")
      exit(3)
    }
  }

  private static func safe(_ text: String, _ kind: Kind) -> String {
    switch kind {
    case .json: return jsonSafe(text)
    case .text:
      if text.utf8.allSatisfy({ $0 == 10 || (0x20..<0x7F).contains($0) }) { return text }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        terminalSafe(
          String(line).replacing("\t", with: " "), limit: .max)
      }.joined(separator: "\n")
    }
  }

  /// Prints the text without a line break.
  static func prompt(_ text: String) {
    _ = write(Array(text.utf8), to: STDOUT_FILENO)
  }

  static func printError(_ text: String, end: String = "\n") {
    _ = write(Array((safe(text, .text) + end).utf8), to: STDERR_FILENO)
  }

  /// Overwrites the previous progress text on standard error.
  static func progress(_ text: String) {
    _ = write(Array("\r\u{1B}[K\(terminalSafe(text))".utf8), to: STDERR_FILENO)
  }

  /// Returns `errno`, or 0 on success.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN, becomesReady(file, for: Int32(POLLOUT)) { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
