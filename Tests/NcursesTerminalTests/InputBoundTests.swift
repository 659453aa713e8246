import Testing
import TextGrid

@testable import NcursesTerminal

@Suite struct InputBoundTests {
  private func keys(_ count: Int) -> [InputSource.Event] {
    Array(repeating: .input(.character("a")), count: count)
  }

  @Test("what fits behind the waiting keys is kept as it is")
  func fits() {
    let events = keys(10) + [.input(.key(.control("c"))), .resized]
    #expect(events.bounded(behind: 0) == events)
    #expect(events.bounded(behind: Input.mostKeys - events.count) == events)
  }

  @Test("further keys are dropped; what cancels, ends or resizes is not")
  func drops() {
    let urgent: [InputSource.Event] = [
      .input(.key(.escape)), .resized, .continued, .stopRequested(20),
      .input(.quit(.terminated)), .input(.mail), .input(.key(.control("c"))),
    ]
    let events = keys(3) + urgent.flatMap { keys(2) + [$0] } + keys(4)
    let dropped: [InputSource.Event] = [.input(.keysDropped)]
    #expect(events.bounded(behind: Input.mostKeys - 3) == keys(3) + urgent + dropped)
    #expect(events.bounded(behind: Input.mostKeys + 3) == urgent + dropped)
  }

  @Test("keys without end leave no more than the limit, also Escape held down")
  func endless() {
    for event in [InputSource.Event.input(.character("a")), .input(.key(.escape))] {
      var kept: [InputSource.Event] = []
      for _ in 0..<4 {
        let more = Array(repeating: event, count: Input.mostKeys / 2)
        kept += more.bounded(behind: kept.count)
      }
      #expect(kept.count <= Input.mostKeys + 4)
    }
  }

  @Test("a paste counts as its bytes, and one is taken as long as there is room for a key")
  func pastes() {
    let paste = InputSource.Event.input(.paste(String(repeating: "a", count: Input.mostKeys)))
    #expect([paste].bounded(behind: 0) == [paste])
    #expect(([paste] + keys(1)).bounded(behind: 0) == [paste, .input(.keysDropped)])
    #expect((keys(1) + [paste, paste]).bounded(behind: 0).count == 3)
  }
}
