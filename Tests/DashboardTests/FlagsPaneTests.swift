import Testing

@testable import Dashboard

@Suite struct FlagsPaneTests {
  @Test("flags that have no room beside the timers are counted, with the command that shows them")
  func cut() throws {
    var sample = try Sample("naive", 120, 40)
    for line in ["open", "home", "push silent"] { sample.send(line) }
    sample.press("e")
    let pane = sample.lines.map { String($0.dropFirst(79)) }
    let shown = pane.count { row in
      ["ban ", "first-unlock ", "locked ", "token ", "permission ", "refresh "].contains {
        row.contains(" " + $0)
      }
    }
    #expect(pane.contains { $0.contains("timers") })
    #expect(pane.contains { $0.contains("more: show flags") } && shown >= 4)
  }

  @Test("in Chinese lanes a full-width colon stands behind a flag's name")
  func colon() throws {
    var sample = try Sample("naive", 120, 40, .simplifiedChinese)
    sample.send("lock")
    sample.press("e")
    #expect(sample.text.contains("locked："))
    #expect(!sample.text.contains("locked: "))
  }
}
