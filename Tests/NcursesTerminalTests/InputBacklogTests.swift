import Testing
import TextGrid

@testable import NcursesTerminal

/// Inputs that wait for a loop: it handles a slice of them before it draws and reads again.
@Suite struct InputBacklogTests {
  private static let end = Input.key(.control("c"))

  private func keys(_ text: String) -> [Input] { text.unicodeScalars.map { .character($0) } }

  /// What the slice hands out. `count`: how many inputs are handled before it is over.
  private func slice(_ backlog: inout InputBacklog, _ count: Int) -> [Input] {
    var taken: [Input] = []
    while let input = backlog.next(isOver: taken.count >= count) { taken.append(input) }
    backlog.endSlice()
    return taken
  }

  @Test("a slice that is over leaves the rest for the next, and nothing is lost")
  func slices() {
    var backlog = InputBacklog()
    backlog.append(keys("abcdef"))
    #expect(backlog.weight == 6)
    #expect(slice(&backlog, 4) == keys("abcd"))
    #expect(backlog.weight == 2 && !backlog.isEmpty)
    // At least one is handled, however late it is.
    #expect(slice(&backlog, 0) == keys("e"))
    backlog.append(keys("g"))
    #expect(slice(&backlog, 9) == keys("fg"))
    #expect(backlog.isEmpty && backlog.weight == 0)
  }

  @Test("the end does not wait for the rest of the keys, and a new size not for any")
  func urgent() {
    var backlog = InputBacklog()
    #expect(backlog.slice == .milliseconds(100))
    backlog.append(keys("abc") + [Self.end])
    #expect(backlog.slice == .milliseconds(50))
    #expect(slice(&backlog, 1) == keys("a") + [Self.end])
    var sized = InputBacklog()
    sized.append(keys("ab"))
    sized.append([.resize(Size(width: 60, height: 20))])
    #expect(slice(&sized, 1) == [.resize(Size(width: 60, height: 20))])
  }

  @Test("behind more keys than anybody types the end drops them")
  func flood() {
    var backlog = InputBacklog()
    backlog.append(keys(String(repeating: "x", count: 200)))
    backlog.append(keys("yz") + [Self.end])
    #expect(slice(&backlog, 9) == [Self.end])
    backlog.append([.keysDropped] + keys("a"))
    #expect(slice(&backlog, 9) == keys("a") + [.keysDropped])
  }
}
