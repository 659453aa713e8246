import LifecycleModel

extension Arguments {
  mutating func expectation() throws(CommandError) -> Expectation {
    let start = peek?.range.lowerBound ?? end
    let isNegated = take("not")
    let subject = peek
    let word = try keyword(ClaimWord.self)
    let claim = try claim(word)
    var sinceStart = false
    if let token = peek {
      try expect("since")
      try expect("start")
      sinceStart = true
      if !claim.isAboutSteps {
        throw error(.sinceStartOfWorld(claim: subject?.text ?? word.rawValue), at: token)
      }
    }
    try finish()
    var expectation = Expectation(
      isNegated: isNegated, claim: claim, sinceStart: sinceStart,
      text: source.string(start..<end))
    // The stored text is rewritten if a script would not accept it, as some words of the prompt, or
    // if a terminal must not get it.
    if isPrompt || !expectation.text.isTerminalSafe {
      expectation.text = expectation.canonicalText
    }
    return expectation
  }

  private mutating func claim(_ word: ClaimWord) throws(CommandError) -> Expectation.Claim {
    switch word {
    case .state: return .state(try keyword())
    case .called: return try called()
    case .calls: return .calls(try callbacks())
    case .order:
      let first = try callback()
      try expect("before")
      return .order(first, before: try callback())
    case .event:
      let verb = try eventVerb()
      return .event(verb: verb.word, times: try times())
    case .refused: return .refused
    case .shown:
      switch try keyword(ShownWord.self) {
      case .nothing: return .shown(nil)
      case .banner: return .shown(.banner)
      case .list: return .shown(.list)
      case .lockscreen: return .shown(.lockscreen)
      case .sound: return .shown(.sound)
      case .badge: return .shown(.badge)
      }
    case .flag: return try flag()
    case .timer:
      let name = try keyword(Timer.Name.self)
      return .timer(name, try keyword())
    case .apns:
      let fate = try keyword(Verdict.Fate.self)
      return .apns(fate, reason: reason())
    case .treated:
      try expect("as")
      return .treated(try keyword())
    case .handler:
      for word in ["called", "once", "in", "time"] { try expect(word) }
      return .handlerCalledOnceInTime
    case .content: return .content(try keyword())
    case .terminated:
      try expect("by")
      return .terminated(try keyword())
    }
  }

  private mutating func called() throws(CommandError) -> Expectation.Claim {
    let callback = try callback()
    var times: Int?
    var state: ApplicationState?
    var key: String?
    while let token = peek, !isSince(token) {
      if token.isWord, let count = try self.times() {
        if times != nil { throw error(.repeated("times"), at: token) }
        times = count
        continue
      }
      switch try keyword(CalledWord.self) {
      case .in:
        if state != nil { throw error(.repeated("in"), at: token) }
        state = try keyword()
      case .with:
        if key != nil { throw error(.repeated("with"), at: token) }
        key = try next(.name).text
      }
    }
    return .called(callback, times: times, in: state, withKey: key)
  }

  private func isSince(_ token: Token) -> Bool {
    guard token.isWord else { return false }
    return Resolution(token.text, among: ["since"], prefixes: isPrompt) == .word("since")
  }

  /// `once` or `N times`; nil if the next word is neither.
  private mutating func times() throws(CommandError) -> Int? {
    if take("once") { return 1 }
    guard let token = peek, token.isWord,
      token.text.unicodeScalars.first.map({ ("0"..."9").contains($0) || $0 == "-" }) == true
    else { return nil }
    let count = try number(from: 0)
    if count == 1, take("time") { return count }
    try expect("times")
    return count
  }

  private mutating func eventVerb() throws(CommandError) -> Verb {
    let token = try next(.eventVerb)
    let verb = try verb(token, expected: .eventVerb)
    guard verb.isEvent else {
      throw error(.unknown(read: token.text, expected: .eventVerb), at: token)
    }
    return verb
  }

  /// A reason in APNs' own words, which contain blanks: quoted, or everything up to `since`.
  private mutating func reason() -> String? {
    guard let first = peek, !isSince(first) else { return nil }
    if first.kind == .quoted {
      rest.removeFirst()
      return first.text
    }
    var last = first
    while let token = peek, !isSince(token) {
      last = token
      rest.removeFirst()
    }
    return source.string(first.range.lowerBound..<last.range.upperBound)
  }
}

enum CalledWord: String, CaseIterable, Hashable, Sendable {
  case `in`, with
}

enum ShownWord: String, CaseIterable, Hashable, Sendable {
  case banner, list, lockscreen, sound, badge, nothing
}
