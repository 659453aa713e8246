/// A push that the app gets by a call, and what it really is.
struct HandOver: Hashable, Sendable {
  var name: NotificationName
  var was: Treatment

  init(_ received: ReceivedPush, was: Treatment) {
    name = received.name
    self.was = was
  }

  /// A tap; nil for a button, which is neither arrival nor tap.
  init?(opening received: ReceivedPush) {
    guard received.response == nil else { return nil }
    self.init(received, was: .tap)
  }
}

/// What the app takes a push for: one outcome a push and event.
extension Reaction {
  /// The last mark on a line that ran since then counts; a call without one leaves what an earlier
  /// call of the event said.
  mutating func note(_ handing: HandOver, by callback: Callback, since first: Int) {
    guard let found = treatment(by: callback, since: first) else { return }
    if let index = outcomes.firstIndex(where: { $0.name == handing.name }) {
      if found != .nothing { outcomes[index].treatedAs = found }
    } else {
      outcomes.append(Outcome(name: handing.name, treatedAs: found, was: handing.was))
    }
  }

  /// Comes after everything else that the event does.
  mutating func emitOutcomes() {
    for outcome in outcomes { emit(.outcome(outcome), .outcomeReckoned) }
    outcomes = []
  }

  /// nil where an app without marks does not say it: two methods say it by themselves.
  private func treatment(by callback: Callback, since first: Int) -> Treatment? {
    guard program.hasMarks else {
      switch callback {
      case .willPresent: return .arrival
      case .didReceiveResponse: return .tap
      default: return nil
      }
    }
    for step in steps[first...].reversed() {
      if case .line(let line) = step.change, let mark = line.mark { return mark }
    }
    return .nothing
  }
}
