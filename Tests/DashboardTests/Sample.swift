import BuiltInApps
import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel
import RepositoryHandbook
import TextGrid

@testable import Dashboard

/// A dashboard with a built-in app, and inputs for it.
struct Sample {
  var state: DashboardState
  var effects: [Effect] = []

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init(
    _ app: String = "naive", _ width: Int = 80, _ height: Int = 24,
    _ language: Language = .english, theme: Theme.Name = .dark
  ) throws {
    let app = try App.inRepository(app)
    state = DashboardState(
      setup: StageSetup(profile: .ios9, app: app), apps: [app.choice: app], language: language,
      theme: Theme(theme), size: Size(width: width, height: height), handbook: .repository)
  }

  mutating func press(_ keys: String) {
    for scalar in keys.unicodeScalars { effects += state.update(.character(scalar)) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { effects += state.update(.key(key)) }
  }

  /// A line at the prompt.
  mutating func send(_ line: String) {
    press(":")
    press(line)
    press(.enter, .escape)
  }

  var lines: [String] { state.render().grid.lines }
  var text: String { lines.joined(separator: "\n") }
  var note: String? { state.note?.text.en }
  var history: History { state.session.history }

  /// The row of the lanes at the cursor.
  var selectedRow: String { lines.first { $0.dropFirst(24).contains("▶") } ?? "" }
}

extension Grid {
  /// The frame, and below it a letter for the style of each cell.
  func described(_ theme: Theme) -> String {
    let legend: KeyValuePairs<Character, Style> = [
      "B": theme[.barName], "b": theme[.bar], "S": theme[.selection], "X": theme[.chosenFrame],
      "C": theme[.current], "k": theme[.key], "u": theme[.unavailable], "x": theme[.frame],
      "f": theme[.faint], "T": theme[.title], "c": theme[.command], "a": theme[.callback],
      "d": theme[.change], "g": theme[.good], "w": theme[.bad], "n": theme[.notice],
    ]
    let map = styleMap(legend).map { row in
      // Plain cells at the end of a row are omitted.
      String(row.reversed().drop { $0 == "." }.reversed())
    }
    return (lines + ["=== styles"] + map).joined(separator: "\n") + "\n"
  }
}

/// Golden pictures, each checked once by eye. PUSHLAB_BLESS in the environment writes them again.
enum Picture {
  static func difference(_ name: String, _ found: String) throws -> String? {
    let folder = Sample.root.appending(path: "Tests/DashboardTests/Frames")
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["PUSHLAB_BLESS"] != nil {
      try found.write(to: file, atomically: true, encoding: .utf8)
      return nil
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if wanted == found { return nil }
    let pairs = zip(
      wanted.split(separator: "\n", omittingEmptySubsequences: false),
      found.split(separator: "\n", omittingEmptySubsequences: false))
    let first = pairs.enumerated().first { $1.0 != $1.1 }
    return
      "\(name), row \(first?.offset ?? -1):\n\(first?.element.0 ?? "")\n\(first?.element.1 ?? "")"
  }
}
