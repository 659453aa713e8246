import CommandLanguage
import LifecycleModel
import Platform

/// Reads lines of standard input as they arrive. Invalid UTF-8 becomes U+FFFD.
struct LineReader {
  let limit: Int
  private var buffer: [UInt8] = []
  /// The number of bytes at the start of the buffer that contain no line end.
  private var searched = 0
  private var isAtEnd = false
  /// The number of bytes dropped from a line beyond the limit.
  private var leftOut = 0
  /// The number of the error that ended the input; nil after a normal end.
  private(set) var fault: Int32?

  init(limit: Int) {
    self.limit = limit
  }

  /// The next line, or why it is refused; nil at the end. Input of sixteen times the limit without a line end, as from
  /// a device, also counts as the end.
  mutating func next() -> Result<String, LineFault>? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = line(buffer[..<end])
        (leftOut, searched) = (0, 0)
        buffer.removeSubrange(...end)
        return line
      }
      searched = buffer.count
      if isAtEnd {
        if buffer.isEmpty { return nil }
        defer { (buffer, searched) = ([], 0) }
        return line(buffer[...])
      }
      readMore()
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Result<String, LineFault> {
    guard bytes.count <= limit else { return .failure(.tooLong(limit: limit)) }
    let line = String(decoding: bytes, as: UTF8.self)
    return line.longRow.map { .failure(.longRow($0)) } ?? .success(line)
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

/// Why a line is not carried out at all.
enum LineFault: Error {
  case tooLong(limit: Int)
  case longRow(ExcessiveMarks)

  var sentence: Bilingual {
    switch self {
    case .tooLong(let limit):
      Bilingual(
        en: "This line was not read: it has more than \(limit) bytes.",
        zh: "这一行没有读取：它超过 \(limit) 字节。")
    case .longRow(let row):
      Bilingual(
        en: "This line was not read: it has \(row.sentence.en).",
        zh: "这一行没有读取：它\(row.sentence.zh)。")
    }
  }
}
