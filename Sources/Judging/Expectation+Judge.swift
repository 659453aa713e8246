import CommandLanguage
import LifecycleModel

extension Expectation {
  package func judge(by evidence: Evidence) -> Judgement {
    let found = claim.contradiction(in: evidence)
    let holds = (found == nil) != isNegated
    return Judgement(
      kind: .expectation, text: text, holds: holds,
      found: holds ? nil : found ?? claim.confirmation(in: evidence))
  }
}

extension Expectation.Claim {
  /// What was found instead, in English; nil where the claim is true.
  func contradiction(in evidence: Evidence) -> String? {
    switch self {
    case .state(let wanted):
      let found = evidence.world.app.lifecycle
      return found == wanted ? nil : found.rawValue
    case .called(let name, let times, let state, let key):
      return Self.contradiction(name, times, state, key, in: evidence)
    case .calls(let names): return CallOrder.difference(wanted: names, found: evidence.calls)
    case .order(let first, let second):
      return CallOrder.contradiction(first, before: second, in: evidence.calls)
    case .event(let verb, let times):
      let count = evidence.verbs.count { $0 == verb }
      if let times { return count == times ? nil : "\(verb) \(count) times" }
      return count > 0 ? nil : "no \(verb)"
    case .refused: return evidence.wasRefused ? nil : "it was not refused"
    case .shown(let place): return Self.contradiction(shown: place, in: evidence)
    case .flag(let name, let value): return Self.contradiction(name, value, in: evidence)
    case .timer(let name, let wanted):
      let found = TimerHistory.state(of: name, in: evidence)
      return found == wanted ? nil : found?.rawValue ?? "no timer \(name.rawValue) was started"
    case .apns(let fate, let reason):
      let hit = evidence.verdicts.contains {
        $0.fate == fate && (reason == nil || $0.reason == reason)
      }
      return hit ? nil : Self.list(evidence.verdicts.map(Self.words), or: "no push was sent")
    case .treated(let wanted):
      guard let outcome = evidence.outcomes.last else {
        return evidence.hasMarks ? "no push was handed over" : "the app has no marks"
      }
      return outcome.treatedAs == wanted ? nil : "treated as \(outcome.treatedAs.rawValue)"
    case .handlerCalledOnceInTime: return HandlerHistory.contradiction(in: evidence)
    case .content(let wanted):
      guard let found = evidence.world.app.contentAtFront else {
        return "the app has not come to the front yet"
      }
      return found == wanted ? nil : "content \(found.rawValue)"
    case .terminated(let by):
      if evidence.ends.contains(where: { $0.by == by }) { return nil }
      return Self.list(
        evidence.ends.map { "terminated by \($0.by.rawValue)" }, or: "nothing was terminated")
    }
  }

  /// What makes the claim true, for `expect not`.
  func confirmation(in evidence: Evidence) -> String {
    switch self {
    case .state(let state): return "the state is \(state.rawValue)"
    case .called(let name, _, _, _):
      return evidence.calls.first { name.matches($0.callback) }.map(CallOrder.words)
        ?? "\(name.spelling) was called"
    case .calls: return "just these calls"
    case .order: return "just this order"
    case .event(let verb, _): return "\(verb) was given"
    case .refused: return "it was refused"
    case .shown(let place): return place.map { "\($0.rawValue) was shown" } ?? "nothing was shown"
    case .flag(_, let value): return "the value is \(value)"
    case .timer(let name, let state): return "\(name.rawValue) is \(state.rawValue)"
    case .apns: return Self.list(evidence.verdicts.map(Self.words), or: "no push was sent")
    case .treated(let treatment): return "treated as \(treatment.rawValue)"
    case .handlerCalledOnceInTime: return "each handler was called once, in time"
    case .content(let content): return "content \(content.rawValue)"
    case .terminated(let by): return "terminated by \(by.rawValue)"
    }
  }

  private static func contradiction(
    _ name: CallbackName, _ times: Int?, _ state: ApplicationState?, _ key: String?,
    in evidence: Evidence
  ) -> String? {
    let named = evidence.calls.filter { name.matches($0.callback) }
    let fitting = named.filter { call in
      (state == nil || call.state == state)
        && (key == nil || call.launchOptions?.keys.contains(key ?? "") == true)
    }
    if let times {
      return fitting.count == times ? nil : "\(fitting.count) times"
    }
    if !fitting.isEmpty { return nil }
    if let call = named.first { return CallOrder.words(call) }
    let tried = evidence.steps.contains { step in
      if case .call(let call) = step.change { return name.matches(call.callback) }
      return false
    }
    if tried { return "iOS called it, but the app does not have it" }
    return list(evidence.calls.map(CallOrder.words), or: "no calls")
  }

  private static func contradiction(shown place: Display.Place?, in evidence: Evidence) -> String? {
    let places = evidence.displays.map(\.place)
    if let place {
      return places.contains(place) ? nil : list(places.map(\.rawValue), or: "nothing")
    }
    return places.isEmpty ? nil : list(places.map(\.rawValue), or: "nothing")
  }

  private static func contradiction(
    _ name: Expectation.FlagName, _ value: String, in evidence: Evidence
  ) -> String? {
    let found: String
    switch name {
    case .ios(let flag): found = evidence.world.flag(flag).printed
    case .any(let word):
      if let index = evidence.propertyNames.firstIndex(of: word) {
        let properties = evidence.world.app.memory.properties
        guard properties.indices.contains(index) else { return "the app is not running" }
        found = properties[index].description
      } else if let flag = Flag.Name(rawValue: word.lowercased()) {
        found = evidence.world.flag(flag).printed
      } else {
        return "no flag \(word)"
      }
    }
    return found == value ? nil : found
  }

  private static func words(_ verdict: Verdict) -> String {
    let words = [verdict.fate.rawValue, verdict.status.map { "\($0)" }, verdict.reason]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  static func list(_ words: [String], or none: String) -> String {
    words.isEmpty ? none : words.joined(separator: ", ")
  }
}
