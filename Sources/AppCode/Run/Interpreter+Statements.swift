import LifecycleModel

extension Interpreter {
  /// How a body goes on after a statement.
  enum Flow {
    case next, breakOff, goOn, fallThrough
    case giveBack(Value)
  }

  mutating func run(_ body: [Statement]) throws(Unwinding) -> Flow {
    var later: [[Statement]] = []
    var flow = Flow.next
    loop: for statement in body {
      try execute(statement.line)
      if case .later(let block) = statement.kind {
        later.append(block)
        continue
      }
      flow = try run(statement)
      guard case .next = flow else { break loop }
    }
    for block in later.reversed() { _ = try run(block) }
    return flow
  }

  private mutating func run(_ statement: Statement) throws(Unwinding) -> Flow {
    try descend()
    defer { ascend() }
    switch statement.kind {
    case .expression(let expression): _ = try evaluate(expression)
    case .declare(let slot, let value):
      if let value { bind(try evaluate(value), to: slot) } else { bind(.none, to: slot) }
    case .declareTuple(let parts, let value):
      _ = try matches(.tuple(parts), try evaluate(value))
    case .ifElse(let conditions, let body, let otherwise):
      return try hold(conditions) ? try run(body) : try run(otherwise)
    case .guardElse(let conditions, let otherwise):
      if try !hold(conditions) { return try run(otherwise) }
    case .switchOver(let subject, let cases):
      return try choose(try evaluate(subject), cases)
    case .forIn(let pattern, let sequence, let filter, let body):
      return try loop(pattern, over: try evaluate(sequence), filter, body)
    case .whileLoop(let conditions, let body):
      while try hold(conditions) {
        try burn()
        if let end = Interpreter.end(of: try run(body)) { return end }
      }
    case .repeatLoop(let body, let condition):
      repeat {
        try burn()
        if let end = Interpreter.end(of: try run(body)) { return end }
      } while try truth(condition)
    case .doBlock(let body): return try run(body)
    case .giveBack(let value):
      if let value { return .giveBack(try evaluate(value)) }
      return .giveBack(.void)
    case .breakOff: return .breakOff
    case .goOn: return .goOn
    case .fallThrough: return .fallThrough
    case .pass, .later: break
    }
    return .next
  }

  /// What a loop hands on after its body, nil where it goes round again.
  private static func end(of flow: Flow) -> Flow? {
    switch flow {
    case .next, .goOn, .fallThrough: return nil
    case .breakOff: return .next
    case .giveBack: return flow
    }
  }

  private mutating func loop(
    _ pattern: Pattern, over sequence: Value, _ filter: Expression?, _ body: [Statement]
  ) throws(Unwinding) -> Flow {
    switch sequence {
    case .object("Range", let bounds):
      guard case .int(let low)? = bounds.first, case .int(let high)? = bounds.last else {
        return .next
      }
      var number = low
      while number < high {
        if let end = try turn(pattern, .int(number), filter, body) { return end }
        number += 1
      }
    case .array, .dictionary:
      for item in elements(of: sequence) {
        if let end = try turn(pattern, item, filter, body) { return end }
      }
    case .string(let text):
      for character in text {
        if let end = try turn(pattern, .string(String(character)), filter, body) { return end }
      }
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .tuple, .member, .closure, .box, .delegate, .system,
      .object, .type, .handler:
      throw trap("'\(Interpreter.typeName(of: sequence))' is no sequence")
    }
    return .next
  }

  private mutating func turn(
    _ pattern: Pattern, _ item: Value, _ filter: Expression?, _ body: [Statement]
  ) throws(Unwinding) -> Flow? {
    try burn()
    guard try matches(pattern, item) else { return nil }
    if let filter, try !truth(filter) { return nil }
    return Interpreter.end(of: try run(body))
  }

  private mutating func choose(
    _ subject: Value, _ cases: [SwitchCase]
  ) throws(Unwinding) -> Flow {
    var isFalling = false
    for candidate in cases {
      if !isFalling {
        guard try matches(candidate, subject) else { continue }
      }
      try execute(candidate.label)
      switch try run(candidate.body) {
      case .fallThrough: isFalling = true
      case .next, .breakOff: return .next
      case .goOn: return .goOn
      case .giveBack(let value): return .giveBack(value)
      }
    }
    if isFalling { return .next }
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

  private mutating func hold(_ conditions: [Condition]) throws(Unwinding) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !truth(expression) { return false }
      case .unwrap(let slot, let expression):
        let value = try evaluate(expression)
        if value == .none { return false }
        if let slot { bind(value, to: slot) }
      case .matches(let pattern, let expression):
        if try !matches(pattern, try evaluate(expression)) { return false }
      }
    }
    return true
  }

  mutating func matches(_ pattern: Pattern, _ value: Value) throws(Unwinding) -> Bool {
    switch pattern {
    case .any: return true
    case .bind(let slot):
      bind(value, to: slot)
      return true
    case .value(let expression):
      let wanted = try evaluate(expression)
      if case .object("Range", let bounds) = wanted, bounds.count == 2 {
        return Arithmetic.isLess(value, bounds[1]) && !Arithmetic.isLess(value, bounds[0])
      }
      return Arithmetic.areEqual(wanted, value)
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return false }
      for (part, value) in zip(parts, values) where try !matches(part, value) { return false }
      return true
    case .some(let inner): return value == .none ? false : try matches(inner, value)
    case .isType(let type, let inner):
      guard let value = Casting.convert(value, to: type) else { return false }
      return try matches(inner, value)
    }
  }
}
