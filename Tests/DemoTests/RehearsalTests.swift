import CommandLanguage
import Demo
import Foundation
import Testing
import TextGrid

@testable import Dashboard
@testable import Lessons

/// The checks of `check` for demos. Each fails on a demo that is broken in exactly that way.
@Suite struct RehearsalTests {
  @Test("the sample passes on every screen")
  func sound() throws {
    #expect(try Sample.three.complaints(everywhere: true).isEmpty)
  }

  @Test("a demo with too many pictures or commands is an error, whatever it plays")
  func tooMuch() throws {
    func errors(_ events: Int, _ reveal: String) throws -> [String] {
      let lines = (0..<events).map { $0.isMultiple(of: 2) ? "open" : "home" }
      let sample = Sample.three.changing(
        "```do\npush mixed \"Build finished\"\n```\n```ask\nIs the delegate called?\n```\n```choice\nYes, in",
        "```do\n" + lines.joined(separator: "\n") + "\npush mixed \"Build finished\"\n```\n"
          + "```reveal\n\(reveal)\n```\n```ask\nIs the delegate called?\n```\n```choice\nYes, in")
      return try sample.complaints().map(\.sentence.en)
    }
    #expect(try errors(40, "steps").contains { $0.contains("more than 300 pictures") })
    #expect(try !errors(10, "calls").contains { $0.contains("more than") })
  }

  static let broken: [(old: String, new: String, check: LessonCheck, line: Int)] = [
    // Every `expect` holds.
    ("```expect\ntreated as arrival", "```expect\ntreated as tap", .expect, 37),
    // Exactly one choice is right: none, and two.
    ("expect calls nothing", "expect calls didBecomeActive", .choices, 51),
    (
      "For an arrival\nexpect treated as arrival", "For an arrival\nexpect not refused", .choices,
      79
    ),
    // No event is refused.
    ("open\nswitcher\n```\n```do\npush", "switcher\nreturn\nreturn\n```\n```do\npush", .stage, 75),
    (
      "```do\npush mixed \"Build finished\"\n```\n```ask\nWhat", "```do\nclose\n```\n```ask\nWhat",
      .stage, 77
    ),
    // Captions fit.
    (
      "The app switcher is open. A push arrives.",
      "The app switcher is open and stays open for a long while. A push arrives, "
        + "and then there is a caption that nobody in the last row will read.",
      .fits, 70
    ),
    // Questions fit the smallest screen.
    (
      "For an arrival\nexpect",
      String(repeating: "For an arrival or for something else ", count: 24) + "\nexpect", .fits, 79
    ),
  ]

  @Test("each promise, broken in just that way", arguments: broken.indices)
  func brokenPromise(index: Int) throws {
    let fault = Self.broken[index]
    let found = try Sample.three.changing(fault.old, fault.new).complaints()
    let isTold = found.contains { $0.check == fault.check && $0.place.line == fault.line }
    #expect(isTold, "\(found.flatMap { $0.lines(in: .english) })")
    #expect(found.allSatisfy { $0.place.file == Sample.path })
  }

  @Test("Chinese is looked at in the file where it stands")
  func chinese() throws {
    let found = try Sample.three
      .changing("应用切换器打开着。", "应用切换器打开着,而且 open 着。", in: Sample.translationPath)
      .complaints()
    #expect(found.contains { $0.check == .chinese && $0.place.line == 33 }, "\(found)")
  }

  @Test("a demo without a translation is told so, and passes")
  func untranslated() throws {
    var sample = Sample.three
    sample.texts[Sample.translationPath] = nil
    let found = try sample.complaints()
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("contrast counts how much of its cell a glyph covers")
  func contrast() throws {
    func ratio(_ glyph: String, _ ink: UInt8, _ ground: UInt8) -> Double {
      var grid = Grid(Size(width: 1, height: 1))
      grid.put(Glyph(glyph), x: 0, y: 0, style: Style(.index(ink), on: .index(ground)))
      return Contrast.ratio(of: grid[0, 0]) ?? 0
    }
    #expect(abs(ratio("█", 231, 16) - 21) < 0.001)
    #expect(abs(ratio("A", 231, 16) - 21) < 0.001)
    // Three quarters of the light: (0.75 + 0.05) / 0.05.
    #expect(abs(ratio("▓", 231, 16) - 16) < 0.001)
    #expect(abs(ratio("░", 231, 16) - 6) < 0.001)
    // #767676 on white is known to be 4.54:1; the nearest fixed grey is a little lighter or darker.
    #expect(ratio("█", 243, 231) < 7)
  }

  @Test("shaded letters and weak colours are found")
  func weak() throws {
    var grid = Grid(Size(width: 2, height: 1))
    grid.put(Glyph("▓"), x: 0, y: 0, style: Style(.index(22), on: .index(231)))
    let shaded = try #require(Contrast.ratio(of: grid[0, 0]))
    #expect(shaded < Rehearsal.leastContrast)
    grid.put(Glyph("█"), x: 0, y: 0, style: Style(.index(22), on: .index(231)))
    let solid = try #require(Contrast.ratio(of: grid[0, 0]))
    #expect(solid > Rehearsal.leastContrast)
  }

  @Test(
    "the demos that come with the program pass on every screen",
    arguments: Sample.shippedDemos)
  func shipped(name: String) throws {
    let sample = try Sample.shipped("demos/\(name)")
    let script = try sample.script()
    #expect(script.minutes == 20)
    #expect(script.steps.reduce(0) { $0 + ($1.minutes ?? 0) } <= 21)
    #expect(script.steps.allSatisfy { $0.notes != nil })
    let found = try sample.complaints(everywhere: true)
    #expect(found.isEmpty, "\(found.flatMap { $0.lines(in: .english) })")
  }

  /// `learn --place`, and the quizzes before and after parts 1 to 3 and 4 to 6.
  @Test(
    "questions outside of the course have one right answer each",
    arguments: [
      ("assets/placement/placement", 5), ("docs/quiz/quiz", 20), ("docs/quiz/quiz-4-to-6", 22),
    ])
  func questions(path: String, count: Int) throws {
    let sample = try Sample.shipped(path)
    let script = try sample.script()
    #expect(script.steps.count == count)
    #expect(script.steps.allSatisfy { $0.ask != nil })
    let found = try sample.complaints(everywhere: false)
    #expect(found.isEmpty, "\(found.flatMap { $0.lines(in: .english) })")
  }
}
