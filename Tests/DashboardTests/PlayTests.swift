import CommandLanguage
import LifecycleModel
import Testing
import TextGrid

@testable import Dashboard
@testable import Laboratory

/// The effects of keys on the session.
@Suite struct PlayTests {
  @Test("an event shows its first step; Space the next, to its end and no further")
  func reveal() throws {
    var sample = try Sample()
    sample.press("o")
    #expect(sample.history.position == History.Position(records: 0, shown: 1))
    let count = sample.history.records[0].shownCount
    for _ in 1..<count { sample.press(" ") }
    #expect(sample.history.stepNumber == count)
    #expect(sample.note == nil)
    sample.press(" ")
    #expect(sample.note?.contains("over") == true)
    #expect(sample.history.stepNumber == count && sample.history.records.count == 1)
  }

  @Test("e shows the rest at once")
  func rest() throws {
    var sample = try Sample()
    sample.press("oe")
    #expect(sample.history.stepNumber == sample.history.records[0].shownCount)
  }

  @Test("the next event makes the one before it whole, without a branch")
  func wholeBefore() throws {
    var sample = try Sample()
    sample.press("os")
    #expect(sample.history.branches.count == 1)
    #expect(sample.history.records.map(\.verb) == ["open", "switcher"])
    #expect(sample.history.position == History.Position(records: 1, shown: 1))
  }

  @Test("back and forth by steps and by events; nothing is lost")
  func time() throws {
    var sample = try Sample()
    sample.press("oesea")
    sample.press("e")
    let end = sample.history.stepNumber
    let picture = sample.text
    for _ in 0..<end { sample.press("b") }
    #expect(sample.history.stepNumber == 0)
    sample.press("b")
    #expect(sample.note != nil)
    for _ in 0..<end { sample.press("f") }
    #expect(sample.text == picture)
    sample.press("[")
    #expect(sample.selectedRow.contains("push mixed"))
    sample.press("[")
    #expect(sample.selectedRow.contains("switcher"))
    sample.press("]")
    #expect(sample.selectedRow.contains("push mixed"))
    sample.press("]")
    #expect(sample.note?.contains("No event") == true)
    sample.press("uuu")
    #expect(sample.history.stepNumber == 0)
    sample.press("UUU")
    #expect(sample.text == picture)
  }

  @Test("an event in the past starts a branch and keeps the other")
  func fork() throws {
    var sample = try Sample()
    sample.press("oesehe")
    sample.press("uu")
    sample.press("a")
    #expect(sample.history.branches.count == 2)
    #expect(sample.history.records.map(\.verb) == ["open", "push"])
    #expect(sample.text.contains("branch 2/2"))
  }

  @Test("jumps by meaning")
  func jumps() throws {
    var sample = try Sample("article")
    sample.press("oesea")
    sample.press("[[[")
    sample.press("n")
    #expect(sample.state.moment.selectedCall == .willFinishLaunching)
    sample.press("n")
    #expect(sample.state.moment.selectedCall == .didFinishLaunching)
    sample.press("N")
    guard case .state? = sample.state.moment.selected?.change else {
      Issue.record("no change of state")
      return
    }
    sample.press("T")
    guard case .timer? = sample.state.moment.selected?.change else {
      Issue.record("no timer")
      return
    }
    sample.press("TTT")
    #expect(sample.note?.contains("no such step") == true)
  }

  @Test("search goes to the step that speaks of the text, and round")
  func search() throws {
    var sample = try Sample("article")
    sample.press("oesea")
    sample.press("e/didreceive")
    sample.press(.enter)
    #expect(sample.state.moment.selectedCall == .didReceiveRemoteNotificationFetch)
    sample.press("/nowhere")
    sample.press(.enter)
    #expect(sample.note?.contains("nowhere") == true)
  }

  @Test("what cannot happen answers with the reason and the way, and changes nothing")
  func refusals() throws {
    var sample = try Sample()
    for (key, word) in [("t", "banner"), ("r", "switcher")] {
      sample.press(key)
      #expect(sample.note?.contains(word) == true, "\(key): \(sample.note ?? "")")
    }
    sample.press("oe")
    sample.press("o")
    #expect(sample.note?.contains("press Home first") == true)
    #expect(sample.history.records.count == 1)
    #expect(sample.lines.last?.contains("(o open)") == true)
  }

  @Test("k opens the switcher first where it is not open: two events")
  func swipe() throws {
    var sample = try Sample()
    sample.press("oek")
    #expect(sample.history.records.map(\.verb) == ["open", "switcher", "swipe"])
    var again = try Sample()
    again.press("oesek")
    #expect(again.history.records.map(\.verb) == ["open", "switcher", "swipe"])
    again.press("eo")
    again.press("k")
    #expect(again.history.records.count == 6)
  }

  @Test("a key without an action says how to type")
  func unknown() throws {
    var sample = try Sample()
    sample.press("Z")
    #expect(sample.note?.contains("press : to type") == true)
    #expect(sample.history.isEmpty)
  }

  @Test("y cites the rule of the selected step; any of its keys closes the page")
  func why() throws {
    var sample = try Sample()
    sample.press("y")
    #expect(sample.note?.contains("Nothing has happened") == true)
    sample.press("oy")
    #expect(sample.text.contains("Rule event.happened"))
    sample.press("q")
    #expect(sample.state.reader == nil)
    #expect(sample.effects.isEmpty)
  }

  @Test("Tab walks the panes, z gives one the screen")
  func panes() throws {
    var sample = try Sample()
    var seen: [Pane] = []
    for _ in Pane.allCases {
      seen.append(sample.state.selected)
      sample.press(.tab)
    }
    #expect(Set(seen) == Set(Pane.allCases).subtracting([.lesson]))
    sample.press("z")
    #expect(sample.state.layout?.panes.count == 1)
    sample.press("z")
    #expect(sample.state.layout?.panes.count == 4)
  }

  @Test("Ctrl-C ends with 130, a closed terminal with 129")
  func quitting() throws {
    var sample = try Sample()
    sample.press(.control("c"))
    guard case .quit(status: 130)? = sample.effects.last else {
      Issue.record("no 130")
      return
    }
    guard case .quit(status: 129)? = sample.state.update(.quit(.hungUp)).last else {
      Issue.record("no 129")
      return
    }
  }
}

extension DashboardState {
  var moment: Moment { Moment(session.history) }
}

extension Moment {
  var selectedCall: Callback? {
    guard case .call(let call)? = selected?.change else { return nil }
    return call.callback
  }
}
