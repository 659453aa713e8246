/// Removes diacritics as Foundation does.
enum Diacritics {
  /// The string without combining marks, and with plain Latin letters in place of composed ones.
  static func stripped(from text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        scalars.append(scalar)
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        scalars.append(plainLetter(of: scalar) ?? scalar)
      }
    }
    return String(scalars)
  }

  /// Finds the plain letter in the Unicode name, such as LATIN SMALL LETTER E WITH ACUTE. Parts of
  /// a letter, such as the stroke of ø, stay.
  private static func plainLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 5, words[2] == "LETTER", words[3].count == 1, words[4] == "WITH",
      let letter = words[3].unicodeScalars.first
    else { return nil }
    guard words.dropFirst(5).allSatisfy({ marks.contains(String($0)) }) else { return nil }
    return words[1] == "SMALL" ? Unicode.Scalar(letter.value + 32) : letter
  }

  private static let marks: Set = [
    "ACUTE", "GRAVE", "CIRCUMFLEX", "DIAERESIS", "TILDE", "CARON", "CEDILLA", "OGONEK", "BREVE",
    "MACRON", "RING", "DOT", "DOUBLE", "INVERTED", "HORN", "COMMA", "LINE", "ABOVE", "BELOW", "AND",
  ]
}
