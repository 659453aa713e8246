import LifecycleModel
import Testing

@testable import AppCode

/// Searching values for references.
@Suite struct ReferenceFreeListsTests {
  private func cells(of value: Value, _ lists: ReferenceFreeLists) -> [Int] {
    var cells: [Int] = []
    lists.forEachCell(of: value) { cells.append($0) }
    return cells
  }

  @Test("a list of numbers is read once, also as a part")
  func readOnce() {
    let lists = ReferenceFreeLists()
    let list = Value.array((0..<9900).map { .int($0) })
    #expect(cells(of: list, lists) == [] && lists.takeReadCount() == 9900)
    for number in 0..<100 {
      #expect(cells(of: .object("Box", [list, .int(number), .reference(3)]), lists) == [3])
    }
    #expect(lists.takeReadCount() == 0)
    #expect(lists.contains(list) && lists.contains(.some(list)) && !lists.contains(.int(1)))
  }

  @Test("a dictionary of numbers is read once")
  func tables() {
    let lists = ReferenceFreeLists()
    let table = Value.dictionary((0..<100).map { Value.Entry(.int($0), .int(0)) })
    #expect(lists.contains(table) && lists.takeReadCount() == 200)
    #expect(cells(of: table, lists) == [] && lists.takeReadCount() == 0)
  }

  @Test("a list that gets a reference is no longer plain")
  func changed() {
    let lists = ReferenceFreeLists()
    var items = [Value](repeating: .none, count: 100)
    #expect(lists.contains(.array(items)))
    items[40] = .some(.reference(7))
    #expect(!lists.contains(.array(items)) && cells(of: .array(items), lists) == [7])
    items[40] = .array([.int(1), .box(2), .tuple([.reference(9)])])
    #expect(cells(of: .array(items), lists) == [2, 9])
  }

  @Test("long lists in long lists are read in one pass")
  func nested() {
    let lists = ReferenceFreeLists()
    var list = Value.array([Value](repeating: .int(0), count: 99) + [.reference(1)])
    for _ in 0..<40 { list = .array([Value](repeating: .int(0), count: 99) + [list]) }
    #expect(cells(of: list, lists) == [1] && lists.takeReadCount() <= 4_100)
    #expect(!lists.contains(list) && lists.takeReadCount() <= 4_100)
  }
}
