import LifecycleModel

extension Interpreter {
  /// The control flow after a statement.
  enum Flow {
    case next, fallThrough
    /// The label, if the statement names one.
    case `break`(String?)
    case `continue`(String?)
    case `return`(Value)
  }

  /// Runs the statements of a block. `path`: the position where a resumed task continues, outermost
  /// statement first. A number of `body.count` + n: the task was suspended while it left the block
  /// from statement n.
  mutating func run(
    _ body: [Statement], along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    let first = path?.first ?? 0
    let inner = path?.dropFirst() ?? []
    task?.block.path.append(first)
    defer { task?.block.path.removeLast() }
    if path != nil, first >= body.count { return try leave(body, from: first - body.count, nil) }
    var last = body.count
    var end = End.flow(.next)
    loop: for index in body.indices.dropFirst(first) {
      let statement = body[index]
      let isResumed = path != nil && index == first
      task?.block.begin(index, isResumed: isResumed)
      let depth = depthNow
      do {
        if isResumed { line = statement.line.line } else { try execute(statement.line) }
        let flow = try releasingAtEnd { interpreter throws(Unwinding) in
          isResumed && !inner.isEmpty
            ? try interpreter.run(inside: statement, along: inner)
            : try interpreter.run(statement)
        }
        if case .next = flow { continue }
        (last, end) = (index, .flow(flow))
        break loop
      } catch {
        switch error {
        case .spared: restoreDepth(depth)
        case .thrown(let failure):
          (last, end) = (index, .failure(failure))
          break loop
        default: throw error
        }
      }
    }
    return try leave(body, from: last, end)
  }

  /// The end of a block. It waits for the block's `defer` statements.
  fileprivate enum End {
    case flow(Flow)
    case failure(Value)
  }

  /// Leaves a block from the statement at `index` and runs each earlier `defer`. `end`: nil for a
  /// task that was suspended in a `defer`.
  private mutating func leave(
    _ body: [Statement], from index: Int, _ end: End?
  ) throws(Unwinding) -> Flow {
    var end = end ?? .flow(.next)
    if body.prefix(index).contains(where: { $0.deferredBlock != nil }) {
      let isResumed = task?.block.path.last.map { $0 >= body.count } ?? false
      task?.block.begin(body.count + index, isResumed: isResumed)
      let now = end
      end = End(try once { _ throws(Unwinding) in now.stored })
      // Variables and `defer` statements end in turn, the last one first.
      for statement in body.prefix(index).reversed() {
        if let block = statement.deferredBlock {
          _ = try runBlock(block)
        } else {
          try endScope { statement.declaredSlots }
        }
      }
      forgetResults()
    }
    try endScope { body.flatMap(\.declaredSlots) }
    switch end {
    case .flow(let flow): return flow
    case .failure(let failure): throw .thrown(failure)
    }
  }

  /// Runs a branch of a statement; a task can be suspended inside it.
  mutating func run(
    _ body: [Statement], branch: Int, along path: ArraySlice<Int>? = nil
  ) throws(Unwinding) -> Flow {
    task?.block.path.append(branch)
    defer { task?.block.path.removeLast() }
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
      // An index after the last clause: the task was suspended while a clause was being chosen.
      guard clauses.indices.contains(branch - 1) else { return try handle(.void, clauses) }
      let flow = try run(clauses[branch - 1].body, branch: branch, along: rest)
      try endScope { clauses[branch - 1].slots }
      return flow
    case .switchOver(_, let cases):
      return try run(cases, from: branch, along: rest, label)
    case .forIn(let pattern, let sequence, let filter, let body, let state):
      // Branch 1 is the wait for the next element, branch 2 the condition after `where`.
      return try endingStream(of: sequence, frame[state]) { interpreter throws(Unwinding) in
        var flow: Flow?
        if branch == 0 { flow = try interpreter.run(body, branch: 0, along: rest) }
        if branch == 2, let filter, try interpreter.passes(filter) {
          flow = try interpreter.run(body, branch: 0)
        }
        if let flow {
          let end = Interpreter.end(of: flow, label)
          try interpreter.endScope { pattern.slots }
          if let end { return end }
        }
        return try interpreter.loop(pattern, filter, body, label, state, isResumed: branch == 1)
      }
    case .whileLoop(let conditions, let body):
      let end = Interpreter.end(of: try run(body, branch: 0, along: rest), label)
      try endScope { conditions.flatMap(\.slots) }
      if let end { return end }
      forgetResults()
      return try loop(
        while: conditions, body, label, at: statement.line.line, isResumed: true)
    case .repeatLoop(let body, let condition):
      // Branch 1 is the condition.
      if branch == 0, let end = Interpreter.end(of: try run(body, branch: 0, along: rest), label) {
        return end
      }
      if branch == 0 { forgetResults() }
      let line = statement.line.line
      let runs = try keepsRunning(at: line, isAfterPass: true) { interpreter throws(Unwinding) in
        try interpreter.repeats(condition)
      }
      guard runs else { return .next }
      return try loop(body, while: condition, label, at: line, isResumed: true)
    case .labelled(let name, let inner):
      return try run(inside: inner, along: path, label: name).leaving(name)
    case .expression, .declare, .destructure, .return, .later, .throwError, .break, .continue,
      .fallThrough, .pass:
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
      let first = try value.map { value throws(Unwinding) in try evaluate(value) } ?? .none
      if first.hasParts {
        try checkNestedSize(first)
        try spendStore(of: first)
      }
      if case .opaque(let what) = first, tree.codes[codeNow].plainSlots.contains(slot) {
        noteNonOptionalType(what)
      }
      bind(first, to: slot)
      forgetElements(of: first, inSlot: slot, of: codeNow)
      noteLocal(first, inSlot: slot)
    case .destructure(let pattern, let value): try destructure(pattern, value)
    case .ifElse(let conditions, let body, let otherwise):
      let (holds, because) = try deciding { interpreter throws(Unwinding) in
        try interpreter.hold(conditions)
      }
      // If the other branch would have left the block, the rest of the block depends on the condition too.
      let leaves = (holds ? otherwise : body).last?.leaves == true
      if let because { branches.append(because) }
      defer { if because != nil, !leaves { branches.removeLast() } }
      let flow = try run(holds ? body : otherwise, branch: holds ? 0 : 1)
      // Noted last, so that assignments in the branch that ran do not clear what the other branch would have assigned.
      if let because { noteSkippedAssignments(holds ? otherwise : body, because: because) }
      try endScope { conditions.flatMap(\.slots) }
      return flow
    case .guardElse(let conditions, let otherwise):
      let (holds, because) = try deciding { interpreter throws(Unwinding) in
        try interpreter.holdGuarded(conditions)
      }
      if let because { branches.append(because) }
      if !holds { return try run(otherwise, branch: 0) }
    case .switchOver(let subject, let cases):
      let held = lives.held.last?.count ?? 0
      let value = try releasingTemporaries { interpreter throws(Unwinding) in
        try interpreter.evaluate(subject)
      }
      if let what = unknownCase(of: value.unwrapped, cases) {
        let (index, because) = try deciding { interpreter throws(Unwinding) in
          try interpreter.assumedCase(of: what, cases)
        }
        guard let index else { return .next }
        if let because { branches.append(because) }
        defer { if because != nil { branches.removeLast() } }
        return try run(cases, from: index, along: nil, label)
      }
      return try choose(value, cases, label, heldBefore: held)
    case .forIn(let pattern, let sequence, let filter, let body, let state):
      frame[state] = try releasingTemporaries { interpreter throws(Unwinding) in
        try interpreter.makeIterator(try interpreter.evaluate(sequence))
      }
      return try endingStream(of: sequence, frame[state]) { interpreter throws(Unwinding) in
        try interpreter.loop(pattern, filter, body, label, state)
      }
    case .whileLoop(let conditions, let body):
      return try loop(while: conditions, body, label, at: statement.line.line)
    case .repeatLoop(let body, let condition):
      return try loop(body, while: condition, label, at: statement.line.line)
    case .doBlock(let body, let clauses): return try attempt(body, clauses)
    case .return(let value):
      if let value { return .return(try evaluate(value)) }
      return .return(.void)
    case .throwError(let error): throw .thrown(try evaluate(error))
    case .break(let target): return .break(target)
    case .continue(let target): return .continue(target)
    case .labelled(let name, let inner):
      return try step(inner, label: name).leaving(name)
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
    forgetResults()
    return try handle(failure, clauses)
  }

