import LifecycleModel

extension Expectation {
  /// The arguments of `expect`, in the spelling of scripts.
  package var canonicalText: String {
    (isNegated ? "not " : "") + claim.canonicalText + (sinceStart ? " since start" : "")
  }
}

extension Expectation.Claim {
  package var canonicalText: String {
    switch self {
    case .state(let state): return "state \(state.rawValue)"
    case .called(let callback, let times, let state, let key):
      return "called \(callback.spelling)" + Expectation.Claim.text(times)
        + (state.map { " in \($0.rawValue)" } ?? "")
        + (key.map { " with " + CommandText.word($0) } ?? "")
    case .calls(let callbacks): return "calls " + callbacks.canonicalList
    case .order(let first, let second): return "order \(first.spelling) before \(second.spelling)"
    case .event(let verb, let times): return "event \(verb)" + Expectation.Claim.text(times)
    case .refused: return "refused"
    case .shown(let place): return "shown \(place?.rawValue ?? "nothing")"
    case .flag(.any(let name), let value): return "flag \(name) = " + CommandText.word(value)
    case .flag(.ios(let name), let value):
      return "flag ios.\(name.rawValue) = " + CommandText.word(value)
    case .timer(let name, let state): return "timer \(name.rawValue) \(state.rawValue)"
    case .apns(let fate, let reason):
      return "apns \(fate.rawValue)" + (reason.map { " " + CommandText.word($0) } ?? "")
    case .treated(let treatment): return "treated as \(treatment.rawValue)"
    case .handlerCalledOnceInTime: return "handler called once in time"
    case .content(let content): return "content \(content.rawValue)"
    case .terminated(let terminator): return "terminated by \(terminator.rawValue)"
    }
  }

  /// Whether it is about the steps of an event; otherwise it is about the current world.
  package var isAboutSteps: Bool {
    switch self {
    case .state, .flag, .timer, .content: return false
    case .called, .calls, .order, .event, .refused, .shown, .apns, .treated,
      .handlerCalledOnceInTime, .terminated:
      return true
    }
  }

  private static func text(_ times: Int?) -> String {
    switch times {
    case nil: return ""
    case 1?: return " once"
    case let count?: return " \(count) times"
    }
  }
}
