import LifecycleModel

/// Loops. The iterator of a `for` is in a slot of the frame, so that a task can be suspended inside
/// the loop.
extension Interpreter {
  // MARK: while and repeat

  mutating func loop(
    while conditions: [Condition], _ body: [Statement], _ label: String?, at line: Int,
    isResumed: Bool = false
  ) throws(Unwinding) -> Flow {
    var pass = LoopPass(self)
    if !isResumed { forgetPasses() }
    while try keepsRunning(
      at: line, { interpreter throws(Unwinding) in try interpreter.hold(conditions) })
    {
      try burn()
      let end = Interpreter.end(of: try run(body, branch: 0), label)
      try endScope { conditions.flatMap(\.slots) }
      if let end { return end }
      forgetResults()
      if pass.isEndless(self) {
        endLoop(at: line)
        break
      }
    }
    return .next
  }

  mutating func loop(
    _ body: [Statement], while condition: Expression, _ label: String?, at line: Int,
    isResumed: Bool = false
  ) throws(Unwinding) -> Flow {
    var pass = LoopPass(self)
    if !isResumed { forgetPasses() }
    repeat {
      try burn()
      if let end = Interpreter.end(of: try run(body, branch: 0), label) { return end }
      forgetResults()
      if pass.isEndless(self) {
        endLoop(at: line)
        break
      }
    } while try keepsRunning(
      at: line, isAfterPass: true,
      { interpreter throws(Unwinding) in try interpreter.repeats(condition) })
    return .next
  }

  /// Evaluates the condition of `repeat`: branch 1 of the statement.
  mutating func repeats(_ condition: Expression) throws(Unwinding) -> Bool {
    task?.block.path.append(1)
    defer { task?.block.path.removeLast() }
    return try truth(condition)
  }

  // MARK: for

  /// The iterated sequence and the number of the next element.
  mutating func makeIterator(_ sequence: Value) throws(Unwinding) -> Value {
    if sequence == .none { throw trapOnNil(Trap.foundNilImplicitly) }
    if case .opaque(let what) = sequence.unwrapped {
      if isEmpty(assumed: what) { return .tuple([.array([]), .int(0)]) }
      return .tuple([.array([.opaque(Opaque.short("element of \(what)"))]), .int(0)])
    }
    if isAsyncSequence(sequence) { return .tuple([try makeAsyncIterator(sequence), .int(0)]) }
    if case .object("LazySequence", let parts) = sequence {
      return .tuple([.object("LazySequence", try opened(parts)), .int(0)])
    }
    if sequence.typedBounds != nil { return .tuple([sequence, .int(0)]) }
    if sequence.intBounds != nil, case .object(_, let bounds) = sequence, case .int? = bounds.first
    {
      return .tuple([sequence, .int(0)])
    }
    if let iterator = try ownIterator(of: sequence.unwrapped) {
      return .tuple([iterator, .int(0)])
    }
    if sequence.unwrapped.isText { try spendCall(reading: [sequence]) }
    return .tuple([.array(try allElements(of: sequence)), .int(0)])
  }

  /// The next element; nil at the end. Branch 1 of the statement.
  private mutating func next(from state: Int) throws(Unwinding) -> Value? {
    guard case .tuple(let parts) = frame[state], parts.count == 2, case .int(let number) = parts[1]
    else { return nil }
    task?.block.path.append(1)
    defer { task?.block.path.removeLast() }
    switch parts[0] {
    case .array(let items):
      guard number < items.count else { return nil }
      frame[state] = .tuple([parts[0], .int(number + 1)])
      return items[number]
    case .object("Iterator", let held):
      let (item, changed) = try next(of: held.first ?? .none)
      frame[state] = .tuple([.object("Iterator", [changed]), .int(number + 1)])
      return item == .none ? nil : item.unwrapped
    case .object("LazySequence", var steps):
      guard let (item, place) = try lazyNext(&steps, from: number) else { return nil }
      frame[state] = .tuple([.object("LazySequence", steps), .int(place)])
      return item
    case .reference, .object("AsyncIterator", _), .object("AsyncChain", _):
      let (item, iterator) = try nextElement(of: parts[0])
      frame[state] = .tuple([iterator, .int(number + 1)])
      return item
    default:
      if let (low, high, type) = parts[0].typedBounds {
        let place = low + Int128(number)
        // The iterator of `250...` computes the number after the one that it returns.
        if place >= type.highest, parts[0].partialRange != nil { throw trap(Trap.overflow) }
        guard place <= high, let bits = type.bits(of: place) else { return nil }
        frame[state] = .tuple([parts[0], .int(number + 1)])
        return .integer(type, bits)
      }
      guard let (low, _) = parts[0].intBounds, number < parts[0].intCount ?? .max else {
        return nil
      }
      frame[state] = .tuple([parts[0], .int(number + 1)])
      return .int(low + number)
    }
  }

  /// Evaluates the condition after `where`: branch 2 of the statement.
  mutating func passes(_ filter: Expression) throws(Unwinding) -> Bool {
    task?.block.path.append(2)
    defer { task?.block.path.removeLast() }
    return try truth(filter)
  }

  mutating func loop(
    _ pattern: Pattern, _ filter: Expression?, _ body: [Statement], _ label: String?, _ state: Int,
    isResumed: Bool = false
  ) throws(Unwinding) -> Flow {
    defer {
      release(frame[state])
      frame[state] = .none
    }
    var isResumed = isResumed
    while true {
      if !isResumed { forgetResults() }
      isResumed = false
      guard let item = try next(from: state) else { return .next }
      try burn()
      forgetResults()
      guard try matches(pattern, item) else { continue }
      if let filter, try !passes(filter) { continue }
      let end = Interpreter.end(of: try run(body, branch: 0), label)
      try endScope { pattern.slots }
      if let end { return end }
    }
  }
}

extension Interpreter.Flow {
  /// What comes after a statement with the label. `break` leaves an `if` and a `do` by it.
  func leaving(_ label: String) -> Interpreter.Flow {
    if case .break(label?) = self { return .next }
    return self
  }
}
