import LifecycleModel

extension Interpreter {
  /// How a body goes on after a statement.
  enum Flow {
    case next, fallThrough
    /// The label, if the statement names one.
    case `break`(String?)
    case `continue`(String?)
    case `return`(Value)
  }

  /// `path`: the position where a resumed task continues, outermost statement first.
  mutating func run(
    _ body: [Statement], along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    var flow = Flow.next
    let first = path?.first ?? 0
    let inner = path?.dropFirst() ?? []
    // Every `defer` in front of the place where a task goes on has been reached.
    var deferred = path == nil ? [] : body.prefix(first).compactMap(\.deferredBlock)
    task?.current.path.append(first)
    defer { task?.current.path.removeLast() }
    do {
      loop: for index in body.indices.dropFirst(first) {
        let statement = body[index]
        let isResumed = path != nil && index == first
        task?.current.begin(index, isResumed: isResumed)
        if isResumed { line = statement.line.line } else { try execute(statement.line) }
        if let block = statement.deferredBlock {
          deferred.append(block)
          continue
        }
        let depth = depthNow
        do {
          flow = try releasingAtEnd { interpreter throws(Unwinding) in
            isResumed && !inner.isEmpty
              ? try interpreter.run(inside: statement, along: inner)
              : try interpreter.run(statement)
          }
        } catch .spared {
          restoreDepth(depth)
          flow = .next
        }
        guard case .next = flow else { break loop }
      }
    } catch {
      if case .thrown = error {
        try runDeferred(deferred)
        try endScope { body.flatMap(\.declaredSlots) }
      }
      throw error
    }
    try runDeferred(deferred)
    try endScope { body.flatMap(\.declaredSlots) }
    return flow
  }

  private mutating func runDeferred(_ blocks: [[Statement]]) throws(Unwinding) {
    for block in blocks.reversed() {
      _ = try closed { interpreter throws(Unwinding) in try interpreter.run(block) }
    }
  }

  /// Runs a branch of a statement; a task can be suspended inside it.
  mutating func run(
    _ body: [Statement], branch: Int, along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    task?.current.path.append(branch)
    defer { task?.current.path.removeLast() }
    return try run(body, along: path)
  }

  /// Continues in the branch that a resumed statement had taken.
  private mutating func run(
    inside statement: Statement, along path: ArraySlice<Int>, label: String? = nil
  ) throws(Unwinding) -> Flow {
    let branch = path.first ?? 0
    let rest = path.dropFirst()
    switch statement.kind {
    case .ifElse(let conditions, let body, let otherwise):
      let flow = try run(branch == 0 ? body : otherwise, branch: branch, along: rest)
      try endScope { conditions.flatMap(\.slots) }
      return flow
    case .guardElse(_, let otherwise): return try run(otherwise, branch: branch, along: rest)
    case .doBlock(let body, let clauses):
      if branch == 0 { return try attempt(body, clauses, along: rest) }
      guard clauses.indices.contains(branch - 1) else { return .next }
      let flow = try run(clauses[branch - 1].body, branch: branch, along: rest)
      try endScope { clauses[branch - 1].slots }
      return flow
    case .switchOver(_, let cases):
      return try run(cases, from: branch, along: rest, label)
    case .forIn(let pattern, _, let filter, let body, let state):
      // Branch 1 is the wait for the next element, branch 2 the condition behind `where`.
      var flow: Flow?
      if branch == 0 { flow = try run(body, branch: 0, along: rest) }
      if branch == 2, let filter, try passes(filter) { flow = try run(body, branch: 0) }
      if let flow {
        let end = Interpreter.end(of: flow, label)
        try endScope { pattern.slots }
        if let end { return end }
      }
      return try loop(pattern, filter, body, label, state, isResumed: branch == 1)
    case .whileLoop(let conditions, let body):
      let end = Interpreter.end(of: try run(body, branch: 0, along: rest), label)
      try endScope { conditions.flatMap(\.slots) }
      if let end { return end }
      forgetResults()
      return try loop(while: conditions, body, label, at: statement.line.line)
    case .repeatLoop(let body, let condition):
      // Branch 1 is the condition.
      if branch == 0, let end = Interpreter.end(of: try run(body, branch: 0, along: rest), label) {
        return end
      }
      if branch == 0 { forgetResults() }
      let line = statement.line.line
      return try repeats(condition) ? try loop(body, while: condition, label, at: line) : .next
    case .labelled(let name, let inner):
      return try run(inside: inner, along: path, label: name)
    case .declare(let slot, let value):
      guard let (body, type) = value?.branching else { return .next }
      return try declare(slot, by: try run(body, branch: 0, along: rest), as: type)
    case .return(let value):
      guard let (body, type) = value?.branching else { return .next }
      return .return(try given(by: try run(body, branch: 0, along: rest), as: type))
    case .expression, .destructure, .later, .throwError, .break, .continue, .fallThrough, .pass:
      return .next
    }
  }

  private mutating func run(_ statement: Statement) throws(Unwinding) -> Flow {
    try descend()
    let flow = try step(statement, label: nil)
    ascend()
    return flow
  }

