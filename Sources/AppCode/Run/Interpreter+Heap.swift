import LifecycleModel

/// Captured variables and objects. A cell lives as long as something reaches it.
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
    if case .box(let box) = frame[slot] { return strong(load(box: box)) }
    return strong(frame[slot])
  }

  /// A weak reference as it is read: an Optional, nil once the object is gone.
  func strong(_ value: Value) -> Value {
    guard case .weak(let cell) = value else { return value }
    if case .object? = heap.indices.contains(cell) ? heap[cell] : nil {
      return .some(.reference(cell))
    }
    return .none
  }

  static func weakened(_ value: Value) -> Value {
    if case .reference(let cell) = value.unwrapped { return .weak(cell) }
    return value
  }

  mutating func store(_ value: Value, inSlot slot: Int) {
    var value = value
    if tree.codes[codeNow].weakSlots.contains(slot) { value = Interpreter.weakened(value) }
    if case .box(let box) = frame[slot] {
      heap[box] = .some(value)
    } else if boxedSlots.contains(slot) {
      frame[slot] = allocate(value)
    } else {
      frame[slot] = value
    }
  }

  // MARK: What the system holds for the app

  static func rootCell(in heap: [Value?]) -> Int? {
    heap.firstIndex { cell in
      if case .object("roots", _)? = cell { return true }
      return false
    }
  }

  /// Objects that iOS keeps: the scene's delegate, the centre's, observers.
  func root(_ key: String) -> Value {
    guard let rootCell, case .object(_, let parts)? = heap[rootCell] else { return .none }
    return lookUp(.string(key), in: parts.first ?? .none)
  }

  mutating func setRoot(_ key: String, _ value: Value) {
    if rootCell == nil {
      guard case .box(let cell) = allocate(.object("roots", [.dictionary([])])) else { return }
      rootCell = cell
    }
    guard let rootCell, case .object(_, let parts)? = heap[rootCell], var table = parts.first else {
      return
    }
    table.set(value == .none ? nil : value, forKey: .string(key))
    heap[rootCell] = .some(.object("roots", [table]))
  }

  /// Frees what neither a property nor the system nor the app's own waiting work reaches.
  mutating func collectHeap() {
    guard !heap.isEmpty else { return }
    var reached = Array(repeating: false, count: heap.count)
    var open = reaction.world.memory.properties + reaction.world.closuresHeld
    // UNUserNotificationCenter holds its delegate weakly.
    if let rootCell, case .object(_, let parts)? = heap[rootCell],
      case .dictionary(let entries)? = parts.first
    {
      reached[rootCell] = true
      open += entries.filter { $0.key != .string("center") }.map(\.value)
    }
    while let value = open.popLast() {
      switch value {
      case .box(let box) where reached.indices.contains(box) && !reached[box],
        .reference(let box) where reached.indices.contains(box) && !reached[box]:
        reached[box] = true
        open.append(load(box: box))
      case .closure(_, let captured): open += captured
      case .array(let parts), .tuple(let parts), .object(_, let parts), .labelled(_, let parts):
        open += parts
      case .some(let held): open.append(held)
      case .dictionary(let entries): open += entries.flatMap { [$0.key, $0.value] }
      default:
        break
      }
    }
    if case .reference(let cell) = root("center"), !reached[cell] {
      setRoot("center", .none)
      reaction.loseNotificationDelegate()
    }
    for box in heap.indices where !reached[box] { heap[box] = nil }
    while let last = heap.last, last == nil { heap.removeLast() }
  }
}
