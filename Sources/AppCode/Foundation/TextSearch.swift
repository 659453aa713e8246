import LifecycleModel

extension String {
  /// False if the texts certainly differ: the other normal form of a text has at most three times as many bytes.
  /// Checked first, because comparing very long characters takes time for each of their marks.
  func mayEqual(_ other: String) -> Bool {
    let (one, two) = (utf8.count, other.utf8.count)
    return max(one, two) <= 64 || max(one, two) <= 8 * min(one, two)
  }
}

/// Finds occurrences of one string in another.
struct TextSearch {
  /// The text for comparisons that ignore case: `ß` becomes `ss`.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 128 }) { return text.lowercased() }
    return text.map { letter in
      let upper = letter.uppercased()
      return upper.count > 1 ? upper.lowercased() : letter.lowercased()
    }.joined()
  }

  private let wanted: [Character]
  private let folds: Bool
  private let strips: Bool
  /// For each prefix of `wanted`, the length of its longest proper suffix that is also a prefix (Knuth, Morris and
  /// Pratt). With it, a search compares each character at most twice.
  private let borders: [Int]

  /// Searches for `wanted`. `folds`: ignores case. `strips`: ignores diacritics.
  init(_ wanted: String, folds: Bool, strips: Bool = false) {
    let plain = strips ? Diacritics.stripped(from: wanted) : wanted
    let wanted = Array(folds ? plain.lowercased() : plain)
    var borders = Array(repeating: 0, count: wanted.count)
    var length = 0
    for place in wanted.indices.dropFirst() {
      while length > 0, wanted[place] != wanted[length] { length = borders[length - 1] }
      if wanted[place] == wanted[length] { length += 1 }
      borders[place] = length
    }
    (self.wanted, self.folds, self.strips, self.borders) = (wanted, folds, strips, borders)
  }

  func range(in letters: [Character], from start: Int) -> Range<Int>? {
    guard !wanted.isEmpty, start <= letters.count else { return nil }
    var length = 0
    for place in start..<letters.count {
      let letter = letters[place]
      while length > 0, !fits(letter, wanted[length]) { length = borders[length - 1] }
      if fits(letter, wanted[length]) { length += 1 }
      if length == wanted.count { return place + 1 - length..<place + 1 }
    }
    return nil
  }

  private func fits(_ letter: Character, _ wanted: Character) -> Bool {
    let letter = strips ? Diacritics.stripped(from: String(letter)) : String(letter)
    let text = String(wanted)
    return letter.mayEqual(text) && (letter == text || folds && letter.lowercased() == text)
  }

  func ranges(in letters: [Character]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while let range = range(in: letters, from: start) {
      found.append(range)
      start = range.upperBound
    }
    return found
  }

  /// `count`: the number of replacements, from the beginning; nil for all.
  func replaced(in text: String, with other: String, atMost count: Int? = nil) -> String {
    let letters = Array(text)
    var made = ""
    var start = 0
    for range in ranges(in: letters).prefix(count ?? .max) {
      made += String(letters[start..<range.lowerBound]) + other
      start = range.upperBound
    }
    return made + String(letters[start...])
  }

  /// The parts between the occurrences, including empty ones.
  func parts(of letters: [Character]) -> Value {
    var parts: [Value] = []
    var start = 0
    for range in ranges(in: letters) {
      parts.append(.string(String(letters[start..<range.lowerBound])))
      start = range.upperBound
    }
    return .array(parts + [.string(String(letters[start...]))])
  }
}
