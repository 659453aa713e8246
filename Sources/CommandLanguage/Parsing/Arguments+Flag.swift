import LifecycleModel

extension Arguments {
  /// `NAME = VALUE`, with or without blanks around the sign. The value is the rest of the command,
  /// as Swift prints it.
  mutating func flag() throws(CommandError) -> Expectation.Claim {
    let token = try next(.name)
    if token.isWord, let sign = token.text.unicodeScalars.firstIndex(of: "=") {
      let name = try flagName(token, String(token.text[..<sign]))
      let behind = String(token.text[sign...].dropFirst())
      if token.quotedFrom != nil { return .flag(name, value: behind) }
      let width = token.text.unicodeScalars.distance(
        from: token.text.unicodeScalars.startIndex, to: sign)
      return .flag(name, value: try value(from: token.range.lowerBound + width + 1))
    }
    let name = try flagName(token, token.text)
    let sign = try next(.keyword("="))
    guard sign.isWord, sign.text.hasPrefix("="), !sign.text.hasPrefix("==") else {
      throw error(.unknown(read: sign.text, expected: .keyword("=")), at: sign)
    }
    if let from = sign.quotedFrom {
      return .flag(name, value: String(sign.text.unicodeScalars.dropFirst(from)))
    }
    return .flag(name, value: try value(from: sign.range.lowerBound + 1))
  }

  private mutating func value(from start: Int) throws(CommandError) -> String {
    if let token = peek, token.kind == .quoted, rest.count == 1,
      source.scalars[start..<token.range.lowerBound].allSatisfy({ $0 == " " || $0 == "\t" })
    {
      rest.removeFirst()
      return token.text
    }
    rest = []
    var first = start
    while first < end, [" ", "\t", "\u{A0}", "\u{3000}"].contains(source.scalars[first]) {
      first += 1
    }
    guard first < end else { throw missing(.value) }
    return source.string(first..<end)
  }

  private func flagName(_ token: Token, _ text: String) throws(CommandError)
    -> Expectation.FlagName
  {
    if text.lowercased().hasPrefix("ios.") {
      let names = Flag.Name.allCases.map { "ios." + $0.rawValue }
      switch Resolution(text, among: names, prefixes: isPrompt) {
      case .word(let word):
        if let name = Flag.Name(rawValue: String(word.dropFirst(4))) { return .ios(name) }
        throw error(.unknown(read: text, expected: .words(names)), at: token)
      case .ambiguous(let candidates):
        throw error(.ambiguous(read: text, candidates: candidates), at: token)
      case .unknown(let nearest):
        throw error(.unknown(read: text, expected: .words(names)), at: token, nearest: nearest)
      }
    }
    let isName = text.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0 == "."
        || $0.isTerminalSafe && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    guard isName, !text.isEmpty else {
      throw error(.unknown(read: text, expected: .name), at: token)
    }
    return .any(text)
  }
}