  private mutating func step(_ statement: Statement, label: String?) throws(Unwinding) -> Flow {
    switch statement.kind {
    case .expression(let expression):
      let value = try evaluate(expression)
      if buildsViews, isView(value) {
        builtViews.append(.placed(value, line: statement.line.line))
      }
    case .declare(let slot, let value):
      if let (body, type) = value?.branching {
        return try declare(slot, by: try run(body, branch: 0), as: type)
      }
      let first = try value.map { value throws(Unwinding) in try evaluate(value) } ?? .none
      if first.hasParts { try weighNested(first) }
      bind(first, to: slot)
      noteLocal(first, inSlot: slot)
    case .destructure(let pattern, let value): try destructure(pattern, value)
    case .ifElse(let conditions, let body, let otherwise):
      let (holds, because) = try deciding { interpreter throws(Unwinding) in
        try interpreter.hold(conditions)
      }
      // Behind a branch that would have left, the rest depends on the condition too.
      let leaves = (holds ? otherwise : body).last?.leaves == true
      if let because { branches.append(because) }
      defer { if because != nil, !leaves { branches.removeLast() } }
      let flow = try run(holds ? body : otherwise, branch: holds ? 0 : 1)
      try endScope { conditions.flatMap(\.slots) }
      return flow
    case .guardElse(let conditions, let otherwise):
      let (holds, because) = try deciding { interpreter throws(Unwinding) in
        try interpreter.holdGuarded(conditions)
      }
      if let because { branches.append(because) }
      if !holds { return try run(otherwise, branch: 0) }
    case .switchOver(let subject, let cases):
      let value = try releasingTemporaries { interpreter throws(Unwinding) in
        try interpreter.evaluate(subject)
      }
      if case .opaque(let what) = value.unwrapped {
        let (index, because) = try deciding { interpreter throws(Unwinding) in
          try interpreter.assumedCase(of: what, cases)
        }
        guard let index else { return .next }
        if let because { branches.append(because) }
        defer { if because != nil { branches.removeLast() } }
        return try run(cases, from: index, along: nil, label)
      }
      return try choose(value, cases, label)
    case .forIn(let pattern, let sequence, let filter, let body, let state):
      frame[state] = try releasingTemporaries { interpreter throws(Unwinding) in
        try interpreter.makeIterator(try interpreter.evaluate(sequence))
      }
      return try loop(pattern, filter, body, label, state)
    case .whileLoop(let conditions, let body):
      return try loop(while: conditions, body, label, at: statement.line.line)
    case .repeatLoop(let body, let condition):
      return try loop(body, while: condition, label, at: statement.line.line)
    case .doBlock(let body, let clauses): return try attempt(body, clauses)
    case .return(let value):
      if let (body, type) = value?.branching {
        return .return(try given(by: try run(body, branch: 0), as: type))
      }
      if let value { return .return(try evaluate(value)) }
      return .return(.void)
    case .throwError(let error): throw .thrown(try evaluate(error))
    case .break(let target): return .break(target)
    case .continue(let target): return .continue(target)
    case .labelled(let name, let inner):
      return try step(inner, label: name)
    case .fallThrough: return .fallThrough
    case .pass, .later: break
    }
    return .next
  }

  /// What the branch of an `if` or `switch` gives.
  private mutating func given(
    by flow: Flow, as type: TypeReference?
  ) throws(Unwinding) -> Value {
    guard case .return(let value) = flow else { return .void }
    return try type.map { type throws(Unwinding) in try cast(value, type, .known) } ?? value
  }

  private mutating func declare(
    _ slot: Int, by flow: Flow, as type: TypeReference?
  ) throws(Unwinding) -> Flow {
    let value = try given(by: flow, as: type)
    if value.hasParts { try weighNested(value) }
    bind(value, to: slot)
    noteLocal(value, inSlot: slot)
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
        let flow = try run(clause.body, branch: index + 1)
        try endScope { clause.slots }
        return flow
      }
    }
    throw .thrown(failure)
  }

  /// The flow that leaves the loop after its body; nil if the loop continues.
  static func end(of flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .next, .fallThrough: return nil
    case .continue(let target): return target == nil || target == label ? nil : flow
    case .break(let target): return target == nil || target == label ? .next : flow
    case .return: return flow
    }
  }

  private mutating func choose(
    _ subject: Value, _ cases: [SwitchCase], _ label: String?
  ) throws(Unwinding) -> Flow {
    for (index, candidate) in cases.enumerated() where try matches(candidate, subject) {
      return try run(cases, from: index, along: nil, label)
    }
    throw trap("No case of the switch matches \(describe(subject))")
  }

  /// Runs the body of a case, and those behind it that it falls through to.
  private mutating func run(
    _ cases: [SwitchCase], from first: Int, along path: ArraySlice<Int>?, _ label: String?
  ) throws(Unwinding) -> Flow {
    for index in cases.indices.dropFirst(first) {
      let isResumed = path != nil && index == first
      if !isResumed { try execute(cases[index].label) }
      let flow = try run(cases[index].body, branch: index, along: isResumed ? path : nil)
      try endScope { cases[index].patterns.flatMap { $0.pattern.slots } }
      switch flow {
      case .fallThrough: continue
      case .next: return .next
      case .break(let target):
        return target == nil || target == label ? .next : .break(target)
      case .continue(let target): return .continue(target)
      case .return(let value): return .return(value)
      }
    }
    return .next
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

extension Expression {
  /// The statements of an `if` or `switch` as a value, and the type that the value takes.
  fileprivate var branching: (body: [Statement], type: TypeReference?)? {
    switch self {
    case .value(of: let body): return (body, nil)
    case .cast(.value(of: let body), let type, .known): return (body, type)
    default: return nil
    }
  }
}

extension Statement {
  /// Whether the statements behind it are skipped.
  fileprivate var leaves: Bool {
    switch kind {
    case .return, .throwError, .break, .continue: return true
    default: return false
    }
  }
}
