/// A cell of comma-separated values.
package enum CSVCell {
  /// Quoted where it holds a comma or a quote, or blanks that a reader may cut off at an end. What a
  /// spreadsheet would take for a formula gets an apostrophe in front. By scalars: a comma with an
  /// accent on it is one still.
  static func text(_ field: String) -> String {
    var scalars = Array(field.unicodeScalars)
    if let first = scalars.first, formulaSigns.contains(first) { scalars.insert("'", at: 0) }
    let isPlain =
      !scalars.contains { $0 == "," || $0 == "\"" } && scalars.first != " " && scalars.last != " "
    var result = String.UnicodeScalarView()
    if !isPlain { result.append("\"") }
    for scalar in scalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    if !isPlain { result.append("\"") }
    return String(result)
  }

  /// The full-width ones are read as formulas as well.
  private static let formulaSigns = Set("=+-@\t\r＝＋－＠".unicodeScalars)

  package static func line(_ fields: [String]) -> String { fields.map(text).joined(separator: ",") }
}
