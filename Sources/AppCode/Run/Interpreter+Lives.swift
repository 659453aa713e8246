import LifecycleModel

/// Object lifetimes: reference counting, for programs that can observe it (`weak`, `unowned`,
/// `deinit`).
///
/// References are counted where Swift releases some: at the end of calls, statements and scopes. An
/// object without references is freed, and its `deinit` runs. Cycles stay alive, as in Swift.
extension Interpreter {
  /// References to objects that come from outside of variables and the heap.
  struct Lives {
    /// Temporary values of the calls and statements in progress, one list for each statement.
    var held: [[Value]] = []
    /// The slots of the callers, and the code that each of them runs.
    var frames: [(slots: [Value], code: Int)] = []
    /// Tasks that are suspended by another one that runs inside them.
    var tasks: [TaskAtWork] = []
    /// Cells whose `deinit` runs or is due.
    var dying: Set<Int> = []
    /// Cells that have lost a reference since the last count.
    var released: Set<Int> = []
    /// Whether cells outside of `released` may have lost a reference.
    var isDirty = false
    /// Counts writes of references to the heap and to properties.
    var version = 0
  }

  var countsReferences: Bool { tree.countsReferences }

  /// Keeps a value's objects alive until the current call or statement ends.
  mutating func hold(_ value: Value) {
    guard countsReferences, value.mayReferToObjects, !lives.held.isEmpty, !lists.contains(value)
    else { return }
    lives.held[lives.held.count - 1].append(value)
  }

  /// Releases the objects of a variable or temporary value that has gone out of scope.
  mutating func release(_ value: Value) {
    guard countsReferences, value.mayReferToObjects, !lists.contains(value) else { return }
    if case .array(let items) = value, items.count > Interpreter.shortList,
      items.count > heap.count / 16
    {
      // Beyond some length, counting everything is cheaper than a set.
      lives.isDirty = true
    } else {
      lists.forEachCell(of: value) { lives.released.insert($0) }
    }
  }

  /// Writes a cell. The caller releases its old references.
  mutating func write(_ value: Value, toCell cell: Int) {
    let isDirty = lives.isDirty
    heap[cell] = .some(value)
    lives.isDirty = isDirty
  }

  /// Writes an object with one changed part. The caller releases the old one.
  mutating func replace(_ old: Value, by new: Value, in object: Value, ofCell cell: Int) {
    let (isDirty, version) = (lives.isDirty, lives.version)
    heap.replace(old, by: new, in: object, ofCell: cell)
    lives.isDirty = isDirty
    if !old.mayReferToObjects, !new.mayReferToObjects { lives.version = version }
  }

  /// Runs `body` and releases its temporaries, except the result.
  mutating func releasingTemporaries(
    _ body: (inout Interpreter) throws(Unwinding) -> Value
  ) throws(Unwinding) -> Value {
    guard countsReferences, let count = lives.held.last?.count else { return try body(&self) }
    let level = lives.held.count
    let result = try body(&self)
    guard lives.held.count == level, lives.held[level - 1].count >= count else { return result }
    for value in takeHeld(from: count) { release(value) }
    hold(result)
    try freeUnreferenced()
    return result
  }

  /// Runs a statement and releases its temporaries.
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

  /// Releases the statement's temporaries beyond the first `count`.
  mutating func releaseHeld(from count: Int) throws(Unwinding) {
    guard countsReferences, lives.held.last.map({ $0.count > count }) == true else { return }
    for value in takeHeld(from: count) { release(value) }
    try freeUnreferenced()
  }

  /// Frees an object whose initializer threw, unless something refers to it. `count`: the number of temporaries before
  /// it was made.
  mutating func releaseFailed(from count: Int, for failure: Value) throws(Unwinding) {
    guard countsReferences, lives.held.last.map({ $0.count > count }) == true else { return }
    let dropped = takeHeld(from: count)
    hold(failure)
    for value in dropped { release(value) }
    try freeUnreferenced()
  }

  /// Removes the statement's temporaries beyond the first `count`. Returns an array of its own, because a slice would
  /// make the removal copy all temporaries.
  private mutating func takeHeld(from count: Int) -> [Value] {
    let level = lives.held.count - 1
    let taken = Array(lives.held[level][count...])
    lives.held[level].removeSubrange(count...)
    return taken
  }

  private mutating func endStatement(at level: Int) {
    let dropped = Array(lives.held[level...])
    lives.held.removeSubrange(level...)
    for value in dropped.joined() { release(value) }
  }

  /// Releases a scope's variables, last one first.
  mutating func endScope(_ slots: () -> [Int]) throws(Unwinding) {
    guard countsReferences else { return }
    for slot in slots().reversed() where frame.indices.contains(slot) {
      guard frame[slot].mayReferToObjects else { continue }
      release(frame[slot])
      frame[slot] = .none
      try freeUnreferenced()
    }
  }

  /// Releases all variables and temporaries at the end of an entry.
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

