/// The changed cells of `AppMemory.heap`. A step stores only these, because storing the whole heap would make an
/// event's memory quadratic if a loop creates an object in each iteration and passes it to iOS.
package struct HeapChange: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var index: Int
    var value: Value?
  }

  /// The number of cells after the change.
  private let count: Int
  private(set) var cells: [Cell] = []

  package init(from old: [Value?], to new: [Value?]) {
    count = new.count
    for (index, value) in new.enumerated() where index >= old.count || old[index] != value {
      cells.append(Cell(index: index, value: value))
    }
  }

  func apply(to heap: inout [Value?]) {
    if heap.count > count { heap.removeLast(heap.count - count) }
    while heap.count < count { heap.append(nil) }
    for cell in cells { heap[cell.index] = cell.value }
  }
}
