import LifecycleModel

extension Grammar {
  /// What may follow `explore`.
  var exploration: [Candidate] {
    let ends = ["depth", "events"].filter { !typed.contains($0) }.map(plain)
    if let events = typed.lastIndex(of: "events") {
      // Each event follows a comma; the word before the cursor decides.
      let isNext = typed.count == events + 1 || typed.last?.hasSuffix(",") == true
      return isNext ? Grammar.verbs.filter { Grammar.events.contains($0.word) } : []
    }
    if typed.last == "depth" { return [] }
    guard let question = typed.firstIndex(where: Exploration.questionWords.contains) else {
      let named = words(Exploration.Property.self).filter { !typed.contains($0.word) }
      let questions = typed.isEmpty ? Exploration.questionWords.map(plain) : []
      return named + questions + ends
    }
    let behind = Array(typed[(question + 1)...])
    switch typed[question] {
    case "never":
      if let after = behind.firstIndex(of: "after") {
        return claim(behind[(after + 1)...], or: ends)
      }
      return claim(behind[...], or: [plain("after")])
    case "from":
      if behind.isEmpty { return [plain("which")] }
      if behind.last == "stays" { return [plain("possible")] }
      if behind.last == "possible" { return ends }
      return claim(behind.dropFirst(), or: [plain("stays")])
    default: return claim(behind[...], or: ends)
    }
  }

  private static let events = Verb.allCases.filter(\.isEvent).map(\.word)

  /// The words that continue an expectation, and once it has begun, those that may follow it.
  private func claim(_ typed: ArraySlice<String>, or following: [Candidate]) -> [Candidate] {
    let claim = Grammar(verb: verb, typed: Array(typed), handbook: handbook).claim
    return typed.isEmpty ? claim : claim + following
  }
}
