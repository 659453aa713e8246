import LifecycleModel

/// Operators on plain values. Both operands have one type. A literal, which is an Int by default,
/// takes the type of the other operand.
enum Arithmetic {
  enum Result {
    case value(Value)
    case trap(String)
    /// No operator takes these operands; Swift's compiler rejects the expression.
    case notPlayed
  }

  static func apply(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Result {
    switch operation {
    case .equal, .identical, .matches: return .value(.bool(areEqual(left, right)))
    case .notEqual, .notIdentical: return .value(.bool(!areEqual(left, right)))
    default: break
    }
    if left == .none || right == .none { return .trap(Trap.foundNilImplicitly) }
    if operation == .add, left.sliceParts != nil || right.sliceParts != nil {
      return .value(
        .array(
          (left.sliceParts?.items ?? left.listItems) + (right.sliceParts?.items ?? right.listItems))
      )
    }
    let (left, right) = (left.operand, right.operand)
    switch operation {
    case .less: return compare(left, right) { isLess(left, right) }
    case .lessOrEqual: return compare(left, right) { !isLess(right, left) }
    case .greater: return compare(left, right) { isLess(right, left) }
    case .greaterOrEqual: return compare(left, right) { !isLess(left, right) }
    case .range, .closedRange: return range(operation, left, right)
    case .shiftLeft, .shiftRight: return shift(operation, left, right)
    case .maskingShiftLeft, .maskingShiftRight:
      guard let count = right.wide else { return .notPlayed }
      var width = 64
      if case .integer(let type, _) = left { width = type.bitWidth }
      let masked = Value.int(Int(truncatingIfNeeded: count) & (width - 1))
      return shift(operation == .maskingShiftLeft ? .shiftLeft : .shiftRight, left, masked)
    default: break
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return compute(operation, a, b)
    case (.integer(let type, let a), .integer(let other, let b)) where type == other:
      return compute(operation, a, b, type)
    case (.integer(let type, let a), .int(let b)), (.int(let a), .integer(let type, let b)):
      return compute(operation, a, b, type)
    case (.double(let a), .double(let b)): return compute(operation, a, b)
    case (.double(let a), .int(let b)): return compute(operation, a, Double(b))
    case (.int(let a), .double(let b)): return compute(operation, Double(a), b)
    case (.float(let a), .float(let b)): return compute(operation, a, b)
    case (.float(let a), .int(let b)): return compute(operation, a, Float(b))
    case (.int(let a), .float(let b)): return compute(operation, Float(a), b)
    case (.float(let a), .double(let b)): return compute(operation, a, Float(b))
    case (.double(let a), .float(let b)): return compute(operation, Float(a), b)
    case (.string(let a), .string(let b)) where operation == .add: return .value(.string(a + b))
    case (.array(let a), .array(let b)) where operation == .add: return .value(.array(a + b))
    case (.object("Data", _), .array(let items)) where operation == .add:
      return .value(.data(Interpreter.bytes(of: left) + items.map(\.truncatedByte)))
    case (.array(let items), .object("Data", _)) where operation == .add:
      return .value(.array(items + Interpreter.bytes(of: right).map { .byte($0) }))
    case (.object("Data", _), .object("Data", _)) where operation == .add:
      return .value(.data(Interpreter.bytes(of: left) + Interpreter.bytes(of: right)))
    case (.object("Date", _), .double(let b)): return moved(left, by: b, operation)
    case (.object("Date", _), .int(let b)): return moved(left, by: Double(b), operation)
    default: return .notPlayed
    }
  }

  private static func moved(
    _ date: Value, by seconds: Double, _ operation: BinaryOperator
  ) -> Result {
    guard let start = date.sinceReference else { return .notPlayed }
    return .value(
      .date(sinceReference: operation == .subtract ? start - seconds : start + seconds))
  }

  /// Smart shifts as in Swift: negative amounts, and amounts of more bits than the type has, are
  /// allowed.
  private static func shift(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Result {
    let count: Int
    switch right {
    case .int(let number): count = number
    case .integer(let type, let bits): count = Int(clamping: type.wide(bits))
    default: return .notPlayed
    }
    let amount = operation == .shiftLeft ? max(count, -1000) : 0 &- max(count, -1000)
    switch left {
    case .int(let number):
      return .value(.int(amount >= 0 ? number << amount : number >> (0 - amount)))
    case .integer(let type, let bits):
      let wide = type.wide(bits)
      if amount >= type.bitWidth { return .value(.integer(type, 0)) }
      let moved = amount >= 0 ? wide << Int128(amount) : wide >> Int128(min(0 - amount, 120))
      return .value(.integer(type, type.truncating(moved)))
    default: return .notPlayed
    }
  }

  // MARK: Equality and order

  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object("Substring", _), let b): return areEqual(b, left.withoutBase)
    case (let a, .object("Substring", _)): return areEqual(a, right.withoutBase)
    case (.some(let a), .some(let b)): return areEqual(a, b)
    case (.some, .none), (.none, .some): return false
    case (.some(let a), let b), (let b, .some(let a)): return areEqual(a, b)
    case (.double(let a), .double(let b)): return a == b
    case (.float(let a), .float(let b)): return a == b
    case (.int, .double), (.double, .int), (.float, .double), (.double, .float), (.float, .int),
      (.int, .float):
      return left.asDouble == right.asDouble
    case (.integer(let type, let a), .int(let b)), (.int(let b), .integer(let type, let a)):
      return type.wide(a) == Int128(b)
    case (.integer(let type, let a), .integer(let other, let b)):
      return type.wide(a) == other.wide(b)
    case (.character(let a), .string(let b)), (.string(let b), .character(let a)):
      return String(a) == b
    case (.object("Unicode.Scalar", _), .string), (.string, .object("Unicode.Scalar", _)):
      return left.scalar == right.scalar
    case (.object("Data", let a), .object("Data", let b)): return a.first == b.first
    // An option set of the library with one member.
    case (.array(let set), .member), (.member, .array(let set)):
      return set.count == 1 && (set[0] == left || set[0] == right)
    case (.object("NSNumber", let a), let b), (let b, .object("NSNumber", let a)):
      guard let one = a.first?.wide, let other = b.operand.wide else {
        return areEqual(a.first ?? .none, b.operand)
      }
      return one == other
    case (.labelled(_, let a), .labelled(_, let b)), (.tuple(let a), .labelled(_, let b)),
      (.labelled(_, let a), .tuple(let b)), (.tuple(let a), .tuple(let b)),
      (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
    // An array literal of unknown type compared with a set.
    case (.object("Set", _), .array(let items)), (.array(let items), .object("Set", _)):
      let set = if case .array = left { right } else { left }
      return areEqual(set, Interpreter.makeSet(items))
    case (.dictionary(let a), .dictionary(let b)):
      func areSame(_ one: Value.Entry, _ other: Value.Entry) -> Bool {
        areEqual(one.key, other.key) && areEqual(one.value, other.value)
      }
      // Usually both have the same order.
      return a.count == b.count
        && (zip(a, b).allSatisfy { areSame($0, $1) }
          || a.allSatisfy { entry in b.near(entry.key).contains { areSame($0, entry) } })
    // Compares a case of unknown type with a value of a user-defined enumeration.
    case (.object(let type, let parts), .member(let name)),
      (.member(let name), .object(let type, let parts)):
      return parts == [.member(name)] && type != "Data"
    case (.object("ArraySlice", _), .array), (.array, .object("ArraySlice", _)),
      (.object("ArraySlice", _), .object("ArraySlice", _)):
      let a = left.sliceParts?.items ?? left.listItems
      let b = right.sliceParts?.items ?? right.listItems
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
    case (.object(let one, let a), .object(let other, let b)):
      let (a, b) = (a.withoutTypeArguments, b.withoutTypeArguments)
      guard one == other || one.isEmpty || other.isEmpty, a.count == b.count else { return false }
      return zip(a, b).allSatisfy { areEqual($0, $1) }
    default: return left == right
    }
  }

