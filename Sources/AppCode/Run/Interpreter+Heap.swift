import LifecycleModel

/// Captured variables and objects. A cell lives as long as it is reachable.
extension Interpreter {
  mutating func allocate(_ value: Value) -> Value {
    let isDirty = lives.isDirty
    defer { lives.isDirty = isDirty }
    if let free = heap.firstFree(from: firstFree) {
      heap[free] = .some(value)
      firstFree = free + 1
      return .box(free)
    }
    firstFree = heap.count + 1
    heap.append(value)
    return .box(heap.count - 1)
  }

  func load(box: Int) -> Value { heap.indices.contains(box) ? heap[box] ?? .none : .none }

  /// Binds a new name. A captured variable gets a new cell each time.
  mutating func bind(_ value: Value, to slot: Int) {
    release(frame[slot])
    frame[slot] = boxedSlots.contains(slot) ? allocate(value) : value
  }

  func load(slot: Int) -> Value {
    if case .box(let box) = frame[slot] { return strong(load(box: box)) }
    return strong(frame[slot])
  }

  /// Reads a reference. A weak one is an Optional, nil once the object is freed; an unowned one is
  /// the object.
  func strong(_ value: Value) -> Value {
    switch value {
    case .weak(let cell): return isAlive(cell) ? .some(.reference(cell)) : .none
    case .some(.weak(let cell)): return isAlive(cell) ? .reference(cell) : .none
    default: return value
    }
  }

  private func isAlive(_ cell: Int) -> Bool {
    guard heap.indices.contains(cell), case .object? = heap[cell] else { return false }
    return !lives.dying.contains(cell)
  }

  /// A weak or unowned reference to the value's object.
  static func unretained(_ value: Value, _ ownership: Ownership) -> Value {
    guard case .reference(let cell) = value.unwrapped else { return value }
    switch ownership {
    case .strong: return value
    case .weak: return .weak(cell)
    case .unowned: return .some(.weak(cell))
    }
  }

  mutating func store(_ value: Value, inSlot slot: Int) {
    var value = value
    if tree.codes[codeNow].weakSlots.contains(slot) {
      value = Interpreter.unretained(value, .weak)
    }
    release(frame[slot])
    if case .box(let box) = frame[slot] {
      release(load(box: box))
      write(value, toCell: box)
    } else if boxedSlots.contains(slot) {
      frame[slot] = allocate(value)
    } else {
      frame[slot] = value
    }
  }

  // MARK: What the system holds for the app

  /// An object that iOS references: the scene delegate, UNUserNotificationCenter's delegate,
  /// observers.
  func root(_ key: String) -> Value {
    guard let rootCell = heap.rootCell, case .object(_, let parts)? = heap[rootCell],
      case .dictionary(let entries)? = parts.first
    else { return .none }
    return entries.first { $0.key.isString(key) }?.value ?? .none
  }

  mutating func setRoot(_ key: String, _ value: Value) {
    if heap.rootCell == nil {
      guard case .box(let cell) = allocate(.object("roots", [.dictionary([])])) else { return }
      heap.rootCell = cell
    }
    guard let rootCell = heap.rootCell, case .object(_, let parts)? = heap[rootCell],
      var table = parts.first
    else {
      return
    }
    table.set(value == .none ? nil : value, forKey: .string(key))
    heap[rootCell] = .some(.object("roots", [table]))
  }

  /// References held by the system, without UNUserNotificationCenter's weak reference to its
  /// delegate.
  var systemReferences: [Value] {
    guard let rootCell = heap.rootCell, case .object(_, let parts)? = heap[rootCell],
      case .dictionary(let entries)? = parts.first
    else { return [] }
    return entries.filter { !$0.key.isString("center") }.map(\.value)
  }

  /// Frees cells that no property, system object or pending work of the app reaches. In programs
  /// with counted references these are cycles, and marks of freed objects that weak references
  /// still name.
  mutating func collectHeap() {
    guard !heap.isEmpty else { return }
    var reached = Array(repeating: false, count: heap.count)
    if let rootCell = heap.rootCell { reached[rootCell] = true }
    var open = reaction.world.memory.properties
    open += reaction.world.closuresHeld
    open += systemReferences
    var parts = 0
    while let value = open.popLast() {
      parts += 1
      switch value {
      case .weak(let cell): open.append(.reference(cell))
      case .string(let text): parts += text.utf8.count / 32
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
    if case .reference(let cell) = root("center"), !reached[cell] { loseCenterDelegate() }
    loseFreedCenterDelegate()
    for box in heap.indices where !reached[box] { heap[box] = nil }
    firstFree = 0
    reaction.effort.work += parts * Interpreter.referenceWeight
    heap.removeFreeCellsAtEnd()
    guard parts > Interpreter.mostParts, reaction.world.processState != .notRunning else { return }
    _ = trap("Out of memory: more than \(Interpreter.mostParts) values")
  }

  /// Called when the delegate object of UNUserNotificationCenter has been freed.
  mutating func loseFreedCenterDelegate() {
    if case .reference(let cell) = root("center"), heap[cell] == .some(.void) {
      loseCenterDelegate()
    }
  }

  private mutating func loseCenterDelegate() {
    setRoot("center", .none)
    reaction.loseNotificationDelegate()
  }

  /// The largest memory of an app, in parts of values.
  private static let mostParts = 1_500_000
}

extension Value {
  /// Whether the value is this string. Compares without creating a value.
  func isString(_ text: String) -> Bool {
    guard case .string(let own) = self else { return false }
    return own == text
  }
}
