import LifecycleModel

/// The arguments of single verbs.
extension Arguments {
  /// A button's identifier, its quoted text, and the number of the notification.
  mutating func button() throws(CommandError) -> Event {
    let identifier = try next(.name).text
    let text = peek?.isWord == false ? next()?.text : nil
    return .pressedButton(identifier, text: text, number: try number(orElse: 1))
  }

  /// A URL with a scheme, at most 2000 characters.
  mutating func link() throws(CommandError) -> Link {
    let token = try next(.url)
    let text = token.text
    let scheme = text.prefix { $0 != ":" }
    let isURL =
      scheme.first?.isASCII == true && scheme.first?.isLetter == true
      && scheme.count < text.count - 1 && text.count <= 2000
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isURL else { throw error(.unknown(read: text, expected: .url), at: token) }
    return Link(text)
  }

  /// The result of `transfer`. `cancelled` is not accepted, because only a force quit cancels
  /// transfers.
  mutating func transferEnd() throws(CommandError) -> TransferEnd {
    switch try keyword(TransferWord.self) {
    case .done: return .done
    case .failed: return .failed
    }
  }

  /// The thing that did not happen: something visible or audible, the service extension, or a
  /// callback.
  mutating func missed() throws(CommandError) -> Question {
    for place in Display.Place.allCases where peek?.text.lowercased() == place.rawValue {
      _ = next()
      return .whyNotShown(place)
    }
    if peek?.text.lowercased() == "extension" {
      _ = next()
      return .whyNot(
        CallbackName(spelling: "extension", callbacks: [.serviceExtensionDidReceive]))
    }
    if let word = peek?.text, CallbackNames.callback(named: word) == nil,
      let method = UnplayedMethod(named: word)
    {
      _ = next()
      return .whyNotUnplayed(method)
    }
    return .whyNot(try callback())
  }

  mutating func helpTopic() throws(CommandError) -> String? {
    guard let token = next() else { return nil }
    if let entry = Glossary.entry(for: token.text), Verb(rawValue: entry.word) == nil {
      return entry.word
    }
    return try verb(token, expected: .verb).word
  }

  mutating func shown() throws(CommandError) -> Question {
    let words = Question.Subject.allCases.filter { $0 != .appInFull }
    let subject = try keyword(Question.Subject.self, words)
    if subject == .app, take("all") { return .show(.appInFull) }
    guard subject == .rules, !isEmpty else { return .show(subject) }
    return .showRule(try keyword())
  }

  mutating func lesson() throws(CommandError) -> LessonCommand {
    if isEmpty { return .begin(nil) }
    return take("none") ? .leave : .begin(try path())
  }

  mutating func path() throws(CommandError) -> String {
    let token = try next(.file)
    guard !token.text.isEmpty else {
      throw error(.unknown(read: token.text, expected: .file), at: token)
    }
    return token.text
  }
}
