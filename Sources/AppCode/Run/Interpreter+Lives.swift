import LifecycleModel

/// Object lives: reference counting, in programs that can tell (`weak`, `unowned`, `deinit`).
///
/// References are counted where Swift releases some: at the end of calls, statements and scopes. An
/// object without any is freed, and its `deinit` runs. Cycles keep themselves alive, as in Swift.
extension Interpreter {
  /// What keeps objects alive beside variables and the heap.
  struct Lives {
    /// Values that calls and statements in progress work with, one list for each statement.
    var held: [[Value]] = []
    /// The slots of calls that have called others.
    var frames: [[Value]] = []
    /// Tasks within whose code another one runs.
    var tasks: [TaskAtWork] = []
    /// Cells whose `deinit` runs or is due.
    var dying: Set<Int> = []
    /// Whether a reference may have been given up since the last count.
    var isDirty = false
  }

  var countsReferences: Bool { tree.countsReferences }

  /// Keeps a value's objects alive until the current call or statement ends.
  mutating func hold(_ value: Value) {
    guard countsReferences, value.mayReferToObjects, !lives.held.isEmpty else { return }
    lives.held[lives.held.count - 1].append(value)
  }

  /// Ends what `body` works with when it ends, but for its result.
  mutating func releasingTemporaries(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    guard countsReferences, let count = lives.held.last?.count else { return try body(&self) }
    let level = lives.held.count
    let result = try body(&self)
    guard lives.held.count == level, lives.held[level - 1].count >= count else { return result }
    let hasDropped = lives.held[level - 1].count > count
    lives.held[level - 1].removeSubrange(count...)
    hold(result)
    if hasDropped || lives.isDirty { try freeUnreferenced() }
    return result
  }

  /// Runs a statement; what it works with ends with it.
  mutating func releasingAtEnd(
    _ body: (inout Interpreter) throws(Unwinding) -> Flow
  ) throws(Unwinding) -> Flow {
    guard countsReferences else { return try body(&self) }
    let level = lives.held.count
    lives.held.append([])
    let flow: Flow
    do {
      flow = try body(&self)
    } catch {
      lives.held.removeSubrange(level...)
      if case .thrown(let failure) = error { hold(failure) }
      lives.isDirty = true
      throw error
    }
    let hasHeld = lives.held.count > level && !lives.held[level].isEmpty
    lives.held.removeSubrange(level...)
    if case .giveBack(let value) = flow { hold(value) }
    if hasHeld || lives.isDirty { try freeUnreferenced() }
    return flow
  }

  /// Variables end with their scope, the last one first.
  mutating func endScope(_ slots: () -> [Int]) throws(Unwinding) {
    guard countsReferences else { return }
    for slot in slots().reversed() where frame.indices.contains(slot) {
      guard frame[slot].mayReferToObjects else { continue }
      frame[slot] = .none
      try freeUnreferenced()
    }
  }

  /// Nothing runs any more: variables and temporary values have ended.
  mutating func endEntry() {
    guard countsReferences else { return }
    (frame, lives) = ([], Lives())
    lives.held = [[]]
    do {
      try freeUnreferenced()
    } catch {
      // A `deinit` has ended the process.
    }
  }

  // MARK: Counting

  /// Frees objects and captured variables that nothing refers to.
  mutating func freeUnreferenced() throws(Unwinding) {
    // Views that are being read are not seen here.
    if buildsViews { return }
    lives.isDirty = false
    // An outer entry's variables are not seen here.
    guard countsReferences, reaction.entriesInProgress <= 1, !heap.isEmpty else { return }
    var counts = referenceCounts()
    var open = unreferenced(counts)
    while let cell = open.popLast() {
      guard counts[cell] == 0, let value = heap[cell], !lives.dying.contains(cell) else { continue }
      lives.dying.insert(cell)
      defer { lives.dying.remove(cell) }
      if case .object(let name, _) = value, let table = tree.tables[name],
        !table.deinitialisers.isEmpty
      {
        let outer = lives.isDirty
        lives.isDirty = false
        let due = open
        lives.dying.formUnion(due)
        defer { lives.dying.subtract(due) }
        for code in table.deinitialisers { _ = try call(code: code, on: .reference(cell), []) }
        if lives.isDirty {
          counts = referenceCounts()
          open = open.filter { counts[$0] == 0 }
        }
        lives.isDirty = outer
      }
      guard let last = heap[cell] else { continue }
      heap[cell] = .some(.void)
      if case .object("AnyCancellable", let parts) = last {
        cancelSubscription(parts)
        counts = referenceCounts()
        open = unreferenced(counts)
        continue
      }
      var next: [Int] = []
      Interpreter.forEachCell(in: last) { child in
        guard counts.indices.contains(child) else { return }
        counts[child] -= 1
        if counts[child] == 0, mayBeFreed(child) { next.append(child) }
      }
      open += next.reversed()
    }
  }

  /// The last of them first.
  private func unreferenced(_ counts: [Int]) -> [Int] {
    heap.indices.reversed().filter { counts[$0] == 0 && mayBeFreed($0) }
  }

  private func mayBeFreed(_ cell: Int) -> Bool {
    guard let value = heap[cell], value != .void else { return false }
    return cell != rootCell && !lives.dying.contains(cell)
  }

  /// How many references each cell has, from everywhere.
  private func referenceCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: heap.count)
    func count(_ value: Value) {
      Interpreter.forEachCell(in: value) { cell in
        if counts.indices.contains(cell) { counts[cell] += 1 }
      }
    }
    func countTask(_ task: TaskAtWork) {
      if counts.indices.contains(task.cell) { counts[task.cell] += 1 }
      task.rest.forEach(count)
      for activation in task.activations {
        activation.given.values.forEach { count($0.value) }
        if let returned = activation.returned {
          count(returned.outcome.value)
          returned.frame.forEach(count)
        }
      }
    }
    frame.forEach(count)
    lives.frames.forEach { $0.forEach(count) }
    lives.held.forEach { $0.forEach(count) }
    if let task { countTask(task) }
    lives.tasks.forEach(countTask)
    syncQueues.forEach(count)
    reaction.world.memory.properties.forEach(count)
    reaction.world.closuresHeld.forEach(count)
    for (cell, value) in heap.enumerated() {
      guard let value else { continue }
      if cell == rootCell {
        systemReferences.forEach(count)
      } else {
        count(value)
      }
    }
    return counts
  }

  /// Calls `body` with each cell that a value refers to, in the order of its parts.
  private static func forEachCell(in value: Value, _ body: (Int) -> Void) {
    switch value {
    case .box(let cell), .reference(let cell): return body(cell)
    case .closure, .array, .tuple, .object, .labelled, .some, .dictionary: break
    default: return
    }
    var open = [value]
    while let next = open.popLast() {
      switch next {
      case .box(let cell), .reference(let cell): body(cell)
      case .closure(_, let parts), .array(let parts), .tuple(let parts), .object(_, let parts),
        .labelled(_, let parts):
        for part in parts.reversed() where part.mayReferToObjects { open.append(part) }
      case .some(let held): open.append(held)
      case .dictionary(let entries):
        for entry in entries.reversed() {
          if entry.value.mayReferToObjects { open.append(entry.value) }
          if entry.key.mayReferToObjects { open.append(entry.key) }
        }
      default: break
      }
    }
  }
}

extension Value {
  /// Whether it is a reference to an object or has parts, which may be some.
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
