import LifecycleModel

/// Limits of values: the number of parts, as printed, and the depth. Because copies share their
/// parts, a few lines could otherwise create a value that is too large to print, compare or free.
extension Interpreter {
  static let heaviest = 100_000
  /// Arrays up to this length cost no extra work.
  static let shortList = 64
  static let mostLevels = 1_000
  /// The cost of an expression or pattern in addition to its statement. Higher in a program with very long
  /// declarations, which are searched by name.
  static func expressionWeight(_ traits: ProgramTree.Traits) -> Int { 8 + traits.searchWeight }
  /// The cost of a step that an expression emits. Without it, one statement could emit thousands of steps for the price
  /// of their arguments.
  static let stepWeight = 250
  /// The cost of finding the `==` for two values of a user-defined type.
  static let ownComparisonWeight = 16
  /// The cost of formatting a number or date, however short the text.
  static let styleWeight = 250
  /// In bytes.
  static let longestTypeName = 16_384

  /// Checks a new value against the limits.
  mutating func checkingSize(_ value: Value) throws(Unwinding) -> Value {
    try checkNestedSize(value)
    return value
  }

  /// Counts the parts and charges them to the work limit.
  private mutating func checkValueSize(_ value: Value) throws(Unwinding) {
    var open: [(value: Value, level: Int)] = [(value, 0)]
    var parts = 0
    while let (next, level) = open.popLast() {
      parts += 1
      guard parts <= Interpreter.heaviest else {
        throw trap("Out of memory: a value of more than \(Interpreter.heaviest) parts")
      }
      guard level <= Interpreter.mostLevels else {
        throw trap("Out of memory: a value of more than \(Interpreter.mostLevels) levels")
      }
      switch next {
      case .array(let items), .tuple(let items), .labelled(_, let items), .object(_, let items),
        .closure(_, let items):
        for item in items where item.hasParts { open.append((item, level + 1)) }
        parts += items.count
      case .dictionary(let entries):
        for entry in entries {
          if entry.value.hasParts { open.append((entry.value, level + 1)) }
          if entry.key.hasParts { open.append((entry.key, level + 1)) }
        }
        parts += entries.count
      case .some(let held): open.append((held, level + 1))
      default: break
      }
    }
    try spend(parts)
  }
}

extension Value {
  var mayBeLarge: Bool {
    switch self {
    case .string, .character: return true
    default: return hasParts
    }
  }

  /// The number of elements of all parts, or the bytes of a text. Texts in collections count less, because they usually
  /// are only copied or hashed. Captured values of a closure do not count.
  var size: Int {
    if case .string(let text) = unwrapped { return text.utf8.count }
    if case .character(let character) = unwrapped { return character.utf8.count }
    if case .object(let name, let parts) = self, name != "Set", parts.count <= Value.fewParts {
      return parts.reduce(1) { $0 + ($1.isText ? $1.size : $1.sizeInCollection) }
    }
    return sizeInCollection
  }

  private static let fewParts = 8

  private var sizeInCollection: Int {
    var size = 0
    var open = [self]
    while let next = open.popLast(), size < Interpreter.workPerEvent {
      switch next {
      case .string(let text): size += text.utf8.count / 16
      case .character(let character): size += character.utf8.count / 16
      case .array(let items), .tuple(let items), .labelled(_, let items), .object(_, let items):
        size += items.count
        for item in items where item.mayBeLarge { open.append(item) }
      case .dictionary(let entries):
        size += 4 * entries.count
        for entry in entries {
          if entry.key.mayBeLarge { open.append(entry.key) }
          if entry.value.mayBeLarge { open.append(entry.value) }
        }
      case .some(let held): open.append(held)
      default: break
      }
    }
    return size
  }

  /// What printing the value costs: a unit for four bytes.
  var printingWork: Int { hasParts ? 4 * size : 0 }

  /// The entries of a dictionary; 0 for other values.
  var entryCount: Int {
    if case .dictionary(let entries) = self { return entries.count }
    return 0
  }

  var hasParts: Bool {
    switch self {
    case .array, .tuple, .labelled, .object, .closure, .dictionary, .some: return true
    default: return false
    }
  }
}

