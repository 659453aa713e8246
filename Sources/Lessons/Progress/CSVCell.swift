/// A cell of comma-separated values.
package enum CSVCell {
  /// Quoted if it contains a separator (in some countries spreadsheets expect semicolons), a quote or a line end, or
  /// begins or ends with a blank. An apostrophe precedes a text that a spreadsheet would read as a formula. Works on
  /// scalars, because a comma with an accent is still a comma.
  static func text(_ field: String) -> String {
    var scalars = Array(field.unicodeScalars)
    if let first = scalars.first, formulaSigns.contains(first) { scalars.insert("'", at: 0) }
    let isPlain =
      !scalars.contains { quoted.contains($0) } && scalars.first != " " && scalars.last != " "
    var result = String.UnicodeScalarView()
    if !isPlain { result.append("\"") }
    for scalar in scalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    if !isPlain { result.append("\"") }
    return String(result)
  }

  private static let quoted = Set(",;\t\r\n\"".unicodeScalars)

  /// Spreadsheets read the full-width signs as formulas as well.
  private static let formulaSigns = Set("=+-@\t\r＝＋－＠".unicodeScalars)

  package static func line(_ fields: [String]) -> String { fields.map(text).joined(separator: ",") }
}