  private static func compare(
    _ left: Value, _ right: Value, _ isTrue: () -> Bool
  ) -> Result {
    switch (left, right) {
    case (.string, .string), (.character, .character), (.character, .string),
      (.string, .character), (.object("Date", _), .object("Date", _)),
      (.object("UUID", _), .object("UUID", _)):
      return .value(.bool(isTrue()))
    case (.object("Unicode.Scalar", _), _) where right.scalar != nil,
      (_, .object("Unicode.Scalar", _)) where left.scalar != nil:
      return .value(.bool(isTrue()))
    default: break
    }
    if left.tupleParts != nil, right.tupleParts != nil { return .value(.bool(isTrue())) }
    if left.asDouble == nil || right.asDouble == nil, left.position != nil, right.position != nil {
      return .value(.bool(isTrue()))
    }
    guard let a = left.asDouble, let b = right.asDouble else { return .notPlayed }
    return .value(.bool(!a.isNaN && !b.isNaN && isTrue()))
  }

  private static func range(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Result {
    if left == .int(.min) || right == .int(.max) {
      return .value(.object(operation == .range ? "Range" : "ClosedRange", [left, right]))
    }
    switch compare(left, right, { !isLess(right, left) }) {
    case .value(.bool(true)):
      return .value(.object(operation == .range ? "Range" : "ClosedRange", [left, right]))
    case .notPlayed: return .notPlayed
    default: return .trap("Range requires lowerBound <= upperBound")
    }
  }

  // MARK: Numbers

  private static func compute(_ operation: BinaryOperator, _ a: Int, _ b: Int) -> Result {
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
    case .bitAnd: return .value(.int(a & b))
    case .bitOr: return .value(.int(a | b))
    case .bitXor: return .value(.int(a ^ b))
    case .wrappingAdd: return .value(.int(a &+ b))
    case .wrappingSubtract: return .value(.int(a &- b))
    case .wrappingMultiply: return .value(.int(a &* b))
    default: return .notPlayed
    }
    return outcome.overflow ? .trap(Trap.overflow) : .value(.int(outcome.partialValue))
  }