extension Interpreter {
  /// Weighs a nested value. A flat array has its own limit.
  mutating func checkNestedSize(_ value: Value) throws(Unwinding) {
    switch value {
    case .array(let items), .tuple(let items), .labelled(_, let items), .object(_, let items):
      let isNested =
        items.first?.hasParts == true || items.last?.hasParts == true
        || (items.count <= Interpreter.shortList || isDue(items.count))
          && items.contains(where: \.hasParts)
      guard isNested else { return }
    case .some(let held):
      guard case .some = held else { return try checkNestedSize(held) }
    case .dictionary(let entries):
      guard entries.contains(where: { $0.value.hasParts || $0.key.hasParts }) else { return }
    default: break
    }
    try checkValueSize(value)
  }

  /// Whether to examine all parts of a long list now. For a list of n elements, this is true once in n / 64 calls.
  private mutating func isDue(_ count: Int) -> Bool {
    sizeCheckCredit += Interpreter.shortList
    guard sizeCheckCredit >= count else { return false }
    sizeCheckCredit = 0
    return true
  }

  /// Weighs a value after a change in place. A long array is counted only occasionally.
  mutating func checkChangedSize(_ value: Value) throws(Unwinding) {
    if case .array(let items) = value, items.count > Interpreter.shortList {
      if isDue(items.count), items.contains(where: \.hasParts) { try checkValueSize(value) }
    } else {
      try checkNestedSize(value)
    }
  }

  /// Spends the cost of storing a long collection. One in a property is compared with the old
  /// value, and the history keeps both.
  mutating func spendStore(of value: Value, inProperty: Bool = false) throws(Unwinding) {
    let count: Int
    let parts: [Value]
    switch value.unwrapped {
    case .array(let items), .tuple(let items), .labelled(_, let items), .object(_, let items):
      (count, parts) = (items.count, items)
    case .dictionary(let entries):
      count = entries.count
      parts = entries.count > Interpreter.shortList ? [] : entries.map(\.value)
    default: return
    }
    if count > Interpreter.shortList {
      try spend(storeWork(of: parts.first, count, inProperty: inProperty))
    } else {
      for part in parts where part.hasParts { try spendStore(of: part, inProperty: inProperty) }
    }
  }

  /// Spends the cost of choosing among several declarations of one name.
  mutating func spendOverloads(_ count: Int) throws(Unwinding) {
    if count > 1 { try spend(Interpreter.overloadWeight * count) }
  }

  private static let overloadWeight = 64

  /// Spends the length of the texts among the values and inside short dictionaries.
  mutating func spendText(in values: [Value]) throws(Unwinding) {
    var size = 0
    for value in values {
      switch value.unwrapped {
      case .string(let text): size += text.utf8.count
      case .dictionary(let entries) where entries.count <= Interpreter.shortList:
        for case .string(let text) in entries.map(\.value.unwrapped) { size += text.utf8.count }
      default: break
      }
    }
    try spend(Interpreter.textWeight * size)
  }

  /// Spends the size of the values that a call reads or creates. Every library function is assumed to take time
  /// proportional to its receiver, arguments and result; functions that take longer spend more themselves.
  mutating func spendCall(reading values: [Value]) throws(Unwinding) {
    var size = 0
    for value in values where value.mayBeLarge { size += value.size }
    if size > 0 { try spend(Interpreter.readingWeight * size) }
  }

  private static let readingWeight = 4

  /// Spends the cost of spelling the values in an unknown expression.
  mutating func spendSpelling(of values: [Value]) throws(Unwinding) {
    for value in values where value.mayBeLarge { try spend(16 * value.size) }
  }

  /// The cost of a method or member of a Foundation type that computes much from a small value. Other code takes about
  /// 60 ns for each unit; these calls take 15 to 40 microseconds.
  func callWeight(of receiver: Value) -> Int {
    switch receiver {
    case .object("Calendar", _), .object("Decimal", _): return 250
    case .object("URL", _), .object("URLComponents", _): return 250
    case .reference:
      switch systemType(of: receiver) {
      case "NumberFormatter", "ISO8601DateFormatter", "DateFormatter": return 400
      default: return 0
      }
    default: return 0
    }
  }

  /// Spends the length of a URL or path, which is parsed again each time.
  mutating func spendParsing(of value: Value?) throws(Unwinding) {
    if let value, value.mayBeLarge { try spend(12 * value.size) }
  }

