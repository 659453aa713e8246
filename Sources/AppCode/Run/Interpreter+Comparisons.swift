import LifecycleModel

/// What comparisons cost: of texts, whose marks are normalised, of long collections, and of the keys
/// among which one is looked up.
extension Interpreter {
  /// Entries of a dictionary are looked up one by one.
  mutating func spendComparison(
    _ left: Value, _ right: Value, isNested: Bool = false
  ) throws(Unwinding) {
    switch (left.unwrapped, right.unwrapped) {
    case (.dictionary(let one), .dictionary(let other))
    where one.count == other.count && one.count > Interpreter.shortList:
      try spend(one.count * one.count / 4)
    case (.object(let one, let items), .object(let other, let others)) where one == other:
      let weight = isNested ? Interpreter.nestedWeight : 4
      try spend(weight * min(items.count, Interpreter.shortList))
      try spendComparison(.array(items), .array(others))
    case (.array(let items), .array(let others)), (.tuple(let items), .tuple(let others)):
      try spend(tree.comparesByOwnRule ? 16 * items.count : items.count)
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

  /// Spends the texts of a list that is compared with another, or searched.
  mutating func spendTexts(among items: [Value]) throws(Unwinding) {
    var size = 0
    for item in items where item.isText { size += item.size / 16 + item.comparisonWork }
    try spend(size)
  }

  /// Spends the texts of a property's new value, which is compared with the old one.
  mutating func spendTexts(of value: Value) throws(Unwinding) {
    try spend(value.textWork(\.changeWork))
  }

  /// Spends the search for a key of a dictionary, or a member of a set: they are compared one by
  /// one.
  mutating func spendSearch(for key: Value, in container: Value) throws(Unwinding) {
    var work: Int
    // Of comparing an instance with another.
    var weight = 4
    switch container {
    case .dictionary(let entries):
      work = entries.count
      for entry in entries { work += entry.key.longTextWork }
    case .object("Set", let members):
      (work, weight) = (4 * members.count, 2)
      for member in members { work += member.longTextWork }
    default: return
    }
    let key = key.unwrapped
    if key.hasParts {
      work *= weight + key.size / 2 + key.textWork(\.comparisonWork)
    } else {
      // A short key is settled by its first letters.
      work *= 1 + (key.isLongText ? 2 * key.comparisonWork : key.comparisonWork / 16)
    }
    try spend(work)
  }
}

extension Value {
  /// The sum for all texts in the value.
  fileprivate func textWork(_ work: (String) -> Int) -> Int {
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

  /// The work of comparing a long text, or the long texts of an instance.
  fileprivate var longTextWork: Int {
    if case .object(_, let parts) = self {
      return parts.reduce(0) { $0 + ($1.isLongText ? $1.comparisonWork : 0) }
    }
    return isLongText ? comparisonWork : 0
  }

  fileprivate var isLongText: Bool {
    switch self {
    case .string(let text): text.utf8.count > String.quickBytes
    case .character(let character): character.utf8.count > String.quickBytes
    default: false
    }
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
