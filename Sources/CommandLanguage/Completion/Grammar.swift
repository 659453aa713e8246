import LifecycleModel

/// The words that can follow, for completion. Only the parser decides whether a command is correct.
package struct Grammar {
  let verb: Verb
  /// The lower-cased words between the verb and the cursor.
  let typed: [String]
  let handbook: Handbook
  var own = OwnWords()

  struct Candidate: Hashable {
    var word: String
    var description: Bilingual
    /// Other words whose prefixes complete to this word.
    var alternatives: [String] = []
  }

  static func words(
    behind tokens: [Token], _ handbook: Handbook, _ own: OwnWords
  ) -> [Candidate] {
    guard let head = tokens.first else { return verbs }
    guard head.isWord, case .verb(let verb) = Verb.find(head.text, in: .prompt) else { return [] }
    let typed = tokens.dropFirst().map { $0.text.lowercased() }
    return verb.row.completes(Grammar(verb: verb, typed: typed, handbook: handbook, own: own))
  }

  static let verbs = Verb.allCases.map { verb in
    Candidate(word: verb.word, description: verb.row.help, alternatives: verb.row.chinese)
  }

  static let callbacks = Callback.allCases.map(CallbackNames.shortName).reduce(
    into: [Candidate]()
  ) { list, name in
    guard !list.contains(where: { $0.word == name }),
      let callbacks = CallbackNames.callback(named: name)?.callbacks
    else { return }
    let names = callbacks.map(\.swiftName).joined(separator: ", ")
    list.append(Candidate(word: name, description: Bilingual(en: names, zh: names)))
  }

  /// The candidates, if nothing is typed yet.
  func first(_ candidates: [Candidate]) -> [Candidate] { typed.isEmpty ? candidates : [] }

  func first<K: Keyword>(_ type: K.Type) -> [Candidate] { first(words(type)) }

  func words<K: Keyword>(_ type: K.Type) -> [Candidate] { K.allCases.map { plain($0.rawValue) } }

  /// A word with the description of its verb.
  func plain(_ word: String) -> Candidate {
    Candidate(word: word, description: verb.row.help)
  }

  var rules: [Candidate] {
    Rule.allCases.map { Candidate(word: $0.id, description: handbook.sentence(of: $0)) }
  }

  var modes: [Candidate] {
    (words(BackgroundMode.self) + first([plain("none")])).filter { !typed.contains($0.word) }
  }

  var push: [Candidate] {
    guard !typed.isEmpty else { return own.payloads.map(plain) + words(PushKind.self) }
    switch typed.last {
    case "priority=": return ["10", "5", "1"].map(plain)
    case "type=": return words(Push.PushType.self)
    case "token=": return words(Push.TokenFault.self)
    case "auth=": return words(Push.AuthFault.self)
    case "expires=", "collapse=", "topic=": return []
    default:
      return PushHeader.allCases.map { $0.rawValue + "=" }
        .filter { header in !typed.contains { $0.hasPrefix(header) } }
        .map(plain)
    }
  }

  var subjects: [Candidate] {
    switch typed {
    case ["rules"]: return rules
    case ["app"]: return [plain("all")]
    default:
      return first(Question.Subject.allCases.filter { $0 != .appInFull }.map { plain($0.rawValue) })
    }
  }

  var assumption: [Candidate] {
    typed.count == 1 ? words(AssumptionWord.self) : first(own.unknown.map(plain))
  }

  /// What may follow `why`: a cell of the matrix.
  var whyCell: [Candidate] {
    guard typed.first == "matrix" else { return first([plain("matrix")]) }
    let kinds = words(MatrixAddress.Kind.self)
    if typed.count == 1 { return words(Permission.self) + kinds }
    if typed.count == 2, Permission(rawValue: typed[1]) != nil { return kinds }
    let isOpen = typed.last.flatMap(MatrixAddress.Kind.init(rawValue:)) != nil
    return isOpen ? words(MatrixAddress.State.self) : []
  }

  var settings: [Candidate] {
    if typed.isEmpty { return SettingKey.allCases.map { plain($0.rawValue) } }
    guard typed.count == 1 else { return [] }
    if typed[0] == "style" { return words(Settings.Style.self) }
    return typed[0] == "location" ? words(Settings.Location.self) : words(Switch.self)
  }
}