  /// `isKnownUniquelyReferenced`. A mutating method works on a copy of `self`, which in Swift is
  /// not a second reference.
  func isUniquelyReferenced(_ object: Value) -> Bool {
    guard case .reference(let cell) = object.unwrapped else { return false }
    var count = heap.references(to: cell)
    for (slots, code) in lives.frames + [(frame, codeNow)] {
      let own = tree.codes.indices.contains(code) ? tree.codes[code].selfSlot : nil
      for (slot, value) in slots.enumerated() where value.mayReferToObjects {
        if slot == own, case .object = value { continue }
        lists.forEachCell(of: value) { count += $0 == cell ? 1 : 0 }
      }
    }
    return count <= 1
  }

  // MARK: Freeing

  /// Cost of following a reference, in list elements.
  static let referenceWeight = 4
  /// Elements of long lists searched for references per unit of work.
  private static let readsPerUnit = 4

  /// Frees objects and captured variables without references.
  mutating func freeUnreferenced() throws(Unwinding) {
    // Objects are not freed while views are being read, because those references are not counted.
    if heap.inputs != nil { return }
    // Variables of an outer entry are not counted.
    guard countsReferences else { return }
    try spend(lists.takeReadCount() / Interpreter.readsPerUnit)
    guard reaction.entriesInProgress <= 1, !heap.isEmpty,
      lives.isDirty || !lives.released.isEmpty
    else { return }
    var open =
      lives.isDirty ? unreferenced(among: heap.indices) : unreferenced(among: lives.released)
    (lives.isDirty, lives.released) = (false, [])
    guard !open.isEmpty else { return }
    var used = try cellsInUse()
    open.removeAll { used.contains($0) }
    lives.dying.formUnion(open)
    defer { lives.dying.subtract(open) }
    while let cell = open.popLast() {
      defer { lives.dying.remove(cell) }
      guard !heap.isReferredTo(cell), !used.contains(cell), case .some(let value) = heap[cell]
      else { continue }
      if case .object(let name, _) = value, let table = tree.tables[name],
        !table.deinitialisers.isEmpty
      {
        let version = lives.version
        // A `deinit` inside a `deinit` is not part of a statement, so that its depth must be counted here.
        try descend(by: 8)
        defer { ascend(by: 8) }
        try closed { interpreter throws(Unwinding) in
          for code in table.deinitialisers {
            _ = try interpreter.run(code: code, on: .reference(cell), [])
          }
        }
        if lives.version != version { used = try cellsInUse() }
      }
      guard let last = heap[cell] else { continue }
      write(.void, toCell: cell)
      var next: [Int] = []
      if case .object("AnyCancellable", let parts) = last {
        try closed { interpreter throws(Unwinding) in
          try interpreter.cancelSubscription(parts)
        }
        used = try cellsInUse()
        next = unreferenced(among: heap.indices)
      } else {
        lists.forEachCell(of: last) { next.append($0) }
        next.reverse()
      }
      for cell in next
      where heap.indices.contains(cell) && !heap.isReferredTo(cell) && !used.contains(cell)
        && Interpreter.mayBeFreed(cell, in: heap, lives.dying)
      {
        lives.dying.insert(cell)
        open.append(cell)
      }
    }
    loseFreedCenterDelegate()
  }

  /// The cells among `cells` that no cell and no property refers to, last one first. Running code
  /// may still use them.
  private mutating func unreferenced(among cells: some Collection<Int>) -> [Int] {
    // Copies instead of `self`, which the closure would copy for each cell.
    let (heap, dying) = (heap, lives.dying)
    return cells.filter { cell in
      heap.indices.contains(cell) && !heap.isReferredTo(cell)
        && Interpreter.mayBeFreed(cell, in: heap, dying)
    }
    .sorted(by: >)
  }

  private static func mayBeFreed(_ cell: Int, in heap: ObjectHeap, _ dying: Set<Int>) -> Bool {
    guard let value = heap[cell], value != .void else { return false }
    return cell != heap.rootCell && !dying.contains(cell)
  }

  /// The cells that running and waiting code and iOS refer to, directly or in parts of values.
  private mutating func cellsInUse() throws(Unwinding) -> Set<Int> {
    var used: Set<Int> = []
    // Looking through the counts of the cells is cheap.
    var looked = heap.count / 16
    func look(_ values: some Collection<Value>) {
      looked += values.count
      for value in values {
        lists.forEachCell(of: value) { cell in
          used.insert(cell)
          looked += 1
        }
      }
    }
    look(frame)
    for values in lives.held { look(values) }
    for frame in lives.frames { look(frame.slots) }
    var tasks = lives.tasks
    if let task { tasks.append(task) }
    for task in tasks {
      look([.reference(task.cell)])
      look(task.rest)
      for activation in task.activations {
        for block in activation.blocks + activation.resumed {
          look(block.given.values.map(\.outcome.value))
          for result in block.given.values { look(result.frame) }
        }
      }
    }
    look(syncQueues)
    look(systemReferences)
    look(reaction.world.closuresHeld)
    try spend(looked * Interpreter.referenceWeight)
    return used
  }
}
