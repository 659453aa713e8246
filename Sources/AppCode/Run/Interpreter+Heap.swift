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

  /// An object that iOS holds: the scene delegate, UNUserNotificationCenter's delegate, observers.
  func root(_ key: String) -> Value {
    if let inputs = heap.inputs { inputs.note(root: key) }
    guard let rootCell = heap.rootCell, case .object(_, let parts)? = heap[rootCell],
      case .dictionary(let entries)? = parts.first
    else { return .none }
    return entries.value(named: key) ?? .none
  }

  mutating func setRoot(_ key: String, _ value: Value) { changeRoot(key) { $0 = value } }

  /// Changes what the system holds under the name; `.none` removes it.
  mutating func changeRoot(_ key: String, _ change: (inout Value) -> Void) {
    if heap.rootCell == nil {
      guard case .box(let cell) = allocate(.object(AppMemory.systemObjects, [.dictionary([])]))
      else { return }
      heap.rootCell = cell
    }
    guard let rootCell = heap.rootCell, case .object(_, var parts)? = heap[rootCell],
      case .dictionary(var entries)? = parts.first
    else { return }
    // Lists with one owner change without a copy.
    heap[rootCell] = Value.none
    parts = []
    entries.change(named: key, change)
    heap[rootCell] = Value.object(AppMemory.systemObjects, [.dictionary(entries)])
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
    forgetEndedViewTasks()
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
  /// Whether it is a string with that part. Compares without creating a value.
  func containsBytes(of part: String) -> Bool {
    guard case .string(let own) = self else { return false }
    return own.containsBytes(of: part)
  }

  /// Whether the value is this string. Compares without creating a value.
  func isString(_ text: String) -> Bool {
    guard case .string(let own) = self else { return false }
    return own == text
  }
}

/// Tables whose keys are names, sorted as `Value.set(_:forKey:)` sorts them.
extension [Value.Entry] {
  func value(named name: String) -> Value? {
    let (index, isThere) = place(of: name)
    return isThere ? self[index].value : nil
  }

  /// `.none` removes the entry.
  mutating func change(named name: String, _ change: (inout Value) -> Void) {
    let (index, isThere) = place(of: name)
    var value = Value.none
    if isThere { swap(&value, &self[index].value) }
    change(&value)
    switch (value == .none, isThere) {
    case (true, true): remove(at: index)
    case (true, false): break
    case (false, true): self[index].value = value
    case (false, false): insert(Value.Entry(.string(name), value), at: index)
    }
  }

  private func place(of name: String) -> (index: Int, isThere: Bool) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard case .string(let own) = self[middle].key, own < name else {
        high = middle
        continue
      }
      low = middle + 1
    }
    return (low, low < count && self[low].key.isString(name))
  }
}
