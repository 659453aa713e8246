/// Where a line may end: at blanks and next to wide characters, except next to punctuation that
/// Chinese and Japanese typesetting keeps from the beginning or the end of a line.
enum LineBreakRules {
  static func mayBreak(between before: Glyph, and after: Glyph) -> Bool {
    if after.isBlank { return false }
    if before.isBlank { return !wideNeverFirst.contains(after.base) }
    // An ASCII quotation mark may open or close, so it stays with both neighbours.
    if before.isASCIIQuote || after.isASCIIQuote { return false }
    guard before.columns == 2 || after.columns == 2 else { return false }
    return !neverLast.contains(before.base) && !wideNeverFirst.contains(after.base)
      && !asciiNeverFirst.contains(after.base)
  }

  private static let wideNeverFirst = Set(
    ("、。，．：；？！）］｝〉》」』】〕〗〙〛”’›»…—～·・％‰℃′″‼⁇⁈⁉々〻ゝゞヽヾー"
      + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ").unicodeScalars)
  private static let asciiNeverFirst = Set(",.:;?!)]}%".unicodeScalars)
  private static let neverLast = Set("（［｛〈《「『【〔〖〘〚“‘‹«([{$￥＄£".unicodeScalars)
}

extension Glyph {
  fileprivate var isASCIIQuote: Bool { base == "\"" || base == "'" }
}
