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
    var sample = try Sample()
    let commands = (0..<count).map { index in
      ParsedCommand(.event(index.isMultiple(of: 2) ? .openedApp : .pressedHome))
    }
    sample.state.resumable = DashboardState.Resumable(commands: commands, events: count)
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
    #expect(sample.note?.hasPrefix("The play takes more than 480 MB of memory") == true)
    sample.send("reset")
    sample.state.isMemoryFull = { false }
    sample.press("o")
    #expect(events(sample) == 1)
  }
}
