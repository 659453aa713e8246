import LifecycleModel
import Platform

/// Mathematical functions and methods of numbers.
extension Interpreter {
  private static let ofOneNumber: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "round": { $0.rounded() }, "lround": { $0.rounded() }, "trunc": { $0.rounded(.towardZero) },
    "fabs": { abs($0) }, "log": { Platform.log($0) }, "log2": { Platform.log2($0) },
    "log10": { Platform.log10($0) }, "log1p": { Platform.log1p($0) },
    "exp": { Platform.exp($0) }, "exp2": { Platform.exp2($0) }, "expm1": { Platform.expm1($0) },
    "sin": { Platform.sin($0) }, "cos": { Platform.cos($0) }, "tan": { Platform.tan($0) },
    "asin": { Platform.asin($0) }, "acos": { Platform.acos($0) }, "atan": { Platform.atan($0) },
    "sinh": { Platform.sinh($0) }, "cosh": { Platform.cosh($0) }, "tanh": { Platform.tanh($0) },
    "cbrt": { Platform.cbrt($0) },
  ]

  private static let ofTwoNumbers: [String: @Sendable (Double, Double) -> Double] = [
    "pow": { Platform.pow($0, $1) }, "hypot": { Platform.hypot($0, $1) },
    "fmod": { $0.truncatingRemainder(dividingBy: $1) }, "atan2": { Platform.atan2($0, $1) },
    "fmax": { Platform.fmax($0, $1) }, "fmin": { Platform.fmin($0, $1) },
  ]

  static let mathFunctions = Set(ofOneNumber.keys).union(ofTwoNumbers.keys)

  /// Calls a mathematical function; nil for another name, or if an argument is not a number.
  static func math(_ name: String, _ values: [Value]) -> Value? {
    let numbers = values.compactMap { $0.operand.asDouble }
    guard numbers.count == values.count else { return nil }
    let result: Double
    if let function = ofOneNumber[name], numbers.count == 1 {
      result = function(numbers[0])
    } else if let function = ofTwoNumbers[name], numbers.count == 2 {
      result = function(numbers[0], numbers[1])
    } else {
      return nil
    }
    if name == "lround" { return Int(exactly: result).map { .int($0) } }
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
      try spend(Interpreter.styleWeight)
      return formatted(number, in: arguments.isEmpty ? .member("number") : other)
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
    if let start = arguments["from"]?.unwrapped.sinceReference, let step = arguments["by"],
      let end = (arguments["to"] ?? arguments["through"])?.unwrapped.sinceReference
    {
      let label = arguments["to"] == nil ? "through" : "to"
      let numbers = LabelledArguments(["from", label, "by"], [.double(start), .double(end), step])
      guard let made = try strided(numbers) else { return nil }
      return .array(elements(of: made).compactMap { $0.asDouble.map { .date(sinceReference: $0) } })
    }
    if let own = try steppedStride(arguments) { return own }
    guard let start = arguments["from"]?.operand, let step = arguments["by"]?.operand,
      let end = (arguments["to"] ?? arguments["through"])?.operand
    else { return nil }
    let isThrough = arguments["to"] == nil
    guard step.asDouble != 0 else { throw trap("Stride size must not be zero") }
    var items: [Value] = []
    func isInside<Number: Comparable>(_ place: Number, _ last: Number, up: Bool) -> Bool {
      (up ? place < last : place > last) || isThrough && place == last
    }
    if var place = start.wide, let last = end.wide, let length = step.wide {
      let type = [start, end].lazy.compactMap { value -> IntegerType? in
        if case .integer(let type, _) = value { return type }
        return nil
      }.first
      while isInside(place, last, up: length > 0) {
        guard
          let item = type.map({ type in type.bits(of: place).map { .integer(type, $0) } })
            ?? Int(exactly: place).map({ Value.int($0) })
        else { break }
        items.append(item)
        try checkGrown(to: items.count)
        try burn()
        place += length
      }
      return .array(items)
    }
    guard let length = step.asDouble, let first = start.asDouble, let last = end.asDouble
    else { return nil }
    while true {
      let place = first + Double(items.count) * length
      guard isInside(place, last, up: length > 0), place.isFinite else { break }
      items.append(.double(place))
      try checkGrown(to: items.count)
      try burn()
    }
    return .array(items)
  }
}
