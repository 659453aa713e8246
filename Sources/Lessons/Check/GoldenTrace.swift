import CommandLanguage
import Laboratory
import LifecycleModel
import Platform

/// The delegate calls of a lesson's solution when its author last confirmed them. Because `check`
/// compares them, a changed rule cannot change a lesson unnoticed.
enum GoldenTrace {
  /// The trace of the lesson's solution; nil if nothing is played.
  static func text(_ prepared: PreparedLesson) -> String? {
    let lesson = prepared.lesson
    let start = lesson.task.start?.commands ?? []
    var lines: [String] = []
    switch lesson.kind {
    case .reach, .break, .read, .explain:
      guard let solution = lesson.task.solution else { return nil }
      lines = play(start, solution.commands, prepared.app, prepared)
      if let variant = lesson.task.variant {
        lines += play(
          variant.start.commands, variant.solution.commands, prepared.app, prepared)
      }
    case .predict:
      for ask in lesson.task.asks {
        lines += play(start, ask.scene + [ask.event], prepared.app, prepared)
      }
    case .fix:
      // Plays the events that break the given delegate on the corrected one.
      guard let name = lesson.task.solution?.delegate, let fixed = prepared.delegates[name]
      else { return nil }
      for test in lesson.task.tests { lines += play(start, test.commands, fixed, prepared) }
      var search = prepared.search(in: prepared.app)
      if let events = search.run().events {
        lines += play(start, events.map(\.parsed), fixed, prepared)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func play(
    _ start: [ParsedCommand], _ commands: [ParsedCommand], _ app: App,
    _ prepared: PreparedLesson
  ) -> [String] {
    let setup = prepared.setup(app: app)
    var session = Session(setup: setup, apps: [:])
    var printer = TracePrinter(format: .calls, language: .english)
    var lines = setup.commands.map { "> " + $0.canonicalText }
    for parsed in start + commands {
      let replies = session.submit(parsed)
      lines += printer.lines(for: parsed, replies, in: session)
    }
    return lines
  }

  /// Whether a file's text can be a trace, so that a new one may replace it.
  static func isTrace(_ text: String) -> Bool {
    text.isEmpty || text.hasPrefix("> profile ")
  }

  /// The first line, from 1, in which two traces differ.
  static func difference(
    _ old: String, _ new: String
  ) -> (line: Int, old: String, new: String)? {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in 0..<max(old.count, new.count) {
      let one = old.indices.contains(index) ? old[index] : ""
      let other = new.indices.contains(index) ? new[index] : ""
      if one != other { return (index + 1, one, other) }
    }
    return nil
  }
}
