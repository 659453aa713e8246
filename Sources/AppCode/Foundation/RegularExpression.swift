/// A regular expression in the common syntax of Swift's literals and `NSRegularExpression`,
/// compiled for a backtracking machine.
struct RegularExpression {
  struct Options: Equatable {
    var ignoresCase = false
    var dotMatchesNewlines = false
    var anchorsMatchLines = false
  }

  struct Group {
    var name: String?
    /// Whether a match may omit it, because it is in an alternative or before `?` or `*`.
    var isOptional: Bool
  }

  enum Complaint: Error {
    /// The position in the pattern, in characters from 0.
    case syntax(Int)
    case tooLong
  }

  enum Instruction {
    case letters(LetterClass)
    case split(first: Int, other: Int)
    case jump(Int)
    case save(Int)
    /// Fails if nothing was consumed since the mark was saved.
    case progress(Int)
    case start(lines: Bool)
    case end(lines: Bool)
    case wordBoundary(Bool)
    case backreference(Int, ignoresCase: Bool)
    case look(program: Int, isAhead: Bool, isNegated: Bool)
    case atomic(program: Int)
    case match
  }

  /// The whole pattern first, then lookarounds and atomic groups.
  var programs: [[Instruction]] = [[]]
  /// The groups without the whole match.
  var groups: [Group] = []
  var marks = 0

  /// The limit of steps in the search for one match.
  static let mostSteps = 200_000
  /// The limit of steps in the search for all matches.
  static let mostStepsTogether = 2_000_000
  static let mostInstructions = 4_000

  /// The bounds of the whole match and of each group, in characters; nil for a group that did not take part.
  struct Match {
    var bounds: [Range<Int>?]
    var range: Range<Int> { bounds[0] ?? 0..<0 }
  }

  /// The work of a search.
  struct Effort {
    private(set) var steps = 0
    private(set) var gaveUp = false

    fileprivate mutating func add(_ machine: RegexMachine) {
      steps += machine.steps
      gaveUp = machine.gaveUp || steps > RegularExpression.mostStepsTogether
    }
  }

  /// The first match at or after `start`; nil if there is none, or if the search gives up.
  func firstMatch(in text: [Character], from start: Int, _ effort: inout Effort) -> Match? {
    var machine = RegexMachine(expression: self, text: text)
    defer { effort.add(machine) }
    for place in start...max(start, text.count) where place <= text.count {
      if let match = machine.match(program: 0, at: place, endingAt: nil) { return match }
      if machine.gaveUp { break }
    }
    return nil
  }

  /// A match that begins at `start` and, if given, ends at `end`.
  func match(
    in text: [Character], at start: Int, endingAt end: Int?, _ effort: inout Effort
  ) -> Match? {
    var machine = RegexMachine(expression: self, text: text)
    let match = machine.match(program: 0, at: start, endingAt: end)
    effort.add(machine)
    return match
  }

  /// All matches from left to right, without overlaps.
  func matches(in text: [Character], _ effort: inout Effort) -> [Match] {
    var found: [Match] = []
    var place = 0
    while !effort.gaveUp, place <= text.count,
      let match = firstMatch(in: text, from: place, &effort)
    {
      found.append(match)
      place = match.range.isEmpty ? match.range.upperBound + 1 : match.range.upperBound
    }
    return found
  }
}

/// The characters that match at one position of a pattern.
struct LetterClass: Sendable {
  enum Part: Sendable {
    case letter(Character)
    case range(Character, Character)
    case digit, word, space, newline, any
    case letters, upper, lower, number, punctuation, symbol, hexadecimal
    indirect case other(Part)
    indirect case set(LetterClass)
  }

  var parts: [Part]
  var isNegated = false
  var ignoresCase = false

  /// The additional steps that testing a class of many parts costs.
  var extraSteps: Int { parts.count / 8 }

  /// By their names in patterns.
  static let properties: [String: Part] = [
    "L": .letters, "Letter": .letters, "Alphabetic": .letters, "Lu": .upper, "Uppercase": .upper,
    "Ll": .lower, "Lowercase": .lower, "N": .number, "Nd": .digit, "P": .punctuation,
    "Punctuation": .punctuation, "S": .symbol, "alpha": .letters, "digit": .digit,
    "alnum": .set(LetterClass(parts: [.letters, .number])), "upper": .upper, "lower": .lower,
    "punct": .punctuation, "space": .space, "word": .word, "xdigit": .hexadecimal,
  ]

  func contains(_ letter: Character) -> Bool {
    let fits = parts.contains { has(letter, $0) }
    if fits || !ignoresCase { return fits != isNegated }
    let (small, large) = (letter.lowercased(), letter.uppercased())
    let folded = [small, large].contains { text in
      text.count == 1 && parts.contains { has(Character(text), $0) }
    }
    return folded != isNegated
  }

  private func has(_ letter: Character, _ part: Part) -> Bool {
    switch part {
    case .letter(let own): return letter == own
    case .range(let low, let high): return low <= letter && letter <= high
    case .digit: return letter.isNumber && letter.isWholeNumber
    case .word: return letter.isLetter || letter.isNumber || letter == "_"
    case .space: return letter.isWhitespace
    case .newline: return letter.isNewline
    case .any: return true
    case .letters: return letter.isLetter
    case .upper: return letter.isUppercase
    case .lower: return letter.isLowercase
    case .number: return letter.isNumber
    case .punctuation: return letter.isPunctuation
    case .symbol: return letter.isSymbol
    case .hexadecimal: return letter.isHexDigit
    case .other(let part): return !has(letter, part)
    case .set(let set): return set.contains(letter)
    }
  }
}
