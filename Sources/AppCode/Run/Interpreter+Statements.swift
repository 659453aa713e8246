import LifecycleModel

extension Interpreter {
  /// How a body goes on after a statement.
  enum Flow {
    case next, fallThrough
    /// With the label of the loop that is meant.
    case breakOff(String?)
    case goOn(String?)
    case giveBack(Value)
  }

  /// `path`: where a task that was laid aside goes on, the first statement and what is inside it.
  mutating func run(
    _ body: [Statement], along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    var later: [[Statement]] = []
    var flow = Flow.next
    let first = path?.first ?? 0
    let inner = path?.dropFirst() ?? []
    task?.current.path.append(first)
    defer { task?.current.path.removeLast() }
    do {
      loop: for index in body.indices.dropFirst(first) {
        let statement = body[index]
        let isResumed = path != nil && index == first
        task?.current.begin(index, isResumed: isResumed)
        if isResumed { line = statement.line.line } else { try execute(statement.line) }
        if case .later(let block) = statement.kind {
          later.append(block)
          task?.current.closedPlaces += 1
          continue
        }
        flow =
          isResumed && !inner.isEmpty
          ? try run(inside: statement, along: inner) : try run(statement)
        guard case .next = flow else { break loop }
      }
    } catch {
      task?.current.closedPlaces -= later.count
      if case .thrown = error {
        for block in later.reversed() { _ = try run(block) }
      }
      throw error
    }
    task?.current.closedPlaces -= later.count
    for block in later.reversed() { _ = try run(block) }
    return flow
  }

  /// A branch of a statement, which a task can be laid aside in.
  private mutating func run(
    _ body: [Statement], branch: Int, along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    task?.current.path.append(branch)
    defer { task?.current.path.removeLast() }
    return try run(body, along: path)
  }

  /// Goes on in the branch that a statement had taken.
  private mutating func run(
    inside statement: Statement, along path: ArraySlice<Int>
  ) throws(Unwinding) -> Flow {
    let branch = path.first ?? 0
    let rest = path.dropFirst()
    switch statement.kind {
    case .ifElse(_, let body, let otherwise):
      return try run(branch == 0 ? body : otherwise, branch: branch, along: rest)
    case .guardElse(_, let otherwise): return try run(otherwise, branch: branch, along: rest)
    case .doBlock(let body, let clauses):
      if branch == 0 { return try attempt(body, clauses, along: rest) }
      guard clauses.indices.contains(branch - 1) else { return .next }
      return try run(clauses[branch - 1].body, branch: branch, along: rest)
    case .switchOver(_, let cases):
      guard cases.indices.contains(branch) else { return .next }
      let flow = try run(cases[branch].body, branch: branch, along: rest)
      if case .breakOff(nil) = flow { return .next }
      return flow
    case .expression, .declare, .destructure, .forIn, .whileLoop, .repeatLoop, .later, .giveBack,
      .throwError, .breakOff, .goOn, .labelled, .fallThrough, .pass:
      return .next
    }
  }

