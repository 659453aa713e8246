import LifecycleModel
import Platform

/// Mathematical functions and methods of numbers.
extension Interpreter {
  static let mathFunctions: Set<String> = [
    "sqrt", "pow", "floor", "ceil", "round", "trunc", "fabs", "hypot", "fmod", "log2",
    "log", "log10", "log1p", "exp", "exp2", "expm1", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "sinh", "cosh", "tanh", "cbrt", "lround", "fmax", "fmin",
  ]

  /// nil if the name is another one or an argument is not a number.
  static func math(_ name: String, _ values: [Value]) -> Value? {
    guard mathFunctions.contains(name) else { return nil }
    let numbers = values.compactMap { $0.operand.asDouble }
    guard let x = numbers.first, numbers.count == values.count else { return nil }
    let y = numbers.count > 1 ? numbers[1] : 0
    let result: Double
    switch name {
    case "lround": return Int(exactly: x.rounded()).map { .int($0) }
    case "sqrt": result = x.squareRoot()
    case "pow": result = Platform.pow(x, y)
    case "floor": result = x.rounded(.down)
    case "ceil": result = x.rounded(.up)
    case "round": result = x.rounded()
    case "trunc": result = x.rounded(.towardZero)
    case "fabs": result = abs(x)
    case "hypot": result = Platform.hypot(x, y)
    case "fmod": result = x.truncatingRemainder(dividingBy: y)
    case "log2": result = Platform.log2(x)
    case "log": result = Platform.log(x)
    case "log10": result = Platform.log10(x)
    case "log1p": result = Platform.log1p(x)
    case "exp": result = Platform.exp(x)
    case "exp2": result = Platform.exp2(x)
    case "expm1": result = Platform.expm1(x)
    case "asin": result = Platform.asin(x)
    case "acos": result = Platform.acos(x)
    case "sinh": result = Platform.sinh(x)
    case "cosh": result = Platform.cosh(x)
    case "tanh": result = Platform.tanh(x)
    case "fmax": result = Platform.fmax(x, y)
    case "fmin": result = Platform.fmin(x, y)
    case "sin": result = Platform.sin(x)
    case "cos": result = Platform.cos(x)
    case "tan": result = Platform.tan(x)
    case "atan": result = Platform.atan(x)
    case "atan2": result = Platform.atan2(x, y)
    default: result = Platform.cbrt(x)
    }
    if case .float = values[0].operand { return .float(Float(result)) }
    // For two integer literals Swift chooses Foundation's `pow` for Decimal.
    if name == "pow", values.allSatisfy({ $0.asInt != nil }), let whole = Int(exactly: result) {
      return .int(whole)
    }
    return .double(result)
  }

  mutating func numberCall(
    _ number: Value, _ name: String, _ arguments: LabelledArguments
  ) throws(Unwinding) -> Value? {
    let other = arguments.first?.operand ?? .none
    switch name {
    case "rounded": return rounded(number, other.memberName)
    case "formatted":
      guard let amount = number.asDouble else { return nil }
      var style = GroupedNumber()
      (style.groups, style.mostFraction) = (true, 6)
      if arguments.isEmpty || other == .member("number") {
        return style.text(amount).map { .string($0) }
      }
      guard other == .member("percent") else { return nil }
      return style.text(number.wide == nil ? amount * 100 : amount).map { .string($0 + "%") }
    case "squareRoot": return Interpreter.math("sqrt", [number])
    case "truncatingRemainder": return Interpreter.math("fmod", [number, other])
    case "remainder":
      guard let a = number.asDouble, let b = other.asDouble else { return nil }
      return .double(a.remainder(dividingBy: b))
    case "isMultiple":
      guard let a = number.wide, let b = other.wide else { return nil }
      return .bool(b == 0 ? a == 0 : a % b == 0)
    case "quotientAndRemainder":
      return .labelled(
        ["quotient", "remainder"],
        [try apply(.divide, number, other), try apply(.remainder, number, other)])
    case "signum":
      guard let wide = number.wide else { return nil }
      return try coerce(.int(wide.signum() < 0 ? -1 : wide == 0 ? 0 : 1), to: type(of: number))
    case "advanced": return try apply(.add, number, other)
    case "distance":
      guard let a = number.wide, let b = other.wide else {
        return try apply(.subtract, other, number)
      }
      guard let distance = Int(exactly: b - a) else { throw trap(Trap.overflow) }
      return .int(distance)
    case "addingReportingOverflow", "subtractingReportingOverflow",
      "multipliedReportingOverflow", "dividedReportingOverflow":
      return reporting(number, name, other)
    default: return try floatingCall(number, name, arguments)
    }
  }

