import LifecycleModel

/// Operators on plain values. A literal without a point beside a Double counts as one, as Swift
/// reads it.
enum Arithmetic {
  enum Result {
    case value(Value)
    case trap(String)
  }

  static func apply(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Result {
    switch operation {
    case .equal, .identical: return .value(.bool(areEqual(left, right)))
    case .notEqual, .notIdentical: return .value(.bool(!areEqual(left, right)))
    case .less: return compare(left, right) { isLess(left, right) }
    case .lessOrEqual: return compare(left, right) { !isLess(right, left) }
    case .greater: return compare(left, right) { isLess(right, left) }
    case .greaterOrEqual: return compare(left, right) { !isLess(left, right) }
    case .range, .closedRange: return range(operation, left, right)
    case .add, .subtract, .multiply, .divide, .remainder: break
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return reckon(operation, a, b)
    case (.double(let a), .double(let b)): return reckon(operation, a, b)
    case (.double(let a), .int(let b)): return reckon(operation, a, Double(b))
    case (.int(let a), .double(let b)): return reckon(operation, Double(a), b)
    case (.string(let a), .string(let b)) where operation == .add: return .value(.string(a + b))
    case (.array(let a), .array(let b)) where operation == .add: return .value(.array(a + b))
    default: return .trap(Trap.badOperands(operation, left, right))
    }
  }

  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Double(a) == b
    case (.double(let a), .double(let b)): return a == b
    default: return left == right
    }
  }

  static func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.int(let a), .double(let b)): return Double(a) < b
    case (.double(let a), .int(let b)): return a < Double(b)
    case (.string(let a), .string(let b)): return a < b
    default: return false
    }
  }

  private static func compare(
    _ left: Value, _ right: Value, _ isTrue: () -> Bool
  ) -> Result {
    switch (left, right) {
    case (.int, .int), (.string, .string): return .value(.bool(isTrue()))
    case (.double(let a), .double(let b)) where a.isNaN || b.isNaN: return .value(.bool(false))
    case (.double, .double), (.int, .double), (.double, .int): return .value(.bool(isTrue()))
    default: return .trap(Trap.badOperands(.less, left, right))
    }
  }

  private static func range(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Result {
    guard case .int(let low) = left, case .int(var high) = right else {
      return .trap(Trap.badOperands(operation, left, right))
    }
    guard low <= high else { return .trap("Range requires lowerBound <= upperBound") }
    if operation == .closedRange {
      guard high < .max else { return .trap(Trap.overflow) }
      high += 1
    }
    return .value(.object("Range", [.int(low), .int(high)]))
  }

  private static func reckon(_ operation: BinaryOperator, _ a: Int, _ b: Int) -> Result {
    let outcome: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: outcome = a.addingReportingOverflow(b)
    case .subtract: outcome = a.subtractingReportingOverflow(b)
    case .multiply: outcome = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { return .trap("Division by zero") }
      outcome = a.dividedReportingOverflow(by: b)
      if outcome.overflow { return .trap("Division results in overflow") }
    case .remainder:
      if b == 0 { return .trap("Division by zero in remainder operation") }
      outcome = a.remainderReportingOverflow(dividingBy: b)
      if outcome.overflow { return .trap("Division results in overflow in remainder operation") }
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .range, .closedRange:
      return .trap(Trap.overflow)
    }
    return outcome.overflow ? .trap(Trap.overflow) : .value(.int(outcome.partialValue))
  }

  private static func reckon(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Result {
    switch operation {
    case .add: return .value(.double(a + b))
    case .subtract: return .value(.double(a - b))
    case .multiply: return .value(.double(a * b))
    case .divide: return .value(.double(a / b))
    case .remainder, .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .range, .closedRange:
      return .trap(Trap.badOperands(operation, .double(a), .double(b)))
    }
  }
}

/// Texts of traps, as Swift's library prints them.
enum Trap {
  static let foundNil = "Unexpectedly found nil while unwrapping an Optional value"
  static let index = "Index out of range"
  static let overflow = "arithmetic overflow"

  /// Swift's compiler would not have let this pass; the interpreter knows types only as it runs.
  static func badOperands(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> String {
    "Operator '\(operation.rawValue)' cannot be applied to operands of type "
      + "'\(Interpreter.typeName(of: left))' and '\(Interpreter.typeName(of: right))'"
  }

  static func noMember(_ name: String, of value: Value) -> String {
    "Value of type '\(Interpreter.typeName(of: value))' has no member '\(name)'"
  }
}