  static let membersOfPaths: Set = ["lastPathComponent", "pathExtension", "pathComponents"]

  /// Spends the cost of a cast; a protocol composition may have a long name.
  mutating func spendCast(_ value: Value, to type: TypeReference) throws(Unwinding) {
    if case .named(let name) = type { try spend(name.utf8.count) }
    try spendCall(reading: [value])
  }

  /// Spends the length of a long collection, more if the method compares or sorts its elements, and the length of
  /// compared texts.
  mutating func spendElements(of collection: Value, for method: String) throws(Unwinding) {
    let items: [Value]
    switch collection {
    case .object("Data", let parts):
      return try spend(Interpreter.byteWeight * (parts.first?.size ?? 0))
    case .array(let elements), .object(_, let elements): items = elements
    case .dictionary(let entries) where entries.count > Interpreter.shortList:
      return try spend(entries.count)
    default: return
    }
    if collection.isRange, let (low, high) = collection.intBounds {
      let count = high.subtractingReportingOverflow(low)
      return try spend(
        count.overflow
          ? Interpreter.mostElements : max(0, min(count.partialValue, Interpreter.mostElements)))
    }
    if Interpreter.sortingMethods.contains(method) { return try spendSorting(of: items) }
    let compares = Interpreter.comparingMethods.contains(method)
    if compares { try spendTexts(among: items) }
    guard items.count > Interpreter.shortList else { return }
    guard compares else { return try spend(items.count) }
    try spendComparisons(items.count, hasOwn: tree.comparesByOwnRule)
  }

  /// Spends the cost of sorting a long list. Printing it and making a set of it sort too.
  mutating func spendSorting(of items: [Value]) throws(Unwinding) {
    try spendTexts(among: items)
    guard items.count > Interpreter.shortList else { return }
    let rounds = Int.bitWidth - items.count.leadingZeroBitCount
    try spendComparisons(items.count * rounds, hasOwn: tree.operatorCounts["<"] != nil)
  }

  /// `hasOwn`: the files declare the operator, so each comparison searches for it.
  private mutating func spendComparisons(_ count: Int, hasOwn: Bool) throws(Unwinding) {
    try spend(Interpreter.comparisonWeight * (hasOwn ? 8 : 1) * count)
  }

  private static let comparisonWeight = 8
  /// The cost of a byte of Data, because each byte becomes a value that is compared.
  private static let byteWeight = 16
  private static let sortingMethods: Set = ["sorted", "sort"]
  private static let comparingMethods: Set = [
    "contains", "firstIndex", "lastIndex", "index", "elementsEqual", "starts",
    "lexicographicallyPrecedes", "min", "max", "split", "difference", "union", "intersection",
    "subtracting", "symmetricDifference", "isDisjoint", "isSuperset", "isSubset",
  ]

  /// Spends the cost of printing or hashing all parts of a collection.
  mutating func spendPrinting(of collection: Value) throws(Unwinding) {
    switch collection {
    case .array(let items), .object("Set", let items): try spendSorting(of: items)
    case .dictionary(let entries): try spend(16 * entries.count)
    case .object("Data", let parts): try spend(4 * (parts.first?.size ?? 0))
    default: break
    }
  }

  /// Spends the length of the instances' type arguments, because names may grow with each call.
  mutating func spendTypeNames(of values: [Value]) throws(Unwinding) {
    for value in values {
      for case .type(let name) in bindings(in: fields(of: value))?.types ?? [] {
        try spend(Interpreter.textWeight * name.utf8.count)
      }
    }
  }

  /// Spends the length of new type arguments and checks it: `Node<(T, T)>` doubles it at each level.
  mutating func spendTypeNames(_ names: some Sequence<String>) throws(Unwinding) {
    for name in names {
      try spend(Interpreter.textWeight * name.utf8.count)
      guard name.utf8.count <= Interpreter.longestTypeName else {
        throw trap("Out of memory: a type name of more than \(Interpreter.longestTypeName) bytes")
      }
    }
  }

  /// The cost of storing the elements of a list: tuples are converted to the context type, and
  /// references are counted.
  private func storeWork(of element: Value?, _ count: Int, inProperty: Bool) -> Int {
    switch element {
    case .tuple, .labelled: 16 * count
    case .reference where countsReferences: 8 * count
    default: inProperty ? 2 * count : count / 2
    }
  }
}
