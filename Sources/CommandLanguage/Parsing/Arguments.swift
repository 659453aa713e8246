import LifecycleModel

/// The tokens after a verb, taken one by one. An invalid token throws an error with its place.
struct Arguments {
  let source: SourceText
  let line: SourceLineRange
  let context: ParseContext
  var rest: ArraySlice<Token>
  /// The end of the command, where errors report a missing word.
  var end: Int
  /// The verb is followed by `!`.
  var isForced = false

  init(_ command: TokenizedCommand, source: SourceText, context: ParseContext) {
    self.source = source
    self.context = context
    line = command.line
    rest = command.tokens.dropFirst()
    end = command.range.upperBound
  }

  var isPrompt: Bool { context.place == .prompt }
  var isEmpty: Bool { rest.isEmpty }
  var peek: Token? { rest.first }

  mutating func next() -> Token? { rest.popFirst() }

  mutating func next(_ expected: CommandError.Expected) throws(CommandError) -> Token {
    guard let token = next() else { throw missing(expected) }
    return token
  }

  func error(
    _ kind: CommandError.Kind, at token: Token, nearest: String? = nil
  ) -> CommandError {
    source.error(kind, at: token.range, in: line, nearest: nearest)
  }

  func missing(_ expected: CommandError.Expected) -> CommandError {
    source.error(.missing(expected), at: end..<end, in: line)
  }

  func finish() throws(CommandError) {
    if let token = peek { throw error(.surplus(read: token.text, isText: false), at: token) }
  }

  mutating func keyword<K: Keyword>(_ type: K.Type = K.self, _ accepted: [K]? = nil)
    throws(CommandError) -> K
  {
    let words = (accepted ?? Array(K.allCases)).map(\.rawValue)
    let token = try next(.words(words))
    return try keyword(K.self, token, token.text, words)
  }

  /// The keyword of a token. `text`: the token or a part of it. `told`: the expectation that an
  /// error states, if more than `words` is allowed.
  func keyword<K: Keyword>(
    _ type: K.Type, _ token: Token, _ text: String, _ words: [String], told: [String]? = nil
  ) throws(CommandError) -> K {
    let expected = CommandError.Expected.words(told ?? words)
    switch Resolution(text, among: words, prefixes: isPrompt && token.isWord) {
    case .word(let word):
      if let found = K(rawValue: word) { return found }
      throw error(.unknown(read: text, expected: expected), at: token)
    case .ambiguous(let candidates):
      throw error(.ambiguous(read: text, candidates: candidates), at: token)
    case .unknown(let nearest):
      throw error(.unknown(read: text, expected: expected), at: token, nearest: nearest)
    }
  }

  /// Takes the next token if it is this word, or at the prompt a prefix of it. Returns whether it
  /// did.
  mutating func take(_ word: String) -> Bool {
    guard let token = peek, token.isWord else { return false }
    let typed = token.text.lowercased()
    guard typed == word || (isPrompt && word.hasPrefix(typed)) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the next token, which must be this word.
  mutating func expect(_ word: String) throws(CommandError) {
    let token = try next(.keyword(word))
    switch Resolution(token.text, among: [word], prefixes: isPrompt && token.isWord) {
    case .word: return
    case .ambiguous, .unknown:
      throw error(.unknown(read: token.text, expected: .keyword(word)), at: token)
    }
  }

  mutating func callback() throws(CommandError) -> CallbackName {
    let token = try next(.callback)
    guard let name = CallbackNames.callback(named: token.text) else {
      throw error(
        .unknown(read: token.text, expected: .callback), at: token,
        nearest: CallbackNames.nearest(to: token.text))
    }
    return name
  }
}
