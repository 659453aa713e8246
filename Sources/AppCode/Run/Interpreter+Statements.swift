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

  mutating func run(_ body: [Statement]) throws(Unwinding) -> Flow {
    var later: [[Statement]] = []
    var flow = Flow.next
    do {
      loop: for statement in body {
        try execute(statement.line)
        if case .later(let block) = statement.kind {
          later.append(block)
          continue
        }
        flow = try run(statement)
        guard case .next = flow else { break loop }
      }
    } catch {
      if case .thrown = error {
        for block in later.reversed() { _ = try run(block) }
      }
      throw error
    }
    for block in later.reversed() { _ = try run(block) }
    return flow
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
      if let value { bind(try evaluate(value), to: slot) } else { bind(.none, to: slot) }
    case .destructure(let pattern, let value): try destructure(pattern, value)
    case .ifElse(let conditions, let body, let otherwise):
      return try hold(conditions, orElse: otherwise) ? try run(body) : try run(otherwise)
    case .guardElse(let conditions, let otherwise):
      if try !hold(conditions, orElse: otherwise) { return try run(otherwise) }
    case .switchOver(let subject, let cases):
      return try choose(try evaluate(subject), cases, label)
    case .forIn(let pattern, let sequence, let filter, let body):
      return try loop(pattern, over: try evaluate(sequence), filter, body, label)
    case .whileLoop(let conditions, let body):
      while try hold(conditions) {
        try burn()
        if let end = Interpreter.end(of: try run(body), label) { return end }
      }
    case .repeatLoop(let body, let condition):
      repeat {
        try burn()
        if let end = Interpreter.end(of: try run(body), label) { return end }
      } while try truth(condition)
    case .doBlock(let body, let clauses): return try attempt(body, clauses)
    case .giveBack(let value):
      if let value { return .giveBack(try evaluate(value)) }
      return .giveBack(.void)
    case .throwError(let error): throw .thrown(try evaluate(error))
    case .breakOff(let target): return .breakOff(target)
    case .goOn(let target): return .goOn(target)
    case .labelled(let name, let inner): return try step(inner, label: name)
    case .fallThrough: return .fallThrough
    case .pass, .later: break
    }
    return .next
  }

  private mutating func destructure(
    _ pattern: Pattern, _ value: Expression
  ) throws(Unwinding) {
    let value = try evaluate(value)
    if case .opaque(let spelling) = value, case .tuple(let parts) = pattern {
      for (index, part) in parts.enumerated() {
        _ = try matches(part, .opaque(Opaque.short("\(spelling).\(index)")))
      }
      return
    }
    _ = try matches(pattern, value)
  }

  private mutating func attempt(
    _ body: [Statement], _ clauses: [CatchClause]
  ) throws(Unwinding) -> Flow {
    let depth = depthNow
    let failure: Value
    do {
      return try run(body)
    } catch {
      guard case .thrown(let thrown) = error, !clauses.isEmpty else { throw error }
      failure = thrown
    }
    restoreDepth(depth)
    for clause in clauses {
      if let slot = clause.errorSlot { bind(failure, to: slot) }
      for (pattern, filter) in clause.patterns where try matches(pattern, failure) {
        if let filter, try !truth(filter) { continue }
        try execute(clause.label)
        return try run(clause.body)
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
    if case .object("Range", let bounds) = sequence {
      guard case .int(let low)? = bounds.first, case .int(let high)? = bounds.last else {
        return .next
      }
      var number = low
      while number < high {
        if let end = try turn(pattern, .int(number), filter, body, label) { return end }
        number += 1
      }
      return .next
    }
    for item in elements(of: sequence) {
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
    for candidate in cases {
      if !isFalling {
        guard try matches(candidate, subject) else { continue }
      }
      try execute(candidate.label)
      switch try run(candidate.body) {
      case .fallThrough: isFalling = true
      case .next: return .next
      case .breakOff(let target):
        return target == nil || target == label ? .next : .breakOff(target)
      case .goOn(let target): return .goOn(target)
      case .giveBack(let value): return .giveBack(value)
      }
    }
    if isFalling || subject.isOpaque { return .next }
    throw trap("No case of the switch matches \(subject)")
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
