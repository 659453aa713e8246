import CommandLanguage
import Laboratory
import Testing

@testable import Lessons

/// Lines of an earlier run of the program are submitted together.
@Suite struct ResumeTests {
  static let context = ParseContext(
    place: .prompt, file: "-", readFile: { _ in .failure(.notFound) })

  static let lines = [
    "switcher", "push mixed", "return", "home", "tap", "open", "lock", "unlock", "push silent",
    "home",
    "switcher", "push mixed", "step", "finish", "undo", "redo", "back 1", "goto 2", "branch 1",
    "why",
    "hint", "next", "solution", "reset", "expect state background", "nonsense", "1", "again",
  ]

  /// Lines by a fixed sequence of numbers. `events` leaves out everything but events and steps.
  static func script(_ seed: UInt64, count: Int, events: Bool) -> [String] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return lines[Int(state >> 33) % (events ? 14 : lines.count)]
    }
  }

  /// What the learner sees.
  struct Seen: Equatable {
    var screen: LessonRun.Screen
    var states: [MarkState]
    var isSolved: Bool
    var attempts: Int
    var hints: [Int]
    var messages: [String]
    var position: History.Position
    var branches: Int

    init(_ run: LessonRun) {
      screen = run.screen
      states = run.play.states
      isSolved = run.play.isSolved
      attempts = run.play.attempts
      hints = run.play.hintsGiven
      messages = run.messages.flatMap { $0.lines(width: 76, .english, .words) }.map(\.text)
      position = run.session.history.position
      branches = run.session.history.branches.count
    }
  }

  @Test("resumed lines lead where the same lines led one by one", arguments: [false, true])
  func equal(events: Bool) throws {
    let prepared = try Sample.whole.prepared("cover")
    var solved = 0
    for seed in 1...24 as ClosedRange<UInt64> {
      let lines = Self.script(seed, count: Int(seed % 17) + 2, events: events)
      var resumed = LessonRun(prepared, number: 1, of: 1, next: nil)
      resumed.revealsSteps = true
      var played = resumed
      resumed.resume(lines, Self.context)
      for line in lines {
        if let input = LessonInput(line, in: played) {
          played.submit(input)
          continue
        }
        for parsed in (try? CommandParser.parse(line, Self.context)) ?? [] {
          _ = played.submit(parsed)
          _ = played.session.submit(ParsedCommand(.move(.finish)))
          played.look()
        }
      }
      #expect(Seen(resumed) == Seen(played), "\(lines)")
      if played.play.isSolved { solved += 1 }
    }
    #expect(solved > 0)
  }
}
