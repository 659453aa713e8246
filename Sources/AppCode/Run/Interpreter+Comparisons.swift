import LifecycleModel

/// The cost of comparing texts, which are normalised, and long collections.
extension Interpreter {
  func declaresLogic(_ name: String) -> Bool { tree.operatorCounts[name]?.contains(2) == true }

  /// `&&` or `||` where the files declare their own: that one is called if the left operand is not a Bool.
  mutating func logic(
    _ name: String, _ left: Expression, _ right: Expression
  ) throws(Unwinding) -> Value {
    let one = try evaluate(left)
    if case .object(let type, _) = one, tree.types[type] != nil {
      return try applyCustom(name, [.literal(one), right])
    }
    let holds = try isTrue(one)
    if watch != nil { noteCondition(left, holds) }
    return .bool(holds == (name == "||") ? holds : try truth(right))
  }

  /// `<` and the like on tuples that contain values of user-defined types; nil for others.
  mutating func order(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Unwinding) -> Value? {
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(operation),
      let parts = left.tupleParts, let others = right.tupleParts, parts.count == others.count,
      parts.contains(where: { table(of: $0).map { $0.table.kind != .extended } == true })
    else { return nil }
    for (one, other) in zip(parts, others) where try !areEqual(one, other) {
      return try apply(operation, one, other)
    }
    return .bool(operation == .lessOrEqual || operation == .greaterOrEqual)
  }

  /// Entries of a dictionary are looked up one by one.
  mutating func spendComparison(
    _ left: Value, _ right: Value, isNested: Bool = false
  ) throws(Unwinding) {
    switch (left.unwrapped, right.unwrapped) {
    case (.object("ArraySlice", _), let other), (let other, .object("ArraySlice", _)):
      let slice = if case .object("ArraySlice", _) = left.unwrapped { left } else { right }
      let items = slice.unwrapped.sliceParts?.items ?? []
      // Its elements are copied before they are compared.
      try spend(4 * items.count)
      let others = other.sliceParts?.items ?? other.listItems
      try spendComparison(.array(items), .array(others), isNested: isNested)
    case (.dictionary(let one), .dictionary(let other))
    where one.count == other.count && one.count > Interpreter.shortList:
      try spend(one.count * one.count / 4)
    case (.object(let one, let items), .object(let other, let others)) where one == other:
      let weight = isNested ? Interpreter.nestedWeight : 4
      try spend(weight * min(items.count, Interpreter.shortList))
      try spendComparison(.array(items), .array(others))
    case (.array(let items), .array(let others)), (.tuple(let items), .tuple(let others)):
      guard items.count == others.count else { return }
      try spend((tree.comparesByOwnRule ? 16 : 8) * items.count)
      try spendTexts(among: items)
      try spendTexts(among: others)
      for (item, other) in zip(items, others) where item.hasParts {
        try spendComparison(item, other, isNested: true)
      }
    case (let one, let other): try spend(one.comparisonWork + other.comparisonWork)
    }
  }

  /// The cost of comparing one stored property of an instance inside another.
  private static let nestedWeight = 32

  /// Spends fuel for comparing or searching the texts of a list.
  mutating func spendTexts(among items: [Value]) throws(Unwinding) {
    var size = 0
    for item in items where item.isText { size += item.size / 16 + item.comparisonWork }
    try spend(size)
  }

  /// Spends fuel for comparing the texts of a property's new value with the old ones.
  mutating func spendTexts(of value: Value) throws(Unwinding) {
    try spend(value.textWork(\.changeWork))
  }
}

extension Value {
  /// The sum for all texts in the value.
  func textWork(_ work: (String) -> Int) -> Int {
    var sum = 0
    var open = [[self]]
    while let next = open.popLast(), sum < Interpreter.workPerEvent {
      for item in next {
        switch item {
        case .string(let text): sum += work(text)
        case .character(let character): sum += work(String(character))
        case .some(let held): open.append([held])
        case .array(let items), .tuple(let items), .labelled(_, let items), .object(_, let items):
          // A list of numbers has no texts.
          if items.first?.mayBeLarge == true || items.last?.mayBeLarge == true || items.count < 8 {
            open.append(items)
          }
        case .dictionary(let entries): open.append(entries.map(\.value))
        default: break
        }
      }
    }
    return sum
  }

  /// The work of comparing a text with another; 0 for other values.
  var comparisonWork: Int {
    switch self {
    case .string(let text): text.comparisonWork
    case .character(let character): String(character).comparisonWork
    default: 0
    }
  }
}

extension Value {
  /// Whether both are numbers of one type.
  func isNumber(like other: Value) -> Bool {
    switch (self, other) {
    case (.int, .int), (.double, .double), (.float, .float): return true
    case (.integer(let one, _), .integer(let two, _)): return one == two
    default: return false
    }
  }
}
