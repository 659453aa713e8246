import LifecycleModel

/// `Decimal`, stored as its digits.
extension Interpreter {
  private func decimal(_ value: Value) -> DecimalNumber? {
    switch value.operand {
    case .object("Decimal", let parts): return parts.first.flatMap { DecimalNumber($0.description) }
    case .int(let number): return DecimalNumber("\(number)")
    case .double(let number): return DecimalNumber("\(number)")
    default: return nil
    }
  }

  func makeDecimal(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.operand else { return .object("Decimal", [.string("0")]) }
    if arguments.firstLabel == "string" {
      let text = first.description
      if let number = DecimalNumber(text) { return .some(.decimal(number)) }
      let isNumber = text.drop { "+-.".contains($0) }.first?.isNumber == true
      return isNumber ? beyondDigits(first) : Value.none
    }
    if let number = decimal(first) { return .decimal(number) }
    return first.asDouble == nil ? nil : beyondDigits(first)
  }

  /// `-number`; nil for other values.
  func negatedDecimal(_ value: Value) -> Value? {
    guard value.operand.isDecimal else { return nil }
    return decimal(value).map { .decimal($0.negated()) }
  }

  /// A number with more digits than are played.
  private func beyondDigits(_ number: Value) -> Value {
    .opaque(Opaque.short("Decimal(\(describe(number)))"))
  }

  /// Applies an operator to Decimals; nil if neither side is one.
  mutating func applyDecimal(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value? {
    guard left.operand.isDecimal || right.operand.isDecimal, let a = decimal(left),
      let b = decimal(right)
    else { return nil }
    let made: DecimalNumber?
    switch operation {
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    case .less: return a.isLess(than: b).map { .bool($0) }
    case .greater: return b.isLess(than: a).map { .bool($0) }
    case .lessOrEqual: return b.isLess(than: a).map { .bool(!$0) }
    case .greaterOrEqual: return a.isLess(than: b).map { .bool(!$0) }
    case .add: made = a.adding(b)
    case .subtract: made = a.adding(b.negated())
    case .multiply: made = a.multiplied(by: b)
    case .divide: made = a.divided(by: b)
    default: return nil
    }
    guard let made else {
      return .opaque(
        Opaque.short("\(describe(left)) \(operation.rawValue) \(describe(right))"))
    }
    return .decimal(made)
  }
}

extension Value {
  fileprivate static func decimal(_ number: DecimalNumber) -> Value {
    .object("Decimal", [.string(number.text)])
  }

  fileprivate var isDecimal: Bool {
    if case .object("Decimal", _) = self { return true }
    return false
  }
}
