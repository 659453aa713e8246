import CommandLanguage
import Judging
import Laboratory
import Lessons
import LifecycleModel

/// A demo, played once from start to end, with a picture ("beat") for each press of the forward
/// key. Going back shows an earlier beat without playing again.
package struct DemoTrack: Sendable {
  package let script: DemoScript
  package let beats: [Beat]
  /// For each step the index of its right choice; nil without a question or without exactly one
  /// right choice.
  package let right: [Int?]
  /// For each step the session after its events.
  package let ends: [Session]

  /// One picture.
  package struct Beat: Sendable {
    package enum Screen: Hashable, Sendable {
      /// Caption and choices, before any event.
      case question
      case reveal
      /// The votes and the right choice.
      case result
    }

    package var step: Int
    package var screen: Screen
    /// The session with the cursor at the beat.
    package var session: Session
    /// nil before the first event.
    package var headline: Headline?
  }

  package func firstBeat(ofStep step: Int) -> Int {
    beats.firstIndex { $0.step == step } ?? 0
  }

  /// The calls of a step's events in order, by Apple's names.
  package func calls(inStep step: Int) -> [Call] {
    eventRecords(inStep: step).flatMap(\.steps).compactMap { step in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
  }

  /// The headline after each event of a step.
  package func outcomes(ofStep step: Int) -> [Headline] {
    var session = ends[step]
    var found: [Headline] = []
    for record in eventRecords(inStep: step) {
      _ = session.submit(.of(.move(.goto(record.stepsBefore + record.shownCount))))
      if let headline = Headline(session) { found.append(headline) }
    }
    return found
  }

  private func eventRecords(inStep step: Int) -> [Record] {
    Array(ends[step].history.records.filter(\.isEvent).suffix(script.steps[step].events.count))
  }
}

extension ParsedCommand {
  static func of(_ command: Command) -> ParsedCommand {
    ParsedCommand(command: command, text: command.canonicalText, line: 1, column: 1)
  }
}

extension Handbook {
  /// The keys of the rule's sources; empty if its page cannot be read.
  func sources(of rule: Rule) -> [String] {
    guard case .success(let page) = page(of: rule) else { return [] }
    return page.sources.map(\.spelling)
  }
}
