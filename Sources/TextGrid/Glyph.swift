/// The content of one cell: a base scalar of one or two columns and at most two zero-width scalars.
/// Only `GlyphReader` creates glyphs, so they never contain control characters.
package struct Glyph: Hashable, Sendable {
  /// The base's scalar value, with the width in the bits from 24 on. Compact, because comparing grids compares
  /// thousands of them.
  private let baseAndWidth: UInt32
  private(set) var firstMark: Unicode.Scalar = Glyph.none
  private(set) var secondMark: Unicode.Scalar = Glyph.none

  private static var none: Unicode.Scalar { "\0" }

  init(_ base: Unicode.Scalar, columns: Int) {
    baseAndWidth = base.value | UInt32(columns) << 24
  }

  /// The first glyph of `text`; a blank for an empty text.
  package init(_ text: String) {
    self = text.withGlyphs { $0.next()?.glyph } ?? .blank
  }

  package static var blank: Glyph { Glyph(" ", columns: 1) }
  /// The right half of the wide glyph in the previous cell.
  package static var rightHalf: Glyph { Glyph(none, columns: 0) }

  static var ellipsis: Glyph { Glyph("…", columns: 1) }

  /// 2 for a wide glyph, 0 for the right half of one.
  package var columns: Int { Int(baseAndWidth >> 24) }
  var base: Unicode.Scalar { Unicode.Scalar(baseAndWidth & 0xFF_FFFF) ?? Glyph.none }
  package var isBlank: Bool { self == .blank }
  var isRightHalf: Bool { columns == 0 }

  /// Base and marks; empty for a right half.
  package var scalars: some Sequence<Unicode.Scalar> {
    [base, firstMark, secondMark].lazy.filter { $0 != Glyph.none }
  }

  package var text: String {
    var view = String.UnicodeScalarView()
    append(to: &view)
    return String(view)
  }

  /// Appends `scalars`, without the cost of a lazy sequence.
  func append(to view: inout String.UnicodeScalarView) {
    let base = base
    if base != Glyph.none { view.append(base) }
    if firstMark != Glyph.none { view.append(firstMark) }
    if secondMark != Glyph.none { view.append(secondMark) }
  }

  /// Base and marks for C; zero for none.
  package var values: (UInt32, UInt32, UInt32) {
    (baseAndWidth & 0xFF_FFFF, firstMark.value, secondMark.value)
  }

  /// A third mark is omitted.
  mutating func add(mark: Unicode.Scalar) {
    if firstMark == Glyph.none {
      firstMark = mark
    } else if secondMark == Glyph.none {
      secondMark = mark
    }
  }
}
