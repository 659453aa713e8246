/// A push delivered by a call, and whether it is really an arrival or a tap.
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

/// How the app treats each push: one outcome for each push and event.
extension Reaction {
  /// Notes the last mark on a line that ran since step `first`. A call that reaches no mark keeps
  /// the result of an earlier call in the event.
  mutating func note(_ handing: HandOver, by callback: Callback, since first: Int) {
    guard let found = treatment(by: callback, since: first) else { return }
    if let index = outcomes.firstIndex(where: { $0.name == handing.name }) {
      if found != .nothing { outcomes[index].treatedAs = found }
    } else {
      outcomes.append(Outcome(name: handing.name, treatedAs: found, was: handing.was))
    }
  }

  /// Emits the outcomes as the last steps of the event.
  mutating func emitOutcomes() {
    for outcome in outcomes { emit(.outcome(outcome), .outcomeReckoned) }
    outcomes = []
  }

  /// The treatment that the call shows; nil if the app has no marks and the method does not imply one.
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
