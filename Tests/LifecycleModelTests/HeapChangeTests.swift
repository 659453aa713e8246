import Testing

@testable import LifecycleModel

/// A step keeps the changed cells of the heap, not all of them.
@Suite struct HeapChangeTests {
  private static let heaps: [[Value?]] = [
    [], [nil], [.int(1)], [.int(1), nil, .int(3)], [.int(1), .int(2), .int(3)],
    [.int(2), nil, .int(3), nil, .int(5)],
  ]

  @Test(arguments: heaps, heaps)
  func leadsToTheNewHeap(old: [Value?], new: [Value?]) {
    var heap = old
    HeapChange(from: old, to: new).apply(to: &heap)
    #expect(heap == new)
  }

  @Test("a loop that adds a cell in each round takes a cell for each step")
  func linear() {
    var heap: [Value?] = []
    var kept = 0
    for number in 0..<100 {
      let longer = heap + [.int(number)]
      kept += HeapChange(from: heap, to: longer).cells.count
      heap = longer
    }
    #expect(kept == 100)
  }
}
