import LifecycleModel

extension Grammar {
  /// What may follow `expect`.
  var claim: [Candidate] {
    var rest = typed
    if rest.first == "not" { rest.removeFirst() }
    guard let subject = rest.first else {
      return words(ClaimWord.self) + (typed.isEmpty ? [plain("not")] : [])
    }
    guard let claim = ClaimWord(rawValue: subject) else { return [] }
    let behind = Array(rest.dropFirst())
    if behind.last == "since" { return [plain("start")] }
    switch claim {
    case .state: return behind.isEmpty ? words(LifecycleState.self) : []
    case .called: return called(behind)
    case .calls: return callbackList(behind)
    case .order:
      switch behind.count {
      case 0, 2: return Grammar.callbacks
      case 1: return [plain("before")]
      default: return since(behind)
      }
    case .event:
      return behind.isEmpty
        ? Verb.allCases.filter { $0.isEvent }
          .map { Candidate(word: $0.word, description: $0.row.help) }
        : since(behind)
    case .refused: return since(behind)
    case .shown: return step(behind, words(ShownWord.self))
    case .flag:
      return behind.isEmpty ? Flag.Name.allCases.map { plain("ios." + $0.rawValue) } : []
    case .timer:
      if behind.count == 1 { return words(Expectation.TimerState.self) }
      return behind.isEmpty ? words(Timer.Name.self) : []
    case .apns: return step(behind, words(Verdict.Fate.self))
    case .treated:
      if behind == ["as"] { return words(Treatment.self) }
      return step(behind, [plain("as")])
    case .handler:
      let sentence = ["called", "once", "in", "time"]
      guard behind.count < sentence.count else { return since(behind) }
      return [plain(sentence[behind.count])]
    case .content: return behind.isEmpty ? words(Installation.Content.self) : []
    case .terminated:
      if behind == ["by"] { return words(Terminator.self) }
      return step(behind, [plain("by")])
    }
  }

  /// Callbacks with commas between them.
  func callbackList(_ typed: [String]) -> [Candidate] {
    guard let last = typed.last else { return Grammar.callbacks + [plain("nothing")] }
    if last.hasSuffix(",") { return Grammar.callbacks }
    return verb == .expect ? since(typed) : []
  }

  private func called(_ behind: [String]) -> [Candidate] {
    switch behind.last {
    case nil: return Grammar.callbacks
    case "in": return words(ApplicationState.self)
    case "with": return ["location", "remoteNotification"].map(plain)
    default:
      return ["once", "in", "with", "since"].filter { !behind.contains($0) }
        .map(plain)
    }
  }

  private func step(_ behind: [String], _ words: [Candidate]) -> [Candidate] {
    behind.isEmpty ? words : since(behind)
  }

  private func since(_ behind: [String]) -> [Candidate] {
    behind.contains("since") ? [] : [plain("since")]
  }
}
