import Platform

/// Reads lines of standard input as they arrive. Invalid UTF-8 becomes U+FFFD.
struct LineReader {
  let limit: Int
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The next line, or nil at the end. A line beyond the limit is truncated.
  mutating func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = text(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      if isAtEnd {
        if buffer.isEmpty { return nil }
        defer { buffer = [] }
        return text(buffer[...])
      }
      readMore()
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(limit), as: UTF8.self)
  }

  private mutating func readMore() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = chunk.withUnsafeMutableBytes {
      Platform.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR { return }
    if count <= 0 {
      isAtEnd = true
    } else if buffer.count <= limit || chunk[..<count].contains(UInt8(ascii: "\n")) {
      buffer += chunk[..<count]
    }
  }
}
