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
    /// Cells that have lost a reference since the last count.
    var released: Set<Int> = []
    /// Whether others may have lost one.
    var isDirty = false
    /// Counts writes of references to the heap and to properties.
    var version = 0
  }

  var countsReferences: Bool { tree.countsReferences }

  /// Keeps a value's objects alive until the current call or statement ends.
  mutating func hold(_ value: Value) {
    guard countsReferences, value.mayReferToObjects, !lives.held.isEmpty else { return }
    lives.held[lives.held.count - 1].append(value)
  }

  /// A variable or a temporary value that referred to objects has ended.
  mutating func release(_ value: Value) {
    guard countsReferences, value.mayReferToObjects else { return }
    Interpreter.forEachCell(in: value) { lives.released.insert($0) }
  }

  /// Writes a cell whose old references are released by the caller.
  mutating func write(_ value: Value, toCell cell: Int, changesReferences: Bool = true) {
    let (isDirty, version) = (lives.isDirty, lives.version)
    heap[cell] = .some(value)
    lives.isDirty = isDirty
    if !changesReferences { lives.version = version }
  }

  /// Ends what `body` works with when it ends, but for its result.
  mutating func releasingTemporaries(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    guard countsReferences, let count = lives.held.last?.count else { return try body(&self) }
    let level = lives.held.count
    let result = try body(&self)
    guard lives.held.count == level, lives.held[level - 1].count >= count else { return result }
    let dropped = lives.held[level - 1][count...]
    lives.held[level - 1].removeSubrange(count...)
    for value in dropped { release(value) }
    hold(result)
    try freeUnreferenced()
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
      endStatement(at: level)
      if case .thrown(let failure) = error { hold(failure) }
      throw error
    }
    endStatement(at: level)
    forgetResults()
    if case .return(let value) = flow { hold(value) }
    try freeUnreferenced()
    return flow
  }

  private mutating func endStatement(at level: Int) {
    let dropped = lives.held[level...]
    lives.held.removeSubrange(level...)
    for value in dropped.joined() { release(value) }
  }

  /// Variables end with their scope, the last one first.
  mutating func endScope(_ slots: () -> [Int]) throws(Unwinding) {
    guard countsReferences else { return }
    for slot in slots().reversed() where frame.indices.contains(slot) {
      guard frame[slot].mayReferToObjects else { continue }
      release(frame[slot])
      frame[slot] = .none
      try freeUnreferenced()
    }
  }

  /// Nothing runs any more: variables and temporary values have ended.
  mutating func endEntry() {
    guard countsReferences else { return }
    (frame, lives) = ([], Lives())
    lives.held = [[]]
    lives.isDirty = true
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
    // An outer entry's variables are not seen here.
    guard countsReferences, reaction.entriesInProgress <= 1, !heap.isEmpty,
      lives.isDirty || !lives.released.isEmpty
    else { return }
    let found = lives.isDirty ? nil : unreferenced(among: lives.released)
    (lives.isDirty, lives.released) = (false, [])
    if let found {
      try spend(found.looked * Interpreter.referenceWeight)
      if found.cells.isEmpty { return }
    }
    let lost = found?.cells
    try spend(heap.count * Interpreter.referenceWeight)
    var counts = referenceCounts()
    var open = lost ?? unreferenced(counts)
    while let cell = open.popLast() {
      guard counts[cell] == 0, mayBeFreed(cell), case .some(let value) = heap[cell] else {
        continue
      }
      if case .object(let name, _) = value, let table = tree.tables[name],
        !table.deinitialisers.isEmpty
      {
        let version = lives.version
        let due = Set(open + [cell])
        lives.dying.formUnion(due)
        defer { lives.dying.subtract(due) }
        for code in table.deinitialisers { _ = try call(code: code, on: .reference(cell), []) }
        if lives.version != version {
          try spend(heap.count * Interpreter.referenceWeight)
          counts = referenceCounts()
        }
      }
      guard let last = heap[cell] else { continue }
      write(.void, toCell: cell)
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
    loseFreedCenterDelegate()
  }

  /// Following a reference costs more than an element of a list.
  static let referenceWeight = 4

  /// Those of `cells` that nothing refers to, the last one first, and how many references were looked at.
  private func unreferenced(among cells: Set<Int>) -> (cells: [Int], looked: Int) {
    var open = cells.filter { heap.indices.contains($0) && mayBeFreed($0) }
    guard !open.isEmpty else { return ([], 0) }
    var looked = 0
    forEachReference { cell in
      looked += 1
      open.remove(cell)
      return !open.isEmpty
    }
    return (open.sorted(by: >), looked)
  }

  /// The last of them first.
  private func unreferenced(_ counts: [Int]) -> [Int] {
    heap.indices.reversed().filter { counts[$0] == 0 && mayBeFreed($0) }
  }

  private func mayBeFreed(_ cell: Int) -> Bool {
    guard let value = heap[cell], value != .void else { return false }
    return cell != rootCell && !lives.dying.contains(cell)
  }

  /// How many references each cell has.
  private func referenceCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: heap.count)
    forEachReference { cell in
      if counts.indices.contains(cell) { counts[cell] += 1 }
      return true
    }
    return counts
  }

  /// Calls `visit` with the cell of each reference there is, from everywhere, until it returns false.
  private func forEachReference(_ visit: (Int) -> Bool) {
    var goesOn = true
    func look(_ values: some Sequence<Value>) {
      for value in values {
        if !goesOn { return }
        Interpreter.forEachCell(in: value) { cell in
          if goesOn { goesOn = visit(cell) }
        }
      }
    }
    look(frame)
    for values in lives.held.reversed() { look(values) }
    for slots in lives.frames.reversed() { look(slots) }
    look(reaction.world.memory.properties)
    var tasks = lives.tasks
    if let task { tasks.append(task) }
    for task in tasks {
      look([.reference(task.cell)])
      look(task.rest)
      for activation in task.activations {
        look(activation.given.values.map(\.value))
        guard let returned = activation.returned else { continue }
        look([returned.outcome.value])
        look(returned.frame)
      }
    }
    look(syncQueues)
    look(systemReferences)
    for cell in heap.indices.reversed() where cell != rootCell {
      if !goesOn { return }
      if let value = heap[cell] { look([value]) }
    }
    if goesOn { look(reaction.world.closuresHeld) }
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
