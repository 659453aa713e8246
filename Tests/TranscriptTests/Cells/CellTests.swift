import Laboratory
import LifecycleModel
import Testing

/// Every cell of the tables of arrivals, taps and permissions whose content is known.
@Suite struct CellTests {
  @Test("arrivals", arguments: ArrivalCells.all)
  func arrival(cell: Cell) throws { try cell.play() }

  @Test("service extensions", arguments: RichCells.all)
  func rich(cell: Cell) throws { try cell.play() }

  @Test("taps", arguments: TapCells.all)
  func tap(cell: Cell) throws { try cell.play() }

  @Test("permissions", arguments: PermissionCell.all.indices)
  func permission(index: Int) throws {
    let cell = PermissionCell.all[index]
    var stage = LifecycleModel.Configuration(profile: Profile(cell.profile))
    stage.setModes([.remoteNotification, .fetch])
    let program = try ScriptPlay.program(cell.app)
    let found = Matrix(stage: stage, program: program).cells
      .filter { $0.permission == cell.permission && $0.kind == cell.kind }
      .map { ($0.isSeen ? "yes" : "no") + "/" + ($0.isCalled ? "yes" : "no") }
    #expect(found == cell.cells, "\(cell.name)")
  }

  @Test("provisional: the list only")
  func provisional() throws {
    for state in ["home", "home; wait 10s", "home; wait 10s; reclaim"] {
      let events = "open; \(state)"
      let shown = "expect shown list; expect not shown banner; expect not shown sound"
      try holds(Self.provisionalStage + events + "; push alert\n" + shown)
    }
  }

  /// `Provisional.swift` requests provisional permission.
  static let provisionalStage = "profile ios12; app Provisional.swift; fresh\n"

  @Test("the list of cells, and what plays each")
  func list() {
    for cell in ArrivalCells.all + RichCells.all + TapCells.all {
      let calls = cell.calls.map { $0.isEmpty ? "-" : $0 } ?? "refused"
      print("\(cell.name): \(calls) | \(cell.shown) (CellTests)")
    }
    for cell in PermissionCell.all {
      print("\(cell.name): \(cell.cells.joined(separator: " ")) (CellTests, MatrixTests)")
    }
    #expect(ArrivalCells.all.count == 21 * 4)
    #expect(TapCells.all.count == 20 * 4)
    #expect(PermissionCell.all.count == 10)
    #expect(RichCells.all.count == 9 * 2 * 2)
    let names =
      (ArrivalCells.all + RichCells.all + TapCells.all).map(\.name) + PermissionCell.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
