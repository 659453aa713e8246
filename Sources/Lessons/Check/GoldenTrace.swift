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

extension LessonChecker {
  /// Compares with the golden trace, or replaces it by the present one.
  mutating func trace(_ prepared: PreparedLesson, blessing: Bool) {
    guard let text = GoldenTrace.text(prepared), Interruption.current?.isBrokenOff != true
    else { return }
    let path = lesson.places.folder + "/" + LessonFiles.traceFile
    let old = (try? files.read(path, LessonLimits.bytes).get())
      .map { String(decoding: $0, as: UTF8.self) }
    if blessing {
      result.blessed.append(
        CheckResult.Blessing(path: path, text: text, isChanged: old != text))
      add([])
      return
    }
    guard let old else {
      add([
        Diagnostic(
          .trace, lesson.places.file,
          en: "\(LessonFiles.traceFile) is missing beside it; `pushlab check --bless` writes it",
          zh: "旁边缺少 \(LessonFiles.traceFile)；用 `pushlab check --bless` 写出")
      ])
      return
    }
    guard let moved = GoldenTrace.difference(old, text) else {
      add([])
      return
    }
    let was = VisibleText.of(moved.old, limit: 120)
    let now = VisibleText.of(moved.new, limit: 120)
    let place = SourcePlace(file: path, line: moved.line)
    add([
      Diagnostic(
        .trace, place, en: "was \"\(was)\", is now \"\(now)\"; if that is right: --bless",
        zh: "原为“\(was)”，现为“\(now)”；若属正确，用 --bless 更新")
    ])
  }
}
