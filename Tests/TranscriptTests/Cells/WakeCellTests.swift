import Testing

/// Every known cell of the table of wakes, for the sources of wakes in this version.
@Suite struct WakeCellTests {
  @Test("wakes", arguments: WakeCell.all)
  func cell(cell: WakeCell) throws {
    let lines = try ScriptPlay.lines(cell.script + "\n" + cell.claims)
    let claims = lines.filter { $0.hasPrefix("> expect ") }.count
    let held = lines.filter { $0 == "= holds" }.count
    #expect(claims > 0 && held == claims, "\(cell.name): \(lines.joined(separator: "\n"))")
    let refusals = lines.count { $0.hasPrefix("! ") }
    #expect(refusals == (cell.claims == WakeCell.refused ? 1 : 0), "\(cell.name)")
  }

  @Test("the list of cells, and what plays each")
  func list() {
    for cell in WakeCell.all { print("\(cell.name): \(cell.claims) (WakeCellTests)") }
    #expect(Set(WakeCell.all.map(\.name)).count == WakeCell.all.count)
    for source in Set(WakeCell.all.map(\.source)) where source != "alert" {
      let places = Set(WakeCell.all.filter { $0.source == source }.map(\.place))
      #expect(places == Set(WakeCell.Place.allCases), "\(source)")
    }
  }
}
