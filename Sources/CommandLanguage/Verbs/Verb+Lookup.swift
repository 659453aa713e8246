import TextGrid

extension Verb {
  private static let byWord: [String: Verb] = {
    var table: [String: Verb] = [:]
    for verb in allCases { table[verb.word] = verb }
    return table
  }()

  private static let byChineseWord: [String: Verb] = {
    var table: [String: Verb] = [:]
    for verb in allCases { for word in verb.row.chinese { table[word] = verb } }
    return table
  }()

  enum Found: Hashable {
    case verb(Verb)
    case ambiguous([String])
    case unknown(nearest: String?)
  }

  /// At the prompt also finds a Chinese word, or an unambiguous prefix of either.
  static func find(_ typed: String, in place: ParseContext.Place) -> Found {
    if let verb = byWord[typed.lowercased()] { return .verb(verb) }
    let words = allCases.filter { $0.isAllowed(in: place) }.map(\.word)
    guard place == .prompt else {
      if let verb = byChineseWord[typed] { return .unknown(nearest: verb.word) }
      guard case .unknown(let nearest) = Resolution(typed, among: words, prefixes: false) else {
        return .unknown(nearest: nil)
      }
      return .unknown(nearest: nearest)
    }
    if let verb = byChineseWord[typed] { return .verb(verb) }
    switch Resolution(typed, among: words, prefixes: true) {
    case .word(let word): return Verb(rawValue: word).map(Found.verb) ?? .unknown(nearest: nil)
    case .ambiguous(let words): return .ambiguous(words)
    case .unknown(let nearest):
      let chinese = allCases.filter { verb in
        verb.row.chinese.contains { $0.hasPrefix(typed) }
      }
      if chinese.count == 1 { return .verb(chinese[0]) }
      if chinese.count > 1 { return .ambiguous(chinese.map { $0.row.chinese[0] }) }
      let slips = byChineseWord.keys.sorted()
      return .unknown(nearest: nearest ?? Nearest.word(to: typed, among: slips))
    }
  }
}
