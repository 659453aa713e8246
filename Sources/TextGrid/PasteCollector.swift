/// The bytes between ESC [200~ and ESC [201~.
struct PasteCollector: Sendable {
  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var dropped = 0
  private var ended = false

  /// It is too long. Because its end may have been lost, Ctrl-C ends it.
  var isTooLong: Bool { dropped > 0 }

  /// Returns whether the paste is complete.
  mutating func take(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    ended = byte == 0x7E && bytes.suffix(Self.endMark.count).elementsEqual(Self.endMark)
    if bytes.count > InputDecoder.pasteLimit + Self.endMark.count {
      let kept = Array(bytes.suffix(Self.endMark.count))
      dropped += bytes.count - kept.count
      bytes = kept
    }
    return ended
  }

  var input: Input {
    let text = ended ? bytes.dropLast(Self.endMark.count) : bytes[...]
    if dropped > 0 { return .pasteTooLong(bytes: dropped + text.count) }
    return .paste(String(decoding: Self.withLineFeeds(text), as: UTF8.self))
  }

  /// Terminals send the return key's byte for a line end.
  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || last != 0x0D {
        result.append(byte)
      }
      last = byte
    }
    return result
  }
}