  /// Computes widths up to 64 bits in 128 bits to detect overflow.
  private static func compute(
    _ operation: BinaryOperator, _ left: Int, _ right: Int, _ type: IntegerType
  ) -> Result {
    let (a, b) = (type.wide(left), type.wide(right))
    let wide: Int128
    switch operation {
    case .add, .wrappingAdd: wide = a + b
    case .subtract, .wrappingSubtract: wide = a - b
    case .multiply, .wrappingMultiply:
      let product = a.multipliedReportingOverflow(by: b)
      if product.overflow, operation == .multiply { return .trap(Trap.overflow) }
      wide = product.partialValue
    case .divide:
      if b == 0 { return .trap("Division by zero") }
      wide = a / b
      if type.bits(of: wide) == nil { return .trap("Division results in overflow") }
    case .remainder:
      if b == 0 { return .trap("Division by zero in remainder operation") }
      wide = a % b
    case .bitAnd: wide = a & b
    case .bitOr: wide = a | b
    case .bitXor: wide = a ^ b
    default: return .notPlayed
    }
    switch operation {
    case .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
      return .value(.integer(type, type.truncating(wide)))
    default:
      return type.bits(of: wide).map { .value(.integer(type, $0)) } ?? .trap(Trap.overflow)
    }
  }

  private static func compute(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Result {
    switch operation {
    case .add: return .value(.double(a + b))
    case .subtract: return .value(.double(a - b))
    case .multiply: return .value(.double(a * b))
    case .divide: return .value(.double(a / b))
    default: return .notPlayed
    }
  }

  private static func compute(_ operation: BinaryOperator, _ a: Float, _ b: Float) -> Result {
    switch operation {
    case .add: return .value(.float(a + b))
    case .subtract: return .value(.float(a - b))
    case .multiply: return .value(.float(a * b))
    case .divide: return .value(.float(a / b))
    default: return .notPlayed
    }
  }

  /// `-x` and `~x`.
  static func prefix(_ sign: String, _ value: Value) -> Result {
    switch (sign, value.operand) {
    case ("-", .double(let number)): return .value(.double(-number))
    case ("-", .float(let number)): return .value(.float(-number))
    case ("-", .int(let number)): return compute(.subtract, 0, number)
    case ("-", .integer(let type, let bits)): return compute(.subtract, 0, bits, type)
    case ("~", .int(let number)): return .value(.int(~number))
    case ("~", .integer(let type, let bits)):
      return .value(.integer(type, type.truncating(~type.wide(bits))))
    case (_, .none): return .trap(Trap.foundNilImplicitly)
    case ("+", let number): return .value(number)
    case ("!", .bool(let bool)): return .value(.bool(!bool))
    default: return .notPlayed
    }
  }
}

extension Value {
  /// The value that an operator uses: the contents of an NSNumber or of an implicitly unwrapped
  /// Optional.
  var operand: Value {
    switch self {
    case .some(let value): return value.operand
    case .object("NSNumber", let parts): return parts.first ?? .int(0)
    case .object("Substring", let parts): return parts.first ?? self
    default: return self
    }
  }

  /// The Unicode scalar of a scalar value, or of a literal compared with one.
  var scalar: Unicode.Scalar? {
    switch self {
    case .object("Unicode.Scalar", let parts):
      return parts.first?.asInt.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }
    case .string(let text):
      return text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    default: return nil
    }
  }

  var asDouble: Double? {
    switch self {
    case .int(let number): return Double(number)
    case .integer(let type, let bits): return Double(type.wide(bits))
    case .double(let number): return number
    case .float(let number): return Double(number)
    default: return nil
    }
  }

  var listItems: [Value] {
    if case .array(let items) = self { return items }
    return []
  }

  var tupleParts: [Value]? {
    switch self {
    case .tuple(let parts), .labelled(_, let parts): return parts
    default: return nil
    }
  }

  /// The value without its Optional, if it is one.
  var unwrapped: Value {
    if case .some(let value) = self { return value }
    return self
  }

  var optional: Value {
    switch self {
    case .none, .some, .opaque: return self
    default: return .some(self)
    }
  }
}

/// Messages of traps, as Swift's library prints them.
enum Trap {
  static let foundNil = "Unexpectedly found nil while unwrapping an Optional value"
  /// Nil where a value is needed and no `!` is written: the declared type is `T!`.
  static let foundNilImplicitly =
    "Unexpectedly found nil while implicitly unwrapping an Optional value"
  static let index = "Index out of range"
  static let overflow = "arithmetic overflow"
  static let bits = "Not enough bits to represent the passed value"

  /// Swift's compiler would reject this; the interpreter only sees it at run time.
  static func badOperands(_ operation: BinaryOperator, _ left: String, _ right: String) -> String {
    "Operator '\(operation.rawValue)' cannot be applied to operands of type '\(left)' and "
      + "'\(right)'"
  }

  static func noMember(_ name: String, of type: String) -> String {
    "Value of type '\(type)' has no member '\(name)'"
  }
}