  private func type(of number: Value) -> TypeReference {
    if case .integer(let type, _) = number { return .integer(type) }
    return .int
  }

  private func rounded(_ number: Value, _ rule: String?) -> Value? {
    guard let double = number.asDouble, number.wide == nil else { return nil }
    let rules: [String: FloatingPointRoundingRule] = [
      "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
      "toNearestOrEven": .toNearestOrEven,
    ]
    let result = double.rounded(rule.flatMap { rules[$0] } ?? .toNearestOrAwayFromZero)
    if case .float = number { return .float(Float(result)) }
    return .double(result)
  }

  private func reporting(_ number: Value, _ name: String, _ other: Value) -> Value? {
    guard let a = number.wide, let b = other.wide else { return nil }
    let exact: Int128
    switch name {
    case "addingReportingOverflow": exact = a + b
    case "subtractingReportingOverflow": exact = a - b
    case "multipliedReportingOverflow": exact = a.multipliedReportingOverflow(by: b).partialValue
    default:
      guard b != 0 else {
        return .labelled(["partialValue", "overflow"], [number, .bool(true)])
      }
      exact = a / b
    }
    let (low, high): (Int128, Int128)
    let part: Value
    if case .integer(let type, _) = number {
      (low, high) = (type.lowest, type.highest)
      part = .integer(type, type.truncating(exact))
    } else {
      (low, high) = (Int128(Int.min), Int128(Int.max))
      part = .int(Int(truncatingIfNeeded: exact))
    }
    return .labelled(["partialValue", "overflow"], [part, .bool(exact < low || exact > high)])
  }

  // MARK: Steps

  /// `stride(from:to:by:)` and `stride(from:through:by:)` as an array.
  mutating func strided(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    if let start = Interpreter.seconds(of: arguments["from"]), let step = arguments["by"],
      let end = Interpreter.seconds(of: arguments["to"] ?? arguments["through"])
    {
      let label = arguments["to"] == nil ? "through" : "to"
      let numbers = LabelledArguments(["from", label, "by"], [.double(start), .double(end), step])
      guard let made = try strided(numbers) else { return nil }
      return .array(elements(of: made).compactMap { $0.asDouble.map { .date($0) } })
    }
    guard let start = arguments["from"]?.operand, let step = arguments["by"]?.operand,
      let end = (arguments["to"] ?? arguments["through"])?.operand
    else { return nil }
    let isThrough = arguments["to"] == nil
    guard step.asDouble != 0 else { throw trap("Stride size must not be zero") }
    var items: [Value] = []
    func isInside<Number: Comparable>(_ place: Number, _ last: Number, up: Bool) -> Bool {
      (up ? place < last : place > last) || isThrough && place == last
    }
    if var place = start.asInt, let last = end.asInt, let length = step.asInt {
      while isInside(place, last, up: length > 0) {
        items.append(.int(place))
        try checkCount(items.count)
        try burn()
        let (next, isBeyond) = place.addingReportingOverflow(length)
        if isBeyond { break }
        place = next
      }
      return .array(items)
    }
    guard let length = step.asDouble, let first = start.asDouble, let last = end.asDouble
    else { return nil }
    while true {
      let place = first + Double(items.count) * length
      guard isInside(place, last, up: length > 0), place.isFinite else { break }
      items.append(.double(place))
      try checkCount(items.count)
      try burn()
    }
    return .array(items)
  }
}
