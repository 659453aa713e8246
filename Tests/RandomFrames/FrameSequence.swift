import TextGrid

/// Frames of short overlapping texts, the same ones for the same seed.
package struct FrameSequence {
  private var random: SplitMix64
  private var canvas: Canvas

  package init(seed: UInt64, size: Size) {
    random = SplitMix64(seed: seed)
    canvas = Canvas(size)
  }

  package var grid: Grid { canvas.grid }

  package mutating func next() -> Grid {
    if Int.random(in: 0..<20, using: &random) == 0 { canvas.fill(canvas.bounds, .plain) }
    for _ in 0..<Int.random(in: 1...25, using: &random) { drawText() }
    return canvas.grid
  }

  private mutating func drawText() {
    let pieces = Self.pieces
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    let styles = Self.styles
    let area = canvas.bounds
    canvas.text(
      text, x: Int.random(in: -5..<area.width, using: &random),
      y: Int.random(in: 0..<area.height, using: &random),
      styles[Int.random(in: 0..<styles.count, using: &random)])
  }

  private static let pieces =
    "ab cd─│█▌中文字日本한국ｱé🚀".map(String.init)
    + ["e\u{301}", "x\u{301}\u{323}", "ABCDEFGH", "      ", "中文中文中文", "👨\u{200D}👩", "❤\u{FE0F}"]

  private static let styles: [Style] = [
    .plain, .plain, Style(.red), Style(.index(203)).adding(.bold),
    Style(.index(16), on: .index(231)),
    Style(on: .blue), Style.plain.adding(.reverse), Style(.green).adding(.underline),
    Style(.index(240)).adding(.dim), Style(.index(12), on: .index(236), [.bold, .italic]),
  ]
}
