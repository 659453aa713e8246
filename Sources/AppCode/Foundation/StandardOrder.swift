/// The order of `localizedStandardCompare` in English: symbols before numbers before letters. Numbers compare by value;
/// among letters, plain ones come before accented ones, then small before capital.
enum StandardOrder {
  private struct Part: Comparable {
    var kind: Int
    var number = 0
    var letter = ""

    static func < (one: Part, other: Part) -> Bool {
      (one.kind, one.number, one.letter) < (other.kind, other.number, other.letter)
    }
  }

  /// -1 if the first text comes first, 0 if they are equal, 1 otherwise.
  static func compared(_ one: String, _ other: String) -> Int {
    let (first, second) = (parts(of: one), parts(of: other))
    if first != second { return first.lexicographicallyPrecedes(second) ? -1 : 1 }
    let (small, otherSmall) = (one.lowercased(), other.lowercased())
    if small != otherSmall { return small < otherSmall ? -1 : 1 }
    for (a, b) in zip(one, other) where a != b { return a.isLowercase ? -1 : 1 }
    return 0
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(Diacritics.stripped(from: text.lowercased()))
    while let letter = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if digits.isEmpty {
        rest.removeFirst()
        let kind = letter.isWhitespace ? 0 : letter.isPunctuation ? 1 : letter.isLetter ? 4 : 2
        parts.append(Part(kind: kind, letter: String(letter)))
      } else {
        rest = rest.dropFirst(digits.count)
        parts.append(Part(kind: 3, number: Int(digits) ?? .max))
      }
    }
    return parts
  }
}