  /// Runs the clause that catches the error. A resumed task has the error in its journal.
  private mutating func handle(
    _ failure: Value, _ clauses: [CatchClause]
  ) throws(Unwinding) -> Flow {
    let known = try once { _ throws(Unwinding) in failure }
    guard let index = try taking(known, clauses) else { throw .thrown(known) }
    try execute(clauses[index].label)
    let flow = try run(clauses[index].body, branch: index + 1)
    try endScope { clauses[index].slots }
    return flow
  }

  /// The index of the first clause that catches the error.
  private mutating func taking(
    _ failure: Value, _ clauses: [CatchClause]
  ) throws(Unwinding) -> Int? {
    task?.block.path.append(clauses.count + 1)
    defer { task?.block.path.removeLast() }
    for (index, clause) in clauses.enumerated() {
      if let slot = clause.errorSlot { bind(failure, to: slot) }
      for (pattern, filter) in clause.patterns where try matches(pattern, failure) {
        if let filter, try !truth(filter) { continue }
        return index
      }
    }
    return nil
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
    _ subject: Value, _ cases: [SwitchCase], _ label: String?, heldBefore: Int
  ) throws(Unwinding) -> Flow {
    for (index, candidate) in cases.enumerated() {
      guard try matches(candidate, subject) else {
        try endScope { candidate.patterns.flatMap { $0.pattern.slots } }
        continue
      }
      if candidate.patterns.allSatisfy(\.pattern.isAny) { try releaseHeld(from: heldBefore) }
      return try run(cases, from: index, along: nil, label)
    }
    throw trap("No case of the switch matches \(describe(subject))")
  }

  /// Runs the body of a case and those that it falls through to.
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

extension Interpreter.End {
  fileprivate init(_ stored: Value) {
    guard case .object(let name, let parts) = stored, let value = parts.first else {
      self = .flow(.next)
      return
    }
    let label = value == .none ? nil : value.unwrapped.description
    switch name {
    case "return": self = .flow(.return(value))
    case "break": self = .flow(.break(label))
    case "continue": self = .flow(.continue(label))
    case "fallthrough": self = .flow(.fallThrough)
    default: self = .failure(value)
    }
  }

  fileprivate var stored: Value {
    func label(_ name: String?) -> Value { name.map { .some(.string($0)) } ?? .none }
    switch self {
    case .flow(.next): return .void
    case .flow(.fallThrough): return .object("fallthrough", [.void])
    case .flow(.break(let name)): return .object("break", [label(name)])
    case .flow(.continue(let name)): return .object("continue", [label(name)])
    case .flow(.return(let value)): return .object("return", [value])
    case .failure(let value): return .object("throw", [value])
    }
  }
}

extension Statement {
  /// Whether the statements after it are skipped.
  fileprivate var leaves: Bool {
    switch kind {
    case .return, .throwError, .break, .continue: return true
    default: return false
    }
  }
}
