import TextGrid

/// Letters five rows high, made of cells, for any terminal: capital letters, digits and a few
/// signs. Skips other characters.
enum BigLetters {
  static let height = 5

  /// The number of cells for each dot of a letter.
  struct Scale: Equatable {
    var across: Int
    var down: Int
  }

  /// In cells, including the gap after each letter.
  static func width(of text: String, _ scale: Scale) -> Int {
    letters(of: text).reduce(0) { $0 + ($1[0].count + 1) * scale.across }
  }

  /// For each row of the text, which columns are filled.
  static func rows(of text: String, _ scale: Scale) -> [[Bool]] {
    let letters = letters(of: text)
    return (0..<height * scale.down).map { row in
      letters.flatMap { letter -> [Bool] in
        let dots = letter[row / scale.down].map { $0 == "#" } + [false]
        return dots.flatMap { Array(repeating: $0, count: scale.across) }
      }
    }
  }

  private static func letters(of text: String) -> [[String]] {
    text.uppercased().compactMap { shapes[$0] }
  }

  private static let shapes: [Character: [String]] = [
    " ": ["..", "..", "..", "..", ".."],
    "A": [".#.", "#.#", "###", "#.#", "#.#"],
    "B": ["##.", "#.#", "##.", "#.#", "##."],
    "C": [".##", "#..", "#..", "#..", ".##"],
    "D": ["##.", "#.#", "#.#", "#.#", "##."],
    "E": ["###", "#..", "##.", "#..", "###"],
    "F": ["###", "#..", "##.", "#..", "#.."],
    "G": [".##", "#..", "#.#", "#.#", ".##"],
    "H": ["#.#", "#.#", "###", "#.#", "#.#"],
    "I": ["#", "#", "#", "#", "#"],
    "J": ["..#", "..#", "..#", "#.#", ".#."],
    "K": ["#.#", "#.#", "##.", "#.#", "#.#"],
    "L": ["#..", "#..", "#..", "#..", "###"],
    "M": ["#...#", "##.##", "#.#.#", "#...#", "#...#"],
    "N": ["#..#", "##.#", "#.##", "#..#", "#..#"],
    "O": [".#.", "#.#", "#.#", "#.#", ".#."],
    "P": ["##.", "#.#", "##.", "#..", "#.."],
    "Q": [".#..", "#.#.", "#.#.", "#.#.", ".#.#"],
    "R": ["##.", "#.#", "##.", "#.#", "#.#"],
    "S": [".##", "#..", ".#.", "..#", "##."],
    "T": ["###", ".#.", ".#.", ".#.", ".#."],
    "U": ["#.#", "#.#", "#.#", "#.#", "###"],
    "V": ["#.#", "#.#", "#.#", "#.#", ".#."],
    "W": ["#...#", "#...#", "#.#.#", "##.##", "#...#"],
    "X": ["#.#", "#.#", ".#.", "#.#", "#.#"],
    "Y": ["#.#", "#.#", ".#.", ".#.", ".#."],
    "Z": ["###", "..#", ".#.", "#..", "###"],
    "0": ["###", "#.#", "#.#", "#.#", "###"],
    "1": [".#", "##", ".#", ".#", ".#"],
    "2": ["##.", "..#", ".#.", "#..", "###"],
    "3": ["##.", "..#", ".#.", "..#", "##."],
    "4": ["#.#", "#.#", "###", "..#", "..#"],
    "5": ["###", "#..", "##.", "..#", "##."],
    "6": [".##", "#..", "###", "#.#", "###"],
    "7": ["###", "..#", ".#.", ".#.", ".#."],
    "8": ["###", "#.#", "###", "#.#", "###"],
    "9": ["###", "#.#", "###", "..#", "##."],
    "-": ["..", "..", "##", "..", ".."],
  ]

  /// The words of a name such as `didReceiveRemoteNotification`. Lines break only between them.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let endsCapitals =
        letter.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
      let begins = letter.isUppercase && index > 0 && letters[index - 1].isLowercase
      if !word.isEmpty, begins || (endsCapitals && index > 0) {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words in lines of at most `width` cells; nil if a single word is wider.
  static func lines(_ words: [String], width: Int, _ scale: Scale) -> [String]? {
    var lines: [String] = []
    for word in words {
      guard BigLetters.width(of: word, scale) <= width else { return nil }
      if let last = lines.last, BigLetters.width(of: last + " " + word, scale) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
