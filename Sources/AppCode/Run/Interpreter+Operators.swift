import LifecycleModel

/// Operators that the files declare, and what Swift derives from them and for enumerations.
extension Interpreter {
  mutating func applyCustom(
    _ name: String, _ operands: [Expression]
  ) throws(Unwinding) -> Value {
    var values: [Value] = []
    for operand in operands {
      if case .reference(let place) = operand {
        values.append(try load(place))
      } else {
        values.append(try evaluate(operand))
      }
    }
    if let result = try applyOwn(name, values, operands) { return result }
    guard values.count == 2 else { return try applyPrefix(name, values.first ?? .none) }
    if let operation = BinaryOperator(rawValue: name) {
      return try apply(operation, values[0], values[1])
    }
    guard name.hasSuffix("="), case .reference(let place) = operands[0],
      let operation = BinaryOperator(rawValue: String(name.dropLast()))
    else { throw trap("No operator '\(name)' takes these operands") }
    try store(try apply(operation, values[0], values[1]), in: place)
    return .void
  }

  mutating func applyPrefix(_ name: String, _ value: Value) throws(Unwinding) -> Value {
    if case .opaque(let spelling) = value { return .opaque(Opaque.short(name + spelling)) }
    switch Arithmetic.prefix(name, value) {
    case .value(let value): return value
    case .trap(let reason): throw trap(reason)
    case .notPlayed: throw trap("No operator '\(name)' takes '\(typeName(of: value))'")
    }
  }

  /// nil where no operator of the files fits the operands.
  private mutating func applyOwn(
    _ name: String, _ values: [Value], _ operands: [Expression]
  ) throws(Unwinding) -> Value? {
    guard let method = ownOperator(name, values) else { return nil }
    let result = try call(code: method.code, on: nil, values)
    for (index, operand) in operands.enumerated() where method.isInout[index] {
      guard case .reference(let place) = operand else { continue }
      try store(finalValue(ofSlot: tree.codes[method.code].parameters[index]), in: place)
    }
    return result
  }

  private func ownOperator(_ name: String, _ values: [Value]) -> Method? {
    guard tree.operatorCounts[name]?.contains(values.count) == true else { return nil }
    var found: [Method] = []
    for value in values {
      if let (_, table) = table(of: value.unwrapped) { found += table.staticMethods[name] ?? [] }
    }
    found += tree.functions.filter { $0.baseName == name }
    let call = Call(
      name: name, labels: values.map { _ in "_" }, values: [], trailing: 0, spelling: "")
    let fitting = found.filter { method in
      method.labels.count == values.count
        && zip(values, method.types).allSatisfy { fit($0, $1) > 0 }
    }
    return fitting.max { score($0, call, values) < score($1, call, values) } ?? nil
  }

  private func score(_ method: Method, _ call: Call, _ values: [Value]) -> Int {
    zip(values, method.types).reduce(0) { $0 + fit($1.0, $1.1) }
  }

  /// `!=` of an own `==`, `>` of an own `<`, and the order of an enumeration's cases.
  mutating func applyDerived(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value? {
    switch operation {
    case .equal, .notEqual, .matches:
      guard tree.operatorCounts["=="] != nil else { return nil }
      return .bool(try areEqual(left, right) != (operation == .notEqual))
    case .range, .closedRange:
      guard let isLess = try isLessByOwn(right, left) else { return nil }
      if isLess { throw trap("Range requires lowerBound <= upperBound") }
      return .object(operation == .range ? "Range" : "ClosedRange", [left, right])
    case .less: return try isLessByOwn(left, right).map { .bool($0) }
    case .greater: return try isLessByOwn(right, left).map { .bool($0) }
    case .lessOrEqual: return try isLessByOwn(right, left).map { .bool(!$0) }
    case .greaterOrEqual: return try isLessByOwn(left, right).map { .bool(!$0) }
    default: return nil
    }
  }

  /// With the `==` that the files declare, inside collections and other values too.
  mutating func areEqual(_ left: Value, _ right: Value) throws(Unwinding) -> Bool {
    guard tree.operatorCounts["=="] != nil else { return Arithmetic.areEqual(left, right) }
    if let method = ownOperator("==", [left, right]) {
      return try call(code: method.code, on: nil, [left, right]) == .bool(true)
    }
    switch (left, right) {
    case (.some(let a), .some(let b)): return try areEqual(a, b)
    case (.some(let a), let b) where b != .none: return try areEqual(a, b)
    case (let a, .some(let b)) where a != .none: return try areEqual(a, b)
    case (.array(let a), .array(let b)): return try areEqual(a, b)
    case (.object(let one, let a), .object(let other, let b)) where one == other:
      return try areEqual(a, b)
    default:
      if let a = left.tupleParts, let b = right.tupleParts { return try areEqual(a, b) }
      return Arithmetic.areEqual(left, right)
    }
  }

  private mutating func areEqual(_ left: [Value], _ right: [Value]) throws(Unwinding) -> Bool {
    guard left.count == right.count else { return false }
    for (one, other) in zip(left, right) where try !areEqual(one, other) { return false }
    return true
  }

  private mutating func isLessByOwn(
    _ left: Value, _ right: Value
  ) throws(Unwinding) -> Bool? {
    let values = [left.unwrapped, right.unwrapped]
    if let method = ownOperator("<", values) {
      return try call(code: method.code, on: nil, values) == .bool(true)
    }
    guard case .object(let name, let a) = values[0], case .object(name, let b) = values[1],
      let table = tree.tables[name], table.kind == .enumType,
      let one = table.cases.firstIndex(where: { .member($0.name) == a.first }),
      let other = table.cases.firstIndex(where: { .member($0.name) == b.first })
    else { return nil }
    if one != other { return one < other }
    return Arithmetic.isLess(.tuple(Array(a.dropFirst())), .tuple(Array(b.dropFirst())))
  }

  /// For `sorted`, `min` and `max` without a closure.
  mutating func isLess(_ left: Value, _ right: Value) throws(Unwinding) -> Bool {
    try apply(.less, left, right) == .bool(true)
  }
}