  /// A place that cannot be entered in its middle.
  mutating func closed<Result>(
    _ body: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> Result {
    task?.current.closedPlaces += 1
    defer { task?.current.closedPlaces -= 1 }
    return try body(&self)
  }

  private mutating func run(_ statement: Statement) throws(Unwinding) -> Flow {
    try descend()
    let flow = try step(statement, label: nil)
    ascend()
    return flow
  }

  private mutating func step(_ statement: Statement, label: String?) throws(Unwinding) -> Flow {
    switch statement.kind {
    case .expression(let expression): _ = try evaluate(expression)
    case .declare(let slot, let value):
      let first = try value.map { value throws(Unwinding) in try evaluate(value) } ?? .none
      bind(first, to: slot)
      noteLocal(first, inSlot: slot)
    case .destructure(let pattern, let value): try destructure(pattern, value)
    case .ifElse(let conditions, let body, let otherwise):
      let holds = try hold(conditions, orElse: otherwise)
      return try run(holds ? body : otherwise, branch: holds ? 0 : 1)
    case .guardElse(let conditions, let otherwise):
      if try !hold(conditions, orElse: otherwise) { return try run(otherwise, branch: 0) }
    case .switchOver(let subject, let cases):
      return try choose(try evaluate(subject), cases, label)
    case .forIn(let pattern, let sequence, let filter, let body):
      let sequence = try evaluate(sequence)
      return try closed { interpreter throws(Unwinding) in
        try interpreter.loop(pattern, over: sequence, filter, body, label)
      }
    case .whileLoop(let conditions, let body):
      return try closed { interpreter throws(Unwinding) in
        while try interpreter.hold(conditions) {
          try interpreter.burn()
          if let end = Interpreter.end(of: try interpreter.run(body), label) { return end }
        }
        return .next
      }
    case .repeatLoop(let body, let condition):
      return try closed { interpreter throws(Unwinding) in
        repeat {
          try interpreter.burn()
          if let end = Interpreter.end(of: try interpreter.run(body), label) { return end }
        } while try interpreter.truth(condition)
        return .next
      }
    case .doBlock(let body, let clauses): return try attempt(body, clauses)
    case .giveBack(let value):
      if let value { return .giveBack(try evaluate(value)) }
      return .giveBack(.void)
    case .throwError(let error): throw .thrown(try evaluate(error))
    case .breakOff(let target): return .breakOff(target)
    case .goOn(let target): return .goOn(target)
    case .labelled(let name, let inner):
      return try closed { interpreter throws(Unwinding) in
        try interpreter.step(inner, label: name)
      }
    case .fallThrough: return .fallThrough
    case .pass, .later: break
    }
    return .next
  }

  private mutating func destructure(
    _ pattern: Pattern, _ value: Expression
  ) throws(Unwinding) {
    let value = try evaluate(value)
    if case .opaque(let spelling) = value.unwrapped, case .tuple(let parts) = pattern {
      for (index, part) in parts.enumerated() {
        _ = try matches(part, .opaque(Opaque.short("\(spelling).\(index)")))
      }
      return
    }
    _ = try matches(pattern, value)
  }

  private mutating func attempt(
    _ body: [Statement], _ clauses: [CatchClause], along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    let depth = depthNow
    let failure: Value
    do {
      return try run(body, branch: 0, along: path)
    } catch {
      guard case .thrown(let thrown) = error, !clauses.isEmpty else { throw error }
      failure = thrown
    }
    restoreDepth(depth)
    for (index, clause) in clauses.enumerated() {
      if let slot = clause.errorSlot { bind(failure, to: slot) }
      for (pattern, filter) in clause.patterns where try matches(pattern, failure) {
        if let filter, try !truth(filter) { continue }
        try execute(clause.label)
        return try run(clause.body, branch: index + 1)
      }
    }
    throw .thrown(failure)
  }

  /// What a loop hands on after its body, nil where it goes round again.
  private static func end(of flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .next, .fallThrough: return nil
    case .goOn(let target): return target == nil || target == label ? nil : flow
    case .breakOff(let target): return target == nil || target == label ? .next : flow
    case .giveBack: return flow
    }
  }

  private mutating func loop(
    _ pattern: Pattern, over sequence: Value, _ filter: Expression?, _ body: [Statement],
    _ label: String?
  ) throws(Unwinding) -> Flow {
    if case .none = sequence { throw trap(Trap.foundNil) }
    if let (low, high) = sequence.intBounds, case .object(_, let bounds) = sequence,
      case .int? = bounds.first
    {
      var number = low
      while number < high {
        if let end = try turn(pattern, .int(number), filter, body, label) { return end }
        number += 1
      }
      return .next
    }
    if case .object("Iterator", let held)? = try ownIterator(of: sequence.unwrapped) {
      var iterator = held.first ?? .none
      while true {
        let (item, changed) = try next(of: iterator)
        guard item != .none else { return .next }
        iterator = changed
        if let end = try turn(pattern, item.unwrapped, filter, body, label) { return end }
      }
    }
    for item in try allElements(of: sequence) {
      if let end = try turn(pattern, item, filter, body, label) { return end }
    }
    return .next
  }

  private mutating func turn(
    _ pattern: Pattern, _ item: Value, _ filter: Expression?, _ body: [Statement],
    _ label: String?
  ) throws(Unwinding) -> Flow? {
    try burn()
    guard try matches(pattern, item) else { return nil }
    if let filter, try !truth(filter) { return nil }
    return Interpreter.end(of: try run(body), label)
  }

  private mutating func choose(
    _ subject: Value, _ cases: [SwitchCase], _ label: String?
  ) throws(Unwinding) -> Flow {
    var isFalling = false
    for (index, candidate) in cases.enumerated() {
      if !isFalling {
        guard try matches(candidate, subject) else { continue }
      }
      try execute(candidate.label)
      switch try run(candidate.body, branch: index) {
      case .fallThrough: isFalling = true
      case .next: return .next
      case .breakOff(let target):
        return target == nil || target == label ? .next : .breakOff(target)
      case .goOn(let target): return .goOn(target)
      case .giveBack(let value): return .giveBack(value)
      }
    }
    if isFalling || subject.isOpaque { return .next }
    throw trap("No case of the switch matches \(describe(subject))")
  }

  private mutating func matches(
    _ candidate: SwitchCase, _ subject: Value
  ) throws(Unwinding) -> Bool {
    for (pattern, filter) in candidate.patterns where try matches(pattern, subject) {
      guard let filter else { return true }
      if try truth(filter) { return true }
    }
    return false
  }
}
