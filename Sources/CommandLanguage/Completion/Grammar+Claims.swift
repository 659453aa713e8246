import LifecycleModel

extension Grammar {
  /// Behind `expect`.
  static func claim(_ typed: [String], _ verb: Verb) -> [Candidate] {
    var words = typed
    if words.first == "not" { words.removeFirst() }
    guard let subject = words.first else {
      return self.words(ClaimWord.self, verb) + (typed.isEmpty ? [plain("not", verb)] : [])
    }
    guard let claim = ClaimWord(rawValue: subject) else { return [] }
    let behind = Array(words.dropFirst())
    if behind.last == "since" { return [plain("start", verb)] }
    switch claim {
    case .state: return first(behind, self.words(LifecycleState.self, verb))
    case .called: return called(behind, verb)
    case .calls: return list(behind, verb)
    case .order:
      switch behind.count {
      case 0, 2: return callbacks
      case 1: return [plain("before", verb)]
      default: return since(behind, verb)
      }
    case .event:
      return behind.isEmpty
        ? Verb.allCases.filter { $0.isEvent }
          .map { Candidate(word: $0.word, description: $0.entry.help) }
        : since(behind, verb)
    case .refused: return since(behind, verb)
    case .shown: return step(behind, self.words(ShownWord.self, verb), verb)
    case .flag:
      return first(behind, Flag.Name.allCases.map { plain("ios." + $0.rawValue, verb) })
    case .timer:
      if behind.count == 1 { return self.words(Expectation.TimerState.self, verb) }
      return first(behind, self.words(Timer.Name.self, verb))
    case .apns: return step(behind, self.words(Verdict.Fate.self, verb), verb)
    case .treated:
      if behind == ["as"] { return self.words(Treatment.self, verb) }
      return step(behind, [plain("as", verb)], verb)
    case .handler:
      let sentence = ["called", "once", "in", "time"]
      guard behind.count < sentence.count else { return since(behind, verb) }
      return [plain(sentence[behind.count], verb)]
    case .content: return first(behind, self.words(AppProcess.Content.self, verb))
    case .terminated:
      if behind == ["by"] { return self.words(Terminator.self, verb) }
      return step(behind, [plain("by", verb)], verb)
    }
  }

  /// Callbacks with commas between them.
  static func list(_ typed: [String], _ verb: Verb) -> [Candidate] {
    guard let last = typed.last else { return callbacks + [plain("nothing", verb)] }
    if last.hasSuffix(",") { return callbacks }
    return verb == .expect ? since(typed, verb) : []
  }

  private static func called(_ behind: [String], _ verb: Verb) -> [Candidate] {
    switch behind.last {
    case nil: return callbacks
    case "in": return words(ApplicationState.self, verb)
    case "with": return ["location", "remoteNotification"].map { plain($0, verb) }
    default:
      return ["once", "in", "with", "since"].filter { !behind.contains($0) }
        .map { plain($0, verb) }
    }
  }

  private static func step(_ behind: [String], _ words: [Candidate], _ verb: Verb) -> [Candidate] {
    behind.isEmpty ? words : since(behind, verb)
  }

  private static func since(_ behind: [String], _ verb: Verb) -> [Candidate] {
    behind.contains("since") ? [] : [plain("since", verb)]
  }
}
