import LifecycleModel

/// Operators on plain values. A literal without a point beside a Double counts as one, as Swift
/// reads it.
enum Arithmetic {
  enum Result {
    case value(Value)
    case trap(String)
    /// Operands that have no such operator: Swift's compiler would not have let this pass.
    case notPlayed
  }

  static func apply(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Result {
    switch operation {
    case .equal, .identical, .matches: return .value(.bool(areEqual(left, right)))
    case .notEqual, .notIdentical: return .value(.bool(!areEqual(left, right)))
    case .less: return compare(left, right) { isLess(left, right) }
    case .lessOrEqual: return compare(left, right) { !isLess(right, left) }
    case .greater: return compare(left, right) { isLess(right, left) }
    case .greaterOrEqual: return compare(left, right) { !isLess(left, right) }
    case .range, .closedRange: return range(operation, left, right)
    case .add, .subtract, .multiply, .divide, .remainder: break
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .wrappingAdd, .wrappingSubtract,
      .wrappingMultiply:
      return bits(operation, left, right)
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return reckon(operation, a, b)
    case (.double(let a), .double(let b)): return reckon(operation, a, b)
    case (.double(let a), .int(let b)): return reckon(operation, a, Double(b))
    case (.int(let a), .double(let b)): return reckon(operation, Double(a), b)
    case (.string(let a), .string(let b)) where operation == .add: return .value(.string(a + b))
    case (.array(let a), .array(let b)) where operation == .add: return .value(.array(a + b))
    case (.object("Date", let a), .double(let b)): return moved(a, by: b, operation)
    case (.object("Date", let a), .int(let b)): return moved(a, by: Double(b), operation)
    default: return .notPlayed
    }
  }

  private static func moved(
    _ date: [Value], by seconds: Double, _ operation: BinaryOperator
  ) -> Result {
    guard case .double(let start)? = date.first else { return .notPlayed }
    return .value(
      .object("Date", [.double(operation == .subtract ? start - seconds : start + seconds)]))
  }

  private static func bits(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Result {
    guard case .int(let a) = left, case .int(let b) = right else { return .notPlayed }
    switch operation {
    case .bitAnd: return .value(.int(a & b))
    case .bitOr: return .value(.int(a | b))
    case .bitXor: return .value(.int(a ^ b))
    case .shiftLeft: return .value(.int(a << b))
    case .shiftRight: return .value(.int(a >> b))
    case .wrappingAdd: return .value(.int(a &+ b))
    case .wrappingSubtract: return .value(.int(a &- b))
    case .wrappingMultiply: return .value(.int(a &* b))
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .identical,
      .notIdentical, .matches, .less, .lessOrEqual, .greater, .greaterOrEqual, .range, .closedRange:
      return .notPlayed
    }
  }

  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Double(a) == b
    case (.double(let a), .double(let b)): return a == b
    // A case whose type is not known beside one of an own enumeration.
    case (.object(let type, let parts), .member(let name)),
      (.member(let name), .object(let type, let parts)):
      return parts == [.member(name)] && type != "Data"
    case (.object(let one, let a), .object(let other, let b)) where one.isEmpty || other.isEmpty:
      return a == b
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
    case (.tuple(let a), .tuple(let b)):
      let different = zip(a, b).first { !areEqual($0, $1) }
      return different.map { isLess($0, $1) } ?? false
    case (.object("Date", let a), .object("Date", let b)) where a.count == 1 && b.count == 1:
      return isLess(a[0], b[0])
    default: return false
    }
  }

  private static func compare(
    _ left: Value, _ right: Value, _ isTrue: () -> Bool
  ) -> Result {
    switch (left, right) {
    case (.int, .int), (.string, .string), (.object("Date", _), .object("Date", _)),
      (.tuple, .tuple):
      return .value(.bool(isTrue()))
    case (.double(let a), .double(let b)) where a.isNaN || b.isNaN: return .value(.bool(false))
    case (.double, .double), (.int, .double), (.double, .int): return .value(.bool(isTrue()))
    default: return .notPlayed
    }
  }

  private static func range(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Result {
    guard case .int(let low) = left, case .int(var high) = right else {
      return .notPlayed
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
    case .equal, .notEqual, .identical, .notIdentical, .matches, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .range, .closedRange, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight,
      .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
      return .notPlayed
    }
    return outcome.overflow ? .trap(Trap.overflow) : .value(.int(outcome.partialValue))
  }

  private static func reckon(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Result {
    switch operation {
    case .add: return .value(.double(a + b))
    case .subtract: return .value(.double(a - b))
    case .multiply: return .value(.double(a * b))
    case .divide: return .value(.double(a / b))
    case .remainder, .equal, .notEqual, .identical, .notIdentical, .matches, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .range, .closedRange, .bitAnd, .bitOr, .bitXor, .shiftLeft,
      .shiftRight, .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
      return .notPlayed
    }
  }
}

/// Texts of traps, as Swift's library prints them.
enum Trap {
  static let foundNil = "Unexpectedly found nil while unwrapping an Optional value"
  static let index = "Index out of range"
  static let overflow = "arithmetic overflow"

  /// Swift's compiler would not have let this pass; the interpreter knows types only as it runs.
  static func badOperands(_ operation: BinaryOperator, _ left: String, _ right: String) -> String {
    "Operator '\(operation.rawValue)' cannot be applied to operands of type '\(left)' and "
      + "'\(right)'"
  }

  static func noMember(_ name: String, of type: String) -> String {
    "Value of type '\(type)' has no member '\(name)'"
  }
}
