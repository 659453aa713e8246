import LifecycleModel
import Testing

/// Rows of combining marks and of flag letters.
@Suite struct CombiningMarkTests {
  @Test(
    "256 in a row are read, one more is too many",
    arguments: ["\u{301}", "\u{F73}", "\u{F75}", "\u{F81}", "\u{1F1E6}"] as [Unicode.Scalar])
  func most(scalar: Unicode.Scalar) {
    func row(_ count: Int) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: repeatElement(scalar, count: count))
      return String(text)
    }
    let kind = scalar == "\u{1F1E6}" ? ExcessiveMarks.flags : .marks
    #expect(row(256).longRow == nil && row(257).longRow == kind)
    #expect(("e" + row(256)).longRow == nil && (row(256) + "e" + row(256)).longRow == nil)
    #expect(row(256).truncatedAtExcessiveMarks == row(256))
    #expect(
      Array(("e" + row(300)).truncatedAtExcessiveMarks.unicodeScalars)
        == Array("e\(row(256))…".unicodeScalars))
  }

  @Test("letters are no marks", arguments: ["a", "я", "推", "한", "\u{1F600}", "\u{E0041}"])
  func letters(letter: String) {
    #expect(String(repeating: letter, count: 300).longRow == nil)
  }
}
