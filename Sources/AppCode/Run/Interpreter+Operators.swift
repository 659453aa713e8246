import LifecycleModel

/// User-defined operators, and operators that Swift derives from them or for enumerations.
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
    if name == "-", let negated = negatedDecimal(value) { return negated }
    if name == "-", let negated = try negatedByOwn(value) { return negated }
    switch Arithmetic.prefix(name, value) {
    case .value(let value): return value
    case .trap(let reason): throw trap(reason)
    case .notPlayed: throw trap("No operator '\(name)' takes '\(typeName(of: value))'")
    }
  }

  /// What SignedNumeric makes of `-` for a type of the files that has only the operator with two
  /// operands; nil for other values.
  private mutating func negatedByOwn(_ value: Value) throws(Unwinding) -> Value? {
    guard let (type, table) = table(of: value), table.names.contains("SignedNumeric"),
      table.kind != .extended
    else { return nil }
    let operands = [try coerce(.int(0), to: .named(type)), value]
    guard let method = try ownOperator("-", operands) else { return nil }
    return try call(operator: method, operands)
  }

  /// `abs(_:)` of a type of the files; nil for other values.
  mutating func absoluteByOwn(_ value: Value) throws(Unwinding) -> Value? {
    guard let (type, table) = table(of: value), table.names.contains("SignedNumeric"),
      table.kind != .extended
    else { return nil }
    let zero = try coerce(.int(0), to: .named(type))
    guard try isLess(value, zero) else { return value }
    if let negated = try applyOwn("-", [value], []) { return negated }
    return try negatedByOwn(value)
  }

  /// Applies a user-defined operator; nil if none takes the operands.
  private mutating func applyOwn(
    _ name: String, _ values: [Value], _ operands: [Expression]
  ) throws(Unwinding) -> Value? {
    guard let method = try ownOperator(name, values) else { return nil }
    let result = try call(operator: method, values)
    for (index, operand) in operands.enumerated() where method.isInout[index] {
      guard case .reference(let place) = operand else { continue }
      try store(finalValue(ofSlot: tree.codes[method.code].parameters[index]), in: place)
    }
    return result
  }

  /// Calls an operator's code. `self` is the declaring type, or that of an operand that conforms to
  /// the declaring protocol.
  mutating func call(
    operator method: Method, _ values: [Value]
  ) throws(Unwinding) -> Value {
    let owner = tree.codes[method.code].owner
    let own = values.first { table(of: $0)?.name == owner }
    var type = owner
    if let owner, tree.types[owner]?.kind == .protocolType {
      type = values.compactMap { table(of: $0) }.first { $0.table.names.contains(owner) }?.name
    }
    return try binding(method, values, on: own, explicit: []) { interpreter throws(Unwinding) in
      try interpreter.call(code: method.code, on: (type ?? owner).map { .type($0) }, values)
    }
  }

  /// The new value of the first operand of an operator that changes it, such as `+=`.
  mutating func changed(by name: String, _ operands: [Value]) throws(Unwinding) -> Value {
    if let method = try ownOperator(name, operands) {
      _ = try call(operator: method, operands)
      return finalValue(ofSlot: tree.codes[method.code].parameters[0])
    }
    guard operands.count == 2, let operation = BinaryOperator(rawValue: String(name.dropLast()))
    else { throw trap("No operator '\(name)' takes these operands") }
    return try apply(operation, operands[0], operands[1])
  }

  mutating func ownOperator(
    _ name: String, _ values: [Value]
  ) throws(Unwinding) -> Method? {
    guard operatorCounts[name]?.contains(values.count) == true else { return nil }
    var found: [Method] = []
    for value in values {
      // `type(of: a) == type(of: b)` compares types, not their instances.
      if case .type = value { continue }
      if let (_, table) = table(of: value.unwrapped) { found += table.staticMethods[name] ?? [] }
    }
    if values.contains(where: \.isOptionalValue) {
      found += tree.tables["Optional"]?.staticMethods[name] ?? []
    }
    found += functions.filter { $0.baseName == name }
    try spendOverloads(found.count)
    let call = Call(
      name: name, labels: values.map { _ in "_" }, values: [], trailing: 0, spelling: "")
    // Swift's own operator applies to two numbers of one type.
    let isPlain =
      BinaryOperator(rawValue: name) != nil && values.count == 2
      && values.allSatisfy { $0.asDouble != nil }
      && typeName(of: values[0]) == typeName(of: values[1])
    let fitting = found.filter { method in
      method.labels.count == values.count && binds(method, values)
        && (!isPlain || zip(values, method.types).allSatisfy { fit($0.0, $0.1) == 4 })
        && zip(values, method.types).enumerated().allSatisfy { index, given in
          method.autoclosures.contains(index) || fit(given.0, given.1) > 0
        }
    }
    let ofOptionals = fitting.filter { tree.codes[$0.code].owner == "Optional" }
    let agreeing = fitting.count > 1 ? fitting.filter { agree($0, values) } : fitting
    let best = !ofOptionals.isEmpty ? ofOptionals : agreeing.isEmpty ? fitting : agreeing
    return best.max { score($0, call, values) < score($1, call, values) } ?? nil
  }

  private func score(_ method: Method, _ call: Call, _ values: [Value]) -> Int {
    zip(values, method.types).reduce(0) { $0 + fit($1.0, $1.1) }
  }

  /// `!=` from a user-defined `==`, `>` from a user-defined `<`, and the order of an enumeration's
  /// cases.
  mutating func applyDerived(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value? {
    switch operation {
    case .equal, .notEqual, .matches:
      guard tree.comparesByOwnRule else { return nil }
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

  /// Compares with the user-defined `==`, also inside collections and other values.
  mutating func areEqual(_ left: Value, _ right: Value) throws(Unwinding) -> Bool {
    if !tree.comparesByOwnRule, case .int(let one) = left, case .int(let other) = right {
      return one == other
    }
    try spendComparison(left, right)
    guard tree.comparesByOwnRule else { return Arithmetic.areEqual(left, right) }
    try spend(Interpreter.ownComparisonWeight)
    if let method = try ownOperator("==", [left, right]) {
      return try call(operator: method, [left, right]) == .bool(true)
    }
    switch (left, right) {
    case (.reference, .reference):
      // Only subclasses of NSObject compare by a method.
      guard let (_, table) = table(of: left), table.names.contains("NSObject"),
        let method = table.methods["isEqual"]?.first
      else { return Arithmetic.areEqual(left, right) }
      return try call(code: method.code, on: left, [right]) == .bool(true)
    case (.some(let a), .some(let b)): return try areEqual(a, b)
    case (.some(let a), let b) where b != .none: return try areEqual(a, b)
    case (let a, .some(let b)) where a != .none: return try areEqual(a, b)
    case (.array(let a), .array(let b)): return try areEqual(a, b)
    case (.object(let one, let a), .object(let other, let b)) where one == other:
      return try areEqual(Array(a.withoutTypeArguments), Array(b.withoutTypeArguments))
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

  /// Whether `left` comes first, for `sorted`, `min` and `max` without a closure.
  mutating func isLess(_ left: Value, _ right: Value) throws(Unwinding) -> Bool {
    try apply(.less, left, right) == .bool(true)
  }

  mutating func apply(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value {
    if left.isOpaque || right.isOpaque {
      try spendSpelling(of: [left, right])
      let isPositive = operation == .equal || operation == .identical
      if isPositive || operation == .notEqual || operation == .notIdentical {
        if let isEqual = knownEquality(left, right) { return .bool(isEqual == isPositive) }
        if operation == .equal || operation == .notEqual || left == .none || right == .none {
          let equal = equality(left, right)
          return .opaque(isPositive ? equal : Opaque.negated(equal))
        }
      }
      if left == .none || right == .none, operation != .matches {
        throw trapOnNil(Trap.foundNilImplicitly)
      }
      return unknownSum(operation, left, right)
        ?? .opaque(Opaque.short(spelling(of: operation, left, right)))
    }
    switch operation {
    case .equal, .notEqual, .matches: try spendComparison(left, right)
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      try spend(left.comparisonWork + right.comparisonWork)
    default: break
    }
    if operation == .equal || operation == .notEqual {
      if case .opaque(let equal)? = unknownEquality(left, right) {
        return .opaque(operation == .equal ? equal : Opaque.negated(equal))
      }
    }
    if operation == .matches, left.isRange, !right.isRange {
      if case .member = right, case .object(_, let bounds) = left,
        let type = bounds.compactMap({ ownType(of: $0) }).first
      {
        return try apply(operation, left, try typed(right, as: type))
      }
      if let type = ownType(of: right) { return .bool(try contains(left, right, of: type)) }
      return .bool(Arithmetic.contains(left, right))
    }
    if case .member = right, let type = ownType(of: left) {
      return try apply(operation, left, try typed(right, as: type))
    }
    if let type = ownType(of: left), isLiteral(right, of: type) || right.ofUnknownType != nil {
      let made = try coerce(right, to: .named(type))
      if made != right { return try apply(operation, left, made) }
    }
    if let type = ownType(of: right), isLiteral(left, of: type) {
      let made = try coerce(left, to: .named(type))
      if made != left { return try apply(operation, made, right) }
    }
    // A notification's name, which is a text here.
    if case .member(let name) = right, case .string = left.unwrapped,
      let known = try ownMember(name, of: .type("Name"))
    {
      return try apply(operation, left, known)
    }
    if case .member(let name) = left, case .string = right.unwrapped,
      let known = try ownMember(name, of: .type("Name"))
    {
      return try apply(operation, known, right)
    }
    if case .member(let name) = right, left.operand.asDouble != nil,
      let number = KnownStatic.number(typeName(of: left.operand), name)
    {
      return try apply(operation, left, number)
    }
    // An instant is stored as seconds from now.
    if left == .member("now"), case .double = right {
      return try apply(operation, .double(0), right)
    }
    if case .member = left, let type = ownType(of: right) {
      return try apply(operation, try typed(left, as: type), right)
    }
    if case .member(let name) = left, right.operand.asDouble != nil,
      let number = KnownStatic.number(typeName(of: right.operand), name)
    {
      return try apply(operation, number, right)
    }
    if case .member(let name) = right, case .object(let type, _) = left.unwrapped,
      let known = foundationMember(name, of: .type(type))
    {
      return try apply(operation, left, known)
    }
    if let derived = try applyDerived(operation, left, right) { return derived }
    // `+=` of a type that declares `+`. For two numbers it is the library's operator.
    if !left.isNumber(like: right), let own = try applyOwn(operation.rawValue, [left, right], []) {
      return own
    }
    if let decimal = try applyDecimal(operation, left, right) { return decimal }
    if let date = applyDate(operation, left, right) { return date }
    if let elapsed = applyInstant(operation, left, right) { return elapsed }
    if let duration = Interpreter.applyDuration(operation, left, right) { return duration }
    if operation == .add, let joined = joinedSequences(left, right) {
      return try apply(operation, joined.left, joined.right)
    }
    if case .tuple = left { try spendComparison(left, right) }
    if let ordered = try order(operation, left, right) { return ordered }
    switch Arithmetic.apply(operation, left, right) {
    case .value(let value):
      if watch != nil { noteComparison(operation, left, right, value) }
      if case .string(let text) = value { try checkLength(text, isCopy: true) }
      if case .array(let items) = value { try checkCount(items.count) }
      if case .object("Data", _) = value {
        try checkCount(Interpreter.bytes(of: value).count)
      }
      return value
    case .trap(let reason): throw trap(reason)
    case .notPlayed:
      try spendSpelling(of: [left, right])
      let spelling = spelling(of: operation, left, right)
      if left.isOfSystem || right.isOfSystem || isOfFramework(left) || isOfFramework(right) {
        noteOpaque(spelling, [])
        return .opaque(Opaque.short(spelling))
      }
      // `.small ... .large` or `.normal + 1` of an unknown type.
      if left.memberName != nil || right.memberName != nil {
        return .opaque(Opaque.short(spelling))
      }
      throw trap(
        Trap.badOperands(operation, typeName(of: left), typeName(of: right)))
    }
  }

  /// Whether it is an object of a class that the files do not declare. What its operators do is
  /// unknown.
  private func isOfFramework(_ value: Value) -> Bool {
    guard case .reference = value.unwrapped else { return false }
    return tree.types[typeName(of: value.unwrapped)].map { $0.kind == .extended } ?? true
  }

  /// `[1, 2] + (3...4)`: both as arrays.
  private func joinedSequences(_ left: Value, _ right: Value) -> (left: Value, right: Value)? {
    switch (left, right) {
    case (.array, .object("Range", _)), (.array, .object("ClosedRange", _)),
      (.array, .object("Set", _)):
      return (left, .array(elements(of: right)))
    case (.object("Range", _), .array), (.object("ClosedRange", _), .array),
      (.object("Set", _), .array):
      return (.array(elements(of: left)), right)
    default: return nil
    }
  }

  /// Whether a range contains a value of a user-defined type. The range's bounds may be literals.
  private mutating func contains(
    _ range: Value, _ value: Value, of type: String
  ) throws(Unwinding) -> Bool {
    guard case .object(let name, let bounds) = range, bounds.count == 2 else { return false }
    if bounds[0] != .int(.min) {
      guard try !isLess(value, try coerce(bounds[0], to: .named(type))) else { return false }
    }
    if bounds[1] == .int(.max) { return true }
    let high = try coerce(bounds[1], to: .named(type))
    return name == "Range" ? try isLess(value, high) : try !isLess(high, value)
  }

  private func ownType(of value: Value) -> String? {
    switch value.unwrapped {
    case .object(let name, _): return tree.tables[name] == nil ? nil : name
    case .reference: return typeNames(of: value.unwrapped).first
    default: return nil
    }
  }

  /// `.all` next to a value of a user-defined type: the member of that type. If the type has no such member, `.all` is
  /// a case of another type.
  private mutating func typed(_ member: Value, as type: String) throws(Unwinding) -> Value {
    let made = try coerce(member, to: .named(type))
    if case .member(let name) = made { return .object("", [.member(name)]) }
    return made
  }
}

extension Value {
  /// Whether it is a system object or a value of a type that is known only by name.
  fileprivate var isOfSystem: Bool {
    switch self {
    case .object, .system, .type: return true
    case .some(let held): return held.isOfSystem
    default: return false
    }
  }
}
