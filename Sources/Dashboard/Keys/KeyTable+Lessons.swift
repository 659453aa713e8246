import Lessons

extension LessonRun.Way {
  /// The keys that texts of lessons name at the dashboard.
  static let dashboard = LessonRun.Way.keys(KeyTable.keysOfCommands)
}

extension KeyTable {
  /// The keys of the commands that texts name, by the typed command.
  static let keysOfCommands: [String: String] = {
    let verbs = all.compactMap { binding in
      binding.action.verb.map { ($0.word, binding.key) }
    }
    let events: [(String, QuickEvent)] = [
      ("push mixed", .pushMixed), ("push alert", .pushAlert), ("push silent", .pushSilent),
      ("wait 5s", .waitShort), ("wait 30s", .waitLong),
    ]
    let others = events.compactMap { text, event in
      all.first { $0.action == .happen(event) }.map { (text, $0.key) }
    }
    return Dictionary(verbs + others, uniquingKeysWith: { first, _ in first })
  }()
}
