import CommandLanguage
import Lessons
import Testing

@testable import Dashboard

/// A learner's progress at the dashboard is saved and restored.
@Suite struct LessonRecordTests {
  @Test("what was done before the program ended is there again")
  func resumed() throws {
    var first = try Sample()
    try first.begin("switcher-trap")
    first.skipText()
    first.press("seH")
    let acts = first.state.takeUnwritten().compactMap { entry -> String? in
      switch entry {
      case .command(let command): return command.canonicalText
      case .line(let line): return line.hasPrefix("lesson ") ? nil : line
      }
    }
    var second = try Sample()
    try second.begin("switcher-trap", acts)
    #expect(second.history.stepNumber == first.history.stepNumber)
    #expect(second.text.contains("Hint 1 of 3"))
    #expect(second.state.takeProgressEvents { Lessons.Moment(seconds: 0) }.isEmpty, "noted before")
  }

  @Test("deeds: begun, tried, helped, solved; each once")
  func deeds() throws {
    var sample = try Sample()
    try sample.begin("switcher-trap")
    let now = Lessons.Moment(seconds: 7)
    func kinds() -> [Lessons.Progress.ProgressEvent.Kind] {
      sample.state.takeProgressEvents { now }.map(\.kind)
    }
    #expect(kinds() == [.begun])
    sample.skipText()
    sample.press("H")
    #expect(kinds() == [.sawHints(1)])
    sample.press("seae")
    #expect(kinds() == [.answered, .solved(now)])
    #expect(kinds() == [])
  }
}
