/// Converts byte offsets to line and column. Both count from 1; columns count Unicode scalars. A line ends at `\n`,
/// `\r` or `\r\n`.
struct LineTable {
  private let bytes: [UInt8]
  /// Offsets of the lines' first bytes.
  private var starts = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    for (offset, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r")
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == UInt8(ascii: "\n") || isReturn && next != UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func position(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let end = min(offset, bytes.count)
    let start = min(starts[line - 1], end)
    let scalars = bytes[start..<end].count { $0 & 0xC0 != 0x80 }
    return (line, scalars + 1)
  }

  /// The text of each line, without its end.
  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n"
    }.map(String.init)
  }
}
