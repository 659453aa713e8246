import AppCode
import Platform

/// Reads lines of standard input as they arrive. Invalid UTF-8 becomes U+FFFD.
struct LineReader {
  let limit: Int
  private var buffer: [UInt8] = []
  /// The bytes at the start of the buffer that hold no line end.
  private var searched = 0
  private var isAtEnd = false
  /// Bytes left out of a line beyond the limit.
  private var leftOut = 0
  /// The number of the error that ended the input; nil if it ended as usual.
  private(set) var fault: Int32?

  init(limit: Int) {
    self.limit = limit
  }

  /// The next line, or nil at the end. A line beyond the limit, or with too many marks, is truncated; sixteen times the
  /// limit without a line end, as from a device, is the end.
  mutating func next() -> String? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = text(buffer[..<end])
        (leftOut, searched) = (0, 0)
        buffer.removeSubrange(...end)
        return line
      }
      searched = buffer.count
      if isAtEnd {
        if buffer.isEmpty { return nil }
        defer { (buffer, searched) = ([], 0) }
        return text(buffer[...])
      }
      readMore()
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = String(decoding: bytes.prefix(limit), as: UTF8.self)
    return line.hasTooManyMarks ? line.beforeTooManyMarks : line
  }

  private mutating func readMore() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = chunk.withUnsafeMutableBytes {
      Platform.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR { return }
    if count < 0, errno == EAGAIN, becomesReady(STDIN_FILENO, for: Int32(POLLIN)) { return }
    if count < 0 { fault = errno }
    if count <= 0 {
      isAtEnd = true
    } else if buffer.count <= limit || chunk[..<count].contains(UInt8(ascii: "\n")) {
      buffer += chunk[..<count]
    } else {
      leftOut += count
      isAtEnd = leftOut > 16 * limit
    }
  }
}
