import CommandLanguage
import Lessons
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard
@testable import Laboratory

/// A resumed session or a script of many commands is played in slices between the keys.
@Suite struct LongPlayTests {
  private func resumed(_ count: Int) throws -> Sample {
    var journal = self.journal(count)
    try journal.readAll { _ in .failure(.notFound) }
    return try resumed(journal)
  }

  private func journal(_ count: Int) -> JournalReading {
    let lines = (0..<count).map { $0.isMultiple(of: 2) ? "open" : "home" }
    return JournalReading(file: "old.journal", lines: lines)
  }

  private func resumed(_ journal: JournalReading) throws -> Sample {
    var sample = try Sample()
    sample.state.resumable = DashboardState.Resumable(reading: journal, events: journal.events)
    sample.press("g")
    return sample
  }

  private func events(_ sample: Sample) -> Int { sample.state.session.history.records.count }

  @Test("it says how far it is, ignores keys, and comes to its end")
  func slices() throws {
    var sample = try resumed(1200)
    #expect(sample.state.isWorking)
    #expect(events(sample) == 500)
    #expect(sample.state.note?.text.en == "Playing: 500 of 1200 commands. Esc stops here.")
    sample.press("h")
    #expect(events(sample) == 500)
    for _ in 0..<2 { _ = sample.state.update(.tick) }
    #expect(!sample.state.isWorking)
    #expect(events(sample) == 1200)
    #expect(sample.state.note == .goesOn)
  }

  @Test("a script that takes several slices says at its end that it is over")
  func scriptInSlices() throws {
    var sample = try Sample()
    sample.state.isSliceOver = { true }
    let commands = try CommandParser.parse(
      "open; home; open", ParseContext(place: .prompt, file: "-"))
    _ = sample.state.take(.script(commands, apps: []))
    #expect(sample.state.note?.text.en == "Playing: 1 of 3 commands. Esc stops here.")
    for _ in 0..<2 { _ = sample.state.update(.tick) }
    #expect(!sample.state.isWorking && events(sample) == 3)
    #expect(sample.state.note == .loaded)
  }

  @Test("Esc stops it, and what was played stays")
  func stopped() throws {
    var sample = try resumed(1200)
    sample.press(.escape)
    #expect(!sample.state.isWorking)
    #expect(events(sample) == 500)
    _ = sample.state.update(.tick)
    #expect(events(sample) == 500)
    #expect(sample.state.note?.text.en == "Stopped after 500 of 1200 commands.")
  }

  @Test(
    "a key that came together with Escape",
    arguments: [.alt("x"), .modified(.alt, .enter), .modified(.alt, .control("a"))] as [Input])
  func stoppedByBoth(input: Input) throws {
    var sample = try resumed(1200)
    _ = sample.state.update(input)
    #expect(!sample.state.isWorking)
    sample = try Sample("transfer")
    sample.press(":explore no-trap depth 20")
    sample.press(.enter)
    #expect(sample.state.isExploring)
    _ = sample.state.update(input)
    #expect(!sample.state.isExploring)
  }

  @Test("an arrow with Alt does not stop it")
  func arrow() throws {
    var sample = try resumed(1200)
    _ = sample.state.update(.modified(.alt, .up))
    #expect(sample.state.isWorking)
  }

  @Test("a long journal is read in slices before anything is played")
  func reading() throws {
    var sample = try resumed(journal(600))
    #expect(sample.state.isWorking)
    #expect(sample.note == "Reading: 250 of 600 lines. Esc stops here.")
    for read in [500, 600] {
      #expect(events(sample) == 0)
      _ = sample.state.update(.tick)
      if read == 500 { #expect(sample.note == "Reading: 500 of 600 lines. Esc stops here.") }
    }
    #expect(events(sample) == 500)
    _ = sample.state.update(.tick)
    #expect(events(sample) == 600)
    #expect(!sample.state.isWorking)
  }

  @Test("long lines make a slice shorter")
  func longLines() throws {
    let line = "push alert \"" + String(repeating: "x", count: 20_000) + "\""
    var journal = JournalReading(file: "old.journal", lines: Array(repeating: line, count: 9))
    try journal.readSlice { _ in .failure(.notFound) }
    #expect(journal.done == 2)
    #expect(journal.events == 9)
  }

  @Test("Esc stops the reading: the play is the one before, and the offer stays")
  func readingStopped() throws {
    var sample = try resumed(journal(600))
    sample.press(.escape)
    #expect(!sample.state.isWorking)
    #expect(events(sample) == 0)
    #expect(sample.note == "Stopped. Nothing of the earlier session was played; g begins again.")
    sample.press("g")
    #expect(sample.note == "Reading: 250 of 600 lines. Esc stops here.")
  }

  @Test("a line far behind that is no command: nothing is played, and it is named")
  func damaged() throws {
    var sample = try resumed(
      JournalReading(file: "old.journal", lines: Array(repeating: "open", count: 400) + ["opn"]))
    _ = sample.state.update(.tick)
    #expect(!sample.state.isWorking)
    #expect(events(sample) == 0)
    #expect(
      sample.state.warning?.en
        == "An earlier session cannot be resumed: line 401 is no command that a journal of this version holds (old.journal)"
    )
    #expect(sample.state.resumable == nil)
  }

  @Test("a short one is played at once")
  func short() throws {
    let sample = try resumed(300)
    #expect(!sample.state.isWorking)
    #expect(events(sample) == 300)
  }

  @Test("where memory is full no further event is played, and a reset begins anew")
  func full() throws {
    var sample = try Sample()
    sample.press("o")
    let count = events(sample)
    #expect(count > 0)
    sample.state.isMemoryFull = { true }
    sample.press(":")
    sample.press("home; open")
    sample.press(.enter)
    #expect(events(sample) == count)
    #expect(sample.note?.hasPrefix("The play takes more than 384 MB of memory") == true)
    sample.send("reset")
    sample.state.isMemoryFull = { false }
    sample.press("o")
    #expect(events(sample) == 1)
  }
}
