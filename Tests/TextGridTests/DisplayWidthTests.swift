import CPty
import Testing
import TextGrid

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      0x20...0x7E, 0xA0...0xAC, 0x2500...0x259F,  // ASCII, Latin, box drawing and blocks
      0x3001...0x30FF, 0xFF01...0xFF9F,  // CJK punctuation, kana, full and half width
      0x3400...0x9FFF, 0xAC00...0xD7A3, 0x1100...0x115E, 0x20000...0x2A6DF,  // Han, Hangul
    ] as [ClosedRange<UInt32>])
  func equalsTheCLibrary(scalars: ClosedRange<UInt32>) {
    let wrong = scalars.compactMap(Unicode.Scalar.init).filter { scalar in
      let width = Int(cpty_width(scalar.value))
      return width > 0 && String(scalar).displayWidth != width
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("", 0), ("push", 4), ("推送", 4), ("ｱｲ", 2), ("한국어", 6), ("e\u{301}", 1),
    ("👨\u{200D}👩\u{200D}👧", 6), ("❤\u{FE0F}", 1), ("👍🏽", 2), ("🇨🇳", 2), ("a\u{AD}b", 2),
    ("\u{301}", 0), ("a\tb", 9), ("\t", 8), ("\u{1B}[31m", 5), ("\u{378}", 1),
    ("\u{1112}\u{1161}", 2),
  ])
  func ofText(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  /// The planes with more than Han, private use or nothing.
  @Test(arguments: [0, 1, 14] as [UInt32])
  func noControlCharacterGetsIntoACell(plane: UInt32) {
    for value in (plane << 16)...(plane << 16 | 0xFFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = Glyph("a" + String(scalar)).text.unicodeScalars
      let own = Glyph(String(scalar)).text.unicodeScalars
      let controls = (Array(glyph) + Array(own)).filter {
        $0.properties.generalCategory == .control || $0.value == 0x200D || $0.value == 0x202E
      }
      if !controls.isEmpty { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: [
    ("a\u{7}b\u{9B}c", "a?b?c"), ("x\ty", "x       y"), ("line\nbreak", "line?break"),
    ("\u{202E}evil\u{200B}", "evil"), ("a\u{3164}\u{115F}\u{17B4}\u{110BD}\u{1BCA0}b", "ab"),
    ("\u{E000}\u{F0000}", "\u{FFFD}\u{FFFD}"), ("\u{378}", "\u{FFFD}"), ("🇯🇵", "JP"),
    ("x\u{301}\u{302}\u{303}", "x\u{301}\u{302}"),
  ])
  func sanitized(text: String, result: String) {
    #expect(Array(text.sanitized.unicodeScalars) == Array(result.unicodeScalars))
  }
}
