import LifecycleModel

/// The cells of captured variables and objects. For programs that can observe when objects are
/// freed, it also counts the references to each cell from other cells and from the delegate's
/// properties. References from running code (`Interpreter.cellsInUse`) are few and looked up on
/// demand.
struct ObjectHeap {
  private(set) var cells: [Value?]
  /// Reference counts, one for each cell; nil if the program cannot observe them.
  private var counts: [Int]?
  /// The cell of the objects that iOS references. References from it are not counted.
  var rootCell: Int?
  private let lists: ReferenceFreeLists
  /// Records what is read while SwiftUI's views are read; nil at other times.
  var inputs: InputsOfViews?

  init(_ cells: [Value?], properties: [Value], countsReferences: Bool, _ lists: ReferenceFreeLists)
  {
    self.cells = cells
    self.lists = lists
    rootCell = AppMemory.systemCell(in: cells)
    guard countsReferences else { return }
    counts = Array(repeating: 0, count: cells.count)
    for property in properties { count(property, by: 1) }
    for (cell, value) in cells.enumerated() where cell != rootCell { count(value, by: 1) }
  }

  subscript(cell: Int) -> Value? {
    get {
      if let inputs, cell != rootCell { inputs.note(cell: cell) }
      return cells[cell]
    }
    set {
      if counts != nil, cell != rootCell {
        count(newValue, by: 1)
        count(cells[cell], by: -1)
      }
      cells[cell] = newValue
    }
  }

  var indices: Range<Int> { cells.indices }
  var count: Int { cells.count }
  var isEmpty: Bool { cells.isEmpty }

  mutating func append(_ value: Value) {
    cells.append(value)
    counts?.append(0)
    if counts != nil { count(value, by: 1) }
  }

  /// The first free cell from `start` on.
  func firstFree(from start: Int) -> Int? {
    cells[min(start, cells.count)...].firstIndex { $0 == nil }
  }

  mutating func removeFreeCellsAtEnd() {
    while let last = cells.last, last == nil {
      cells.removeLast()
      counts?.removeLast()
    }
  }

  /// Changes one part of a cell's object.
  mutating func replace(_ old: Value, by new: Value, in object: Value, ofCell cell: Int) {
    if counts != nil, cell != rootCell {
      count(new, by: 1)
      count(old, by: -1)
    }
    cells[cell] = .some(object)
  }

  /// Counts references for a changed property of the delegate.
  mutating func replaceProperty(_ old: Value?, by new: Value) {
    guard counts != nil else { return }
    count(new, by: 1)
    count(old, by: -1)
  }

  /// Whether another cell or a property refers to this one; false without counts.
  func isReferredTo(_ cell: Int) -> Bool { counts.map { $0[cell] > 0 } ?? false }

  /// The references to a cell from other cells and from properties; 0 without counts.
  func references(to cell: Int) -> Int { counts?[cell] ?? 0 }

  private mutating func count(_ value: Value?, by difference: Int) {
    guard let value, value.mayReferToObjects else { return }
    lists.forEachCell(of: value) { cell in
      if cells.indices.contains(cell) { counts?[cell] += difference }
    }
  }
}

extension Value {
  /// Whether it is a reference to an object, or may contain one.
  var mayReferToObjects: Bool {
    switch self {
    case .box, .reference: return true
    case .closure(_, let parts), .array(let parts), .tuple(let parts), .object(_, let parts),
      .labelled(_, let parts):
      return !parts.isEmpty
    case .some(let held): return held.mayReferToObjects
    case .dictionary(let entries): return !entries.isEmpty
    default: return false
    }
  }
}

extension Array {
  /// Whether both share their storage, so that they are equal without a comparison.
  func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}
