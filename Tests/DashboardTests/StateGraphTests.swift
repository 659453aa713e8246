import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard

@Suite struct StateGraphTests {
  /// The states pane of 120x40 after these commands.
  private func graph(_ lines: [String]) throws -> [String] {
    var sample = try Sample("naive", 120, 40, .english, theme: .dark)
    for line in lines {
      sample.send(line)
      sample.press("e")
    }
    return sample.state.render().grid.lines[2...6].map { line in
      var shown = line.dropFirst(25).prefix(52)
      while shown.last == " " { shown.removeLast() }
      return String(shown)
    }
  }

  @Test("at rest")
  func rest() throws {
    #expect(
      try graph([]) == [
        "  ▶not running  ────►  inactive  ◄─►  active",
        "      ▲     │                ▲",
        "      │     └────────────┐   │",
        "      │                  ▼   ▼",
        "   suspended  ◄────►  background",
      ])
  }

  @Test("the way just taken")
  func way() throws {
    #expect(
      try graph(["open", "home"]) == [
        "   not running  ────►  inactive  ◄─►  active",
        "      ▲     │                │ inactive",
        "      │     └────────────┐   │ ► background",
        "      │                  ▼   ▼",
        "   suspended  ◄────► ▶background",
      ])
  }
}
