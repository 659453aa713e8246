import LifecycleModel

/// Captured variables. A cell lives as long as something reaches it.
extension Interpreter {
  mutating func allocate(_ value: Value) -> Value {
    if let free = heap.firstIndex(where: { $0 == nil }) {
      heap[free] = .some(value)
      return .box(free)
    }
    heap.append(.some(value))
    return .box(heap.count - 1)
  }

  func load(box: Int) -> Value { heap.indices.contains(box) ? heap[box] ?? .none : .none }

  /// Binds a new name: a captured variable gets a cell of its own each time.
  mutating func bind(_ value: Value, to slot: Int) {
    frame[slot] = boxedSlots.contains(slot) ? allocate(value) : value
  }

  func load(slot: Int) -> Value {
    if case .box(let box) = frame[slot] { return load(box: box) }
    return frame[slot]
  }

  mutating func store(_ value: Value, inSlot slot: Int) {
    if case .box(let box) = frame[slot] {
      heap[box] = .some(value)
    } else {
      frame[slot] = value
    }
  }

  /// Frees what neither a property nor the app's own waiting work reaches.
  mutating func collectHeap() {
    guard !heap.isEmpty else { return }
    var reached = Array(repeating: false, count: heap.count)
    var open = reaction.world.app.memory.properties + reaction.world.closuresHeld
    while let value = open.popLast() {
      switch value {
      case .box(let box) where reached.indices.contains(box) && !reached[box]:
        reached[box] = true
        open.append(load(box: box))
      case .closure(_, let captured): open += captured
      case .array(let parts), .tuple(let parts), .object(_, let parts): open += parts
      case .dictionary(let entries): open += entries.flatMap { [$0.key, $0.value] }
      case .box, .void, .none, .bool, .int, .double, .string, .member, .delegate, .system, .type,
        .handler:
        break
      }
    }
    for box in heap.indices where !reached[box] { heap[box] = nil }
    while let last = heap.last, last == nil { heap.removeLast() }
  }
}
