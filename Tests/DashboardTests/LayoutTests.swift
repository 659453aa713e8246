import Testing
import TextGrid

@testable import Dashboard

@Suite struct LayoutTests {
  /// A letter for each cell of a pane, at a tenth of the columns and half of the rows.
  func drawing(_ width: Int, _ height: Int, _ selected: Pane = .lanes, zoomed: Bool = false)
    -> String
  {
    guard
      let layout = Layout(Size(width: width, height: height), selected: selected, isZoomed: zoomed)
    else { return "" }
    let letters: [Pane: Character] = [
      .phone: "p", .states: "s", .lanes: "l", .delegate: "d", .flags: "f", .why: "w",
    ]
    return stride(from: 0, to: height, by: 2).map { y in
      String(
        stride(from: 0, to: width, by: 4).map { x -> Character in
          if layout.header.contains(x: x, y: y) { return "h" }
          if layout.prompt.contains(x: x, y: y) { return ">" }
          if layout.keyBar.contains(x: x, y: y) { return "k" }
          return layout.panes.first { $0.area.contains(x: x, y: y) }.flatMap { letters[$0.pane] }
            ?? "?"
        })
    }.joined(separator: "\n")
  }

  @Test("80x24: phone and states, and beside them one of three")
  func compact() {
    let wanted = """
      hhhhhhhhhhhhhhhhhhhh
      ppppppllllllllllllll
      ppppppllllllllllllll
      ppppppllllllllllllll
      ppppppllllllllllllll
      ppppppllllllllllllll
      ssssssllllllllllllll
      ssssssllllllllllllll
      ssssssllllllllllllll
      wwwwwwwwwwwwwwwwwwww
      wwwwwwwwwwwwwwwwwwww
      >>>>>>>>>>>>>>>>>>>>
      """
    #expect(drawing(80, 24) == wanted)
    #expect(drawing(80, 24, .delegate) == wanted.replacing("l", with: "d"))
    #expect(drawing(80, 24, .phone) == wanted)
  }

  @Test("120x40: everything has its place")
  func medium() {
    let wanted = """
      hhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
      ppppppssssssssssssssdddddddddd
      ppppppssssssssssssssdddddddddd
      ppppppssssssssssssssdddddddddd
      pppppplllllllllllllldddddddddd
      pppppplllllllllllllldddddddddd
      pppppplllllllllllllldddddddddd
      pppppplllllllllllllldddddddddd
      pppppplllllllllllllldddddddddd
      pppppplllllllllllllldddddddddd
      ppppppllllllllllllllffffffffff
      ppppppllllllllllllllffffffffff
      ppppppllllllllllllllffffffffff
      ppppppllllllllllllllffffffffff
      ppppppllllllllllllllffffffffff
      ppppppllllllllllllllffffffffff
      wwwwwwwwwwwwwwwwwwwwwwwwwwwwww
      wwwwwwwwwwwwwwwwwwwwwwwwwwwwww
      wwwwwwwwwwwwwwwwwwwwwwwwwwwwww
      >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
      """
    #expect(drawing(120, 40) == wanted)
  }

  @Test("zoomed: one pane between header and prompt")
  func zoomed() {
    let rows = drawing(80, 24, .flags, zoomed: true).split(separator: "\n")
    #expect(rows[0].allSatisfy { $0 == "h" })
    #expect(rows[1..<11].allSatisfy { $0.allSatisfy { $0 == "f" } })
  }

  @Test("at every size the panes cover the screen and do not overlap", arguments: [false, true])
  func cover(hasLesson: Bool) {
    for width in [80, 81, 100, 115, 116, 120, 179, 180, 200, 300] {
      for height in [24, 25, 31, 35, 36, 40, 49, 50, 60, 100] {
        guard
          let layout = Layout(
            Size(width: width, height: height), selected: .lanes, isZoomed: false,
            hasLesson: hasLesson)
        else {
          Issue.record("no layout")
          continue
        }
        let areas = layout.panes.map(\.area) + [layout.header, layout.prompt, layout.keyBar]
        #expect(areas.map { $0.width * $0.height }.reduce(0, +) == width * height)
        for (index, area) in areas.enumerated() {
          #expect(areas.dropFirst(index + 1).allSatisfy { $0.intersection(area).isEmpty })
        }
        let shown = Set(layout.panes.map(\.pane) + layout.tabs)
        #expect(shown == Set(Pane.allCases.filter { hasLesson || $0 != .lesson }))
      }
    }
  }

  @Test("below 80x24 there is none")
  func tooSmall() {
    for (width, height) in [(0, 0), (1, 1), (79, 24), (80, 23)] {
      #expect(drawing(width, height) == "")
    }
  }

  @Test func theSourceStandsStillWhileTheLineIsInItsMiddle() {
    for room in 1...60 {
      var tops: [Int] = []
      for line in 1...300 {
        let top = max(0, Painter.topLine(of: line, room))
        #expect((top + 1...top + room).contains(line), "line \(line) in \(room) rows")
        if tops.last != top { tops.append(top) }
      }
      #expect(tops == tops.sorted())
      #expect(tops.count <= 300 / max(1, room / 2) + 1)
    }
  }
}
