/// Heap cells in a canonical order. The position of an object in the heap depends on the history, but no code can
/// observe it. To compare processes, cells are numbered in the order in which they are reached.
extension AppProcess {
  /// Renumbers the cells of the heap without gaps. Unreachable cells come last.
  mutating func renumberCells() {
    guard !memory.heap.isEmpty else { return }
    var numbering = CellNumbering(memory.heap)
    for value in memory.properties { numbering.visit(value) }
    changeHeldValues { value in
      numbering.visit(value)
      return value
    }
    numbering.visitRest()
    if numbering.isInOrder { return }
    memory.properties = memory.properties.map(numbering.renumbered)
    memory.heap = numbering.cells.map { cell in
      memory.heap[cell].map(numbering.renumbered)
    }
    changeHeldValues(numbering.renumbered)
  }

  /// Changes all closures of the app that iOS or deferred work of the app refers to, in the order
  /// in which the process stores them.
  private mutating func changeHeldValues(_ change: (Value) -> Value) {
    for index in timers.indices {
      switch timers[index].kind {
      case .download(var download):
        download.closure = change(download.closure)
        timers[index].kind = .download(download)
      case .work(let closure, let arguments):
        timers[index].kind = .work(change(closure), arguments)
      case .suspend, .handler, .launch, .callback, .location, .backgroundTask, .backgroundGrace,
        .task, .taskGrace, .transfer, .report, .serviceExtension, .banner:
        break
      }
    }
    if let closures = authorizationAsked { authorizationAsked = closures.map(change) }
    if !servicesAreDefault { services.changeClosures(change) }
  }
}

/// The cells of a heap in the order in which they were reached.
private struct CellNumbering {
  private let heap: [Value?]
  private var numbers: [Int?]
  /// The old numbers.
  private(set) var cells: [Int] = []

  init(_ heap: [Value?]) {
    self.heap = heap
    numbers = Array(repeating: nil, count: heap.count)
  }

  var isInOrder: Bool { cells.count == heap.count && cells.elementsEqual(heap.indices) }

  /// First visits the object of the system's own references, because nothing else refers to it.
  mutating func visitRest() {
    if let cell = AppMemory.systemCell(in: heap) { visit(.reference(cell)) }
    for cell in heap.indices where heap[cell] != nil { visit(.reference(cell)) }
  }

  mutating func visit(_ value: Value) {
    var next = cells.count
    value.forEachCell { add($0) }
    while next < cells.count {
      heap[cells[next]]?.forEachCell { add($0) }
      next += 1
    }
  }

  private mutating func add(_ cell: Int) {
    guard numbers.indices.contains(cell), numbers[cell] == nil else { return }
    numbers[cell] = cells.count
    cells.append(cell)
  }

  /// A reference to a cell that does not exist stays as it is.
  func renumbered(_ value: Value) -> Value {
    guard value.holdsCells else { return value }
    return value.mappingCells { numbers.indices.contains($0) ? numbers[$0] ?? $0 : $0 }
  }
}

extension Value {
  /// Calls `body` with the cell of each reference in the value, weak ones included.
  fileprivate func forEachCell(_ body: (Int) -> Void) {
    switch self {
    case .box(let cell), .reference(let cell), .weak(let cell): body(cell)
    case .array(let parts), .object(_, let parts), .tuple(let parts), .labelled(_, let parts),
      .closure(_, captured: let parts):
      for part in parts { part.forEachCell(body) }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.forEachCell(body)
        entry.value.forEachCell(body)
      }
    case .some(let value): value.forEachCell(body)
    default: break
    }
  }

  fileprivate var holdsCells: Bool {
    switch self {
    case .box, .reference, .weak: return true
    case .array(let parts), .object(_, let parts), .tuple(let parts), .labelled(_, let parts),
      .closure(_, captured: let parts):
      return parts.contains(where: \.holdsCells)
    case .dictionary(let entries):
      return entries.contains { $0.key.holdsCells || $0.value.holdsCells }
    case .some(let value): return value.holdsCells
    default: return false
    }
  }

  fileprivate func mappingCells(_ number: (Int) -> Int) -> Value {
    switch self {
    case .box(let cell): return .box(number(cell))
    case .reference(let cell): return .reference(number(cell))
    case .weak(let cell): return .weak(number(cell))
    case .array(let parts): return .array(parts.map { $0.mappingCells(number) })
    case .object(let name, let parts):
      return .object(name, parts.map { $0.mappingCells(number) })
    case .tuple(let parts): return .tuple(parts.map { $0.mappingCells(number) })
    case .labelled(let labels, let parts):
      return .labelled(labels, parts.map { $0.mappingCells(number) })
    case .closure(let code, let captured):
      return .closure(code: code, captured: captured.map { $0.mappingCells(number) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { Entry($0.key.mappingCells(number), $0.value.mappingCells(number)) })
    case .some(let value): return .some(value.mappingCells(number))
    default: return self
    }
  }
}
