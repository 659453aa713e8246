import LifecycleModel

/// The search for a key of a dictionary or a member of a set, and what it costs.
extension Interpreter {
  /// Spends the search for a key of a dictionary, or a member of a set: they are compared one by
  /// one, except for texts that are found by their order.
  mutating func spendSearch(for key: Value, in container: Value) throws(Unwinding) {
    var work: Int
    // Of comparing an instance with another.
    var weight = 4
    switch container {
    case .dictionary(let entries):
      work = entries.count
      if let text = key.orderedText {
        return try spendPath(to: text, among: entries, \.key, change: work)
      }
      // A short text differs from a long one in its first bytes.
      if key.isString { return try spend(work) }
      for entry in entries { work += entry.key.longTextWork }
    case .object("Set", let members):
      (work, weight) = (4 * members.count, 2)
      if let text = key.orderedText {
        return try spendPath(to: text, among: members, \.self, change: work)
      }
      if key.isString { return try spend(work) }
      for member in members { work += member.longTextWork }
    default: return
    }
    let key = key.unwrapped
    if key.hasParts {
      work *= weight + key.size / 2 + key.textWork(\.comparisonWork)
      // Its place is found by its printed text and theirs.
      work += key.printingWork
      switch container {
      case .dictionary(let entries): work += entries.reduce(0) { $0 + $1.key.printingWork }
      case .object(_, let members): work += members.reduce(0) { $0 + $1.printingWork }
      default: break
      }
    }
    try spend(work)
  }

  /// Spends a change of the items, and each comparison of a binary search before it is made.
  private mutating func spendPath<Item>(
    to text: String, among items: [Item], _ key: (Item) -> Value, change: Int
  ) throws(Unwinding) {
    try spend(change)
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      let other = key(items[middle]).description
      // Both ends of the equal keys are searched, by the call and by the change that follows it.
      try spend(4 * (2 + text.comparisonWork(with: other)))
      if other < text { low = middle + 1 } else { high = middle }
    }
  }

  /// Spends the hashes of members before they are computed.
  mutating func spendHashes(of members: [Value]) throws(Unwinding) {
    for member in members { try spend(member.hashWork) }
  }

  /// The place of a key among the entries of a dictionary under construction; it may equal another key by a
  /// user-defined `==`. Spends the cost of the hash before computing it.
  mutating func place(
    of key: Value, in made: inout KeyedEntries
  ) throws(Unwinding) -> (place: Int, isNew: Bool) {
    var key = key
    if tree.comparesByOwnRule { key = try storedAssumptionKey(key, in: .dictionary(made.entries)) }
    try spend(key.hashWork)
    let compared = made.comparisons
    let found = made.place(of: key)
    if made.comparisons > compared { try spend((made.comparisons - compared) * key.hashWork) }
    return found
  }

  /// The entries by hash. Spends the cost of the hashes before computing them.
  mutating func keyed(
    _ entries: [Value.Entry], capacity: Int
  ) throws(Unwinding) -> KeyedEntries {
    for entry in entries { try spend(entry.key.hashWork) }
    return KeyedEntries(entries, capacity: capacity)
  }

  /// A dictionary with its entries sorted by their printed keys. Stops comparing texts when the work is used up.
  mutating func ordered(_ entries: [Value.Entry]) throws(Unwinding) -> Value {
    var work = 0
    for entry in entries where entry.key.hasParts { try spend(entry.key.printingWork) }
    let printed = entries.map { (text: $0.key.description, entry: $0) }
    let sorted = printed.sorted { one, other in
      guard work < Interpreter.workPerEntry else { return false }
      work += 8 + one.text.comparisonWork(with: other.text)
      return one.text < other.text
    }
    try spend(work)
    return .dictionary(sorted.map(\.entry))
  }
}

extension [Value.Entry] {
  /// The entries whose printed key equals this one's: the only candidates in a search.
  func near(_ key: Value) -> ArraySlice<Value.Entry> { near(key, \.key) }

  /// The place of the entry with this key. For a text it reads only the text of each key, because copying keys is
  /// several times slower.
  func place(of key: Value) -> Int? {
    let near = near(key)
    guard case .string(let text) = key else { return near.firstIndex { $0.key == key } }
    for index in near.indices {
      if case .string(let other) = self[index].key, other == text { return index }
    }
    return nil
  }
}

extension [Value] {
  /// The members whose printed text equals this one's: the only candidates in a search.
  func near(_ member: Value) -> ArraySlice<Value> { near(member, \.self) }

  /// The members without this one.
  func removing(_ member: Value) -> [Value] {
    guard let place = near(member).firstIndex(of: member) else { return self }
    var rest = self
    rest.remove(at: place)
    return rest
  }
}

extension Array {
  /// The elements whose printed key equals the key's text; all elements if the key is not ordered by text. Dictionaries
  /// and sets are sorted by the printed key.
  fileprivate func near(_ key: Value, _ keyOf: (Element) -> Value) -> ArraySlice<Element> {
    guard let text = key.orderedText else { return self[...] }
    let low = firstPlace { keyOf($0).description < text }
    return self[low..<firstPlace(from: low) { !(text < keyOf($0).description) }]
  }

  /// The first place from which on no element comes before the sought one.
  private func firstPlace(from start: Int = 0, _ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Value {
  /// The text by which a key is found in the sorted entries. Only for keys whose equality implies equal texts, and that
  /// are costly to compare.
  fileprivate var orderedText: String? {
    switch self {
    case .string(let text): text.isCostlyToCompare ? text : nil
    case .character(let character): Value.string(String(character)).orderedText
    case .some(let held): held.orderedText
    default: nil
    }
  }

  fileprivate var isString: Bool {
    switch self {
    case .string, .character: true
    case .some(let held): held.isString
    default: false
    }
  }

  /// The work of hashing a key and of comparing it with an equal one.
  fileprivate var hashWork: Int {
    switch unwrapped {
    case .string(let text): 8 + text.utf8.count / String.quickBytes + 2 * text.comparisonWork
    case let key where key.mayBeLarge: 8 + 4 * key.size + 4 * key.textWork(\.comparisonWork)
    default: 8
    }
  }

  /// The work of comparing a long text, or the long texts of an instance.
  fileprivate var longTextWork: Int {
    if case .object(_, let parts) = self {
      return parts.reduce(0) { $0 + ($1.isLongText ? $1.comparisonWork : 0) }
    }
    return isLongText ? comparisonWork : 0
  }

  private var isLongText: Bool {
    switch self {
    case .string(let text): text.utf8.count > String.quickBytes
    case .character(let character): character.utf8.count > String.quickBytes
    default: false
    }
  }
}

extension String {
  /// Whether the text is long, or has letters of several bytes; one of few bytes is not.
  fileprivate var isCostlyToCompare: Bool {
    utf8.count > String.quickBytes || utf8.count > 4 && !isPlain
  }

  /// The work of comparing two texts. Equal bytes are skipped; the rest is normalised, unless it
  /// begins with ASCII letters in both.
  func comparisonWork(with other: String) -> Int {
    let skipped = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { others -> Int? in
        let shared = min(own.count, others.count)
        var place = 0
        while place < shared, own[place] == others[place] { place += 1 }
        guard String.isSettled(own, place), String.isSettled(others, place) else { return nil }
        return place / String.quickBytes
      }
    }
    if case .some(.some(.some(let work))) = skipped { return work }
    return comparisonWork + other.comparisonWork
  }

  /// Whether the letter at the place has one byte and no mark.
  private static func isSettled(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    bytes.dropFirst(place).prefix(2).allSatisfy { $0 < 0x80 }
  }
}
