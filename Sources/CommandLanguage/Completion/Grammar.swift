import LifecycleModel

/// Which words can follow, for completion. The parser has the last word on what is right.
enum Grammar {
  struct Candidate: Hashable {
    var word: String
    var description: Bilingual
    /// Typed beginnings of these bring the word too.
    var alternatives: [String] = []
  }

  static func words(behind tokens: [Token]) -> [Candidate] {
    guard let head = tokens.first else { return verbs }
    guard head.isWord, case .verb(let verb) = Verb.find(head.text, in: .prompt) else { return [] }
    let typed = tokens.dropFirst().map { $0.text.lowercased() }
    switch verb {
    case .profile: return first(typed, words(Profile.Name.self, verb))
    case .app: return first(typed, words(BuiltInApp.self, verb))
    case .option:
      return typed.count == 1 ? words(Switch.self, verb) : first(typed, words(Option.self, verb))
    case .modes:
      return (words(BackgroundMode.self, verb) + (typed.isEmpty ? [plain("none", verb)] : []))
        .filter { !typed.contains($0.word) }
    case .network: return first(typed, words(NetworkWord.self, verb))
    case .push: return push(typed, verb)
    case .clear: return first(typed, [plain("all", verb)])
    case .settings: return settings(typed, verb)
    case .charger: return first(typed, words(Switch.self, verb))
    case .task: return first(typed, words(TaskKind.self, verb))
    case .travel: return first(typed, words(TravelWord.self, verb))
    case .xcode: return first(typed, words(XcodeAction.self, verb))
    case .show: return typed == ["rules"] ? rules : first(typed, words(Question.Subject.self, verb))
    case .help: return first(typed, verbs)
    case .export: return first(typed, words(ExportFormat.self, verb))
    case .theme: return first(typed, words(ThemeName.self, verb))
    case .language: return first(typed, words(Language.self, verb))
    case .whynot: return first(typed, callbacks)
    case .predict: return list(typed, verb)
    case .expect: return claim(typed, verb)
    case .fresh, .reset, .keepalive, .open, .tap, .action, .home, .switcher, .return, .other, .swipe,
      .center, .control, .close, .lock, .unlock, .call, .answer, .decline, .hangup, .allow, .deny,
      .wait, .reclaim, .memory, .crash, .reboot, .offline, .online, .battery,
      .fetch, .transfer, .step, .steps, .finish, .back, .forward, .goto, .undo, .redo,
      .branches, .branch, .why, .explore, .assume, .save, .load, .saveLesson, .edit,
      .lesson, .next, .hint, .solution, .quit:
      return []
    }
  }

  private static let verbs = Verb.allCases.map { verb in
    Candidate(
      word: verb.word, description: verb.entry.help, alternatives: verb.entry.chinese)
  }

  private static let rules = Rule.allCases.map {
    Candidate(word: $0.id, description: Handbook.entry(for: $0).sentence)
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

  static func first(_ typed: [String], _ candidates: [Candidate]) -> [Candidate] {
    typed.isEmpty ? candidates : []
  }

  static func words<K: Keyword>(_ type: K.Type, _ verb: Verb) -> [Candidate] {
    K.allCases.map { plain($0.rawValue, verb) }
  }

  /// A word without a line of its own is told by its verb's.
  static func plain(_ word: String, _ verb: Verb) -> Candidate {
    Candidate(word: word, description: verb.entry.help)
  }

  private static func push(_ typed: [String], _ verb: Verb) -> [Candidate] {
    guard !typed.isEmpty else {
      return words(PushKind.self, verb)
    }
    switch typed.last {
    case "priority=": return ["10", "5", "1"].map { plain($0, verb) }
    case "type=": return words(Push.PushType.self, verb)
    case "token=": return words(Push.TokenFault.self, verb)
    case "auth=": return words(Push.AuthFault.self, verb)
    case "expires=", "collapse=", "topic=": return []
    default:
      return PushHeader.allCases.map { $0.rawValue + "=" }
        .filter { header in !typed.contains { $0.hasPrefix(header) } }
        .map { plain($0, verb) }
    }
  }

  private static func settings(_ typed: [String], _ verb: Verb) -> [Candidate] {
    if typed.isEmpty {
      return SettingKey.allCases.map { plain($0.rawValue, verb) }
    }
    guard typed.count == 1 else { return [] }
    if typed[0] == "style" { return words(Settings.Style.self, verb) }
    return typed[0] == "location"
      ? words(Settings.Location.self, verb) : words(Switch.self, verb)
  }
}
