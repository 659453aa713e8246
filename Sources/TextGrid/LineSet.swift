/// The characters of frames and bars.
package struct LineSet: Hashable, Sendable {
  package let horizontal: Glyph
  package let vertical: Glyph
  /// Top left, top right, bottom left, bottom right.
  package let corners: [Glyph]
  package let barFull: Glyph
  package let barEmpty: Glyph

  private init(_ drawing: String) {
    let glyphs = drawing.map { Glyph(String($0)) }
    horizontal = glyphs[0]
    vertical = glyphs[1]
    corners = Array(glyphs[2...5])
    barFull = glyphs[6]
    barEmpty = glyphs[7]
  }

  package static let unicode = LineSet("─│┌┐└┘▓░")
  /// With full blocks, which do not fade on a bright projector.
  package static let solid = LineSet("─│┌┐└┘█░")
  package static let ascii = LineSet("-|++++#.")
}
