import CommandLanguage
import Laboratory
import LifecycleModel

/// Compares the learner's events with the author's scripts.
enum EventTrail {
  /// Events up to the cursor that are completely shown and not refused.
  static func records(of session: Session) -> [Record] {
    session.history.records.prefix(session.history.position.records)
      .filter { $0.isEvent && !$0.isRefused }
  }

  /// Whether the events are equal except for the text of a push.
  static func areAlike(_ one: Event, _ other: Event) -> Bool {
    guard case .sentPush(let one) = one, case .sentPush(let other) = other else {
      return one == other
    }
    return one.withoutWords == other.withoutWords
  }

  /// Whether the learner, with the events `done`, followed a script: with the same events, or with the same last event
  /// after another way to the same world.
  static func follows(_ script: [Record], _ done: [Record]) -> Bool {
    guard let last = done.last, let wanted = script.last, let event = last.playedEvent,
      let wantedEvent = wanted.playedEvent, areAlike(event, wantedEvent)
    else { return false }
    if done.count == script.count,
      zip(done, script).allSatisfy({ areAlike($0.playedEvent, $1.playedEvent) })
    {
      return true
    }
    return last.before.normalForm == wanted.before.normalForm
  }

  /// Whether the learner's last events are those of a script and the last one had the same results, as after some other
  /// attempts.
  static func endsLike(_ script: [Record], _ done: [Record]) -> Bool {
    guard done.count > script.count, let last = done.last, let wanted = script.last else {
      return false
    }
    return zip(done.suffix(script.count), script).allSatisfy {
      areAlike($0.playedEvent, $1.playedEvent)
    } && last.results == wanted.results
  }

  /// How many of the learner's first events equal those of a script.
  static func commonPrefix(_ done: [Record], _ script: [Record]) -> Int {
    zip(done, script).prefix { areAlike($0.playedEvent, $1.playedEvent) }.count
  }

  private static func areAlike(_ one: Event?, _ other: Event?) -> Bool {
    guard let one, let other else { return false }
    return areAlike(one, other)
  }
}

extension Record {
  var playedEvent: Event? {
    if case .event(let event, _) = content { return event }
    return nil
  }
}

extension Record {
  /// The results of an event, without times and ids.
  fileprivate enum Result: Hashable {
    case call(Callback, in: ApplicationState)
    case shown(Display.Place)
    case apns(Verdict.Fate)
    case terminated(Terminator)
  }

  fileprivate var results: [Result] {
    steps.compactMap { step in
      switch step.change {
      case .call(let call): return .call(call.callback, in: call.state)
      case .display(let display): return .shown(display.place)
      case .apns(let verdict): return .apns(verdict.fate)
      case .terminated(let terminator, _): return .terminated(terminator)
      default: return nil
      }
    }
  }
}

extension Push {
  fileprivate var withoutWords: Push {
    guard case .object(let members) = payload else { return self }
    var push = self
    push.payload = .object(
      members.map { member in
        guard member.key == "aps", case .object(let keys) = member.value else { return member }
        return JSON.Member(
          "aps",
          .object(
            keys.map { key in
              guard key.key == "alert", let text = key.value.asString, !text.isEmpty else {
                return key
              }
              return JSON.Member("alert", .string("-"))
            }))
      })
    return push
  }
}
