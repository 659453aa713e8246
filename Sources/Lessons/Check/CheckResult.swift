import CommandLanguage
import LifecycleModel

/// The findings of `check` in all of its paths.
package struct CheckResult: Sendable {
  package var lessons = 0
  package var demos = 0
  package internal(set) var passed = 0
  package internal(set) var failed = 0
  package internal(set) var complaints: [Diagnostic] = []
  /// Golden traces that were written, by path; only with `--bless`.
  package internal(set) var blessed: [TraceUpdate] = []

  package struct TraceUpdate: Sendable {
    package var path: String
    package var text: String
    /// Whether the file had another text.
    package var isChanged: Bool
  }

  package init() {}

  package var hasErrors: Bool { failed > 0 }

  /// Counts one check as passed or failed.
  package mutating func add(_ found: [Diagnostic]) {
    complaints += found
    if found.contains(where: { $0.severity == .error }) { failed += 1 } else { passed += 1 }
  }

  /// The last line of the report.
  package var summary: String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    return "checks: \(passed) passed, \(failed) failed "
      + "(\(count(lessons, "lesson")), \(count(demos, "demo")))"
  }

  package var json: JSON {
    .object([
      .init("lessons", .number("\(lessons)")), .init("demos", .number("\(demos)")),
      .init("passed", .number("\(passed)")), .init("failed", .number("\(failed)")),
      .init("complaints", .array(complaints.map { $0.json(rule: "check") })),
    ])
  }
}
