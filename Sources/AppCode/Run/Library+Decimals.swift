import LifecycleModel

/// `Decimal`, stored as its digits.
extension Interpreter {
  private func decimal(_ value: Value) -> DecimalNumber? {
    switch value.operand {
    case .object("NSNumber", let parts): return parts.first.flatMap { decimal($0) }
    case .object("Decimal", let parts): return parts.first.flatMap { DecimalNumber($0.description) }
    case .int(let number): return DecimalNumber("\(number)")
    case .double(let number): return DecimalNumber(number)
    default: return nil
    }
  }

  func makeDecimal(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.operand else { return .object("Decimal", [.string("0")]) }
    if let exponent = arguments["exponent"]?.asInt,
      let digits = (arguments["significand"] ?? arguments["mantissa"]).flatMap({ decimal($0) })
    {
      let isNegative =
        arguments["sign"]?.memberName == "minus" || arguments["isNegative"] == .bool(true)
      return DecimalNumber((isNegative ? digits.negated() : digits).text + "e\(exponent)")
        .map { .decimal($0) }
    }
    if arguments.firstLabel == "string" {
      let text = first.description
      if let number = DecimalNumber(text) { return .some(.decimal(number)) }
      let isNumber = text.drop { "+-.".contains($0) }.first?.isNumber == true
      return isNumber ? beyondDigits(first) : Value.none
    }
    if let number = decimal(first) { return .decimal(number) }
    return first.asDouble == nil ? nil : beyondDigits(first)
  }

  /// A property of a Decimal, or of an NSDecimalNumber.
  func decimalMember(_ name: String, _ parts: [Value]) -> Value? {
    guard let number = decimal(.object("Decimal", parts)) else { return nil }
    switch name {
    case "isZero": return .bool(number.isZero)
    case "isSignMinus": return .bool(number.isNegative)
    case "isNaN", "isInfinite": return .bool(false)
    case "isFinite": return .bool(true)
    case "magnitude": return .decimal(number.isNegative ? number.negated() : number)
    case "exponent": return .int(number.parts.exponent)
    case "significand": return .decimal(number.parts.significand)
    case "sign": return .member(number.isNegative ? "minus" : "plus")
    case "decimalValue": return .object("Decimal", parts)
    case "stringValue": return .string(number.text)
    case "doubleValue", "floatValue":
      return name == "floatValue" ? .float(Float(number.double)) : .double(number.double)
    case "intValue", "int64Value":
      return number.rounded(to: 0, number.isNegative ? .up : .down)
        .flatMap { Int($0.text) }.map { name == "intValue" ? .int($0) : .integer(.int64, $0) }
    case "boolValue": return .bool(!number.isZero)
    default: return nil
    }
  }

  /// A static member of Decimal or NSDecimalNumber.
  static func decimalConstant(_ name: String) -> Value? {
    ["zero": "0", "one": "1"][name].flatMap { DecimalNumber($0) }.map { .decimal($0) }
  }

  /// A method of NSDecimalNumber.
  mutating func decimalCall(
    _ receiver: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    guard let other = arguments.first else { return nil }
    let operation: BinaryOperator
    switch name {
    case "adding": operation = .add
    case "subtracting": operation = .subtract
    case "multiplying" where arguments.firstLabel == "by": operation = .multiply
    case "dividing": operation = .divide
    case "isEqual": operation = .equal
    case "compare":
      guard let one = decimal(receiver), let two = decimal(other),
        let isLess = one.isLess(than: two)
      else { return nil }
      return .member(
        isLess ? "orderedAscending" : one == two ? "orderedSame" : "orderedDescending")
    default: return nil
    }
    return try applyDecimal(operation, receiver, other)
  }

  /// `NSDecimalRound(&result, &number, scale, mode)`; nil for a number that is not known.
  mutating func roundDecimal(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    guard values.count == 4, case .reference(let place)? = call.values.first,
      let number = decimal(values[1]), let places = values[2].asInt,
      let mode = values[3].memberName.flatMap({ DecimalNumber.Rounding(rawValue: $0) }),
      let rounded = number.rounded(to: places, mode)
    else { return nil }
    try store(.decimal(rounded), in: place)
    return .void
  }

  /// `-number`; nil for other values.
  func negatedDecimal(_ value: Value) -> Value? {
    guard value.operand.isDecimal else { return nil }
    return decimal(value).map { .decimal($0.negated()) }
  }

  /// The unknown result of a number with too many digits for the simulator.
  private func beyondDigits(_ number: Value) -> Value {
    .opaque(Opaque.short("Decimal(\(describe(number)))"))
  }

  /// `pow(Decimal, Int)`, by squaring as Foundation does; nil for other values.
  mutating func decimalPower(_ values: [Value]) throws(Unwinding) -> Value? {
    guard values.count == 2, values[0].operand.isDecimal, let base = decimal(values[0]),
      let power = values[1].operand.asInt
    else { return nil }
    var (result, square, left) = (DecimalNumber("1"), Optional(base), power.magnitude)
    while left > 0 {
      try spend(Interpreter.divisionWeight)
      if left % 2 == 1 { result = square.flatMap { result?.multiplied(by: $0) } }
      left /= 2
      if left > 0 { square = square.flatMap { $0.multiplied(by: $0) } }
      if result == nil || square == nil { break }
    }
    if power < 0 { result = result.flatMap { DecimalNumber("1")?.divided(by: $0) } }
    guard let result else {
      return .opaque(Opaque.short("pow(\(describe(values[0])), \(power))"))
    }
    return .decimal(result)
  }

  private static let decimalWeight = 200
  /// The work of dividing to 38 digits.
  private static let divisionWeight = 400

  /// Applies an operator to Decimals; nil if neither side is one.
  mutating func applyDecimal(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value? {
    guard left.operand.isDecimal || right.operand.isDecimal, let a = decimal(left),
      let b = decimal(right)
    else { return nil }
    try spend(Interpreter.decimalWeight)
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
    case .divide:
      try spend(Interpreter.divisionWeight)
      made = a.divided(by: b)
    default: return nil
    }
    guard let made else {
      try spend(Interpreter.stepWeight)
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
