extension Value {
  /// The beginning of the value, enough for the first `length` scalars of its description, because each change of a
  /// property shows its value.
  package func beginning(_ length: Int) -> Value {
    // One more, so that a cut description is still longer than `length`.
    var rest = length + 2
    return beginning(within: &rest)
  }

  /// Each part prints at least one scalar, except an Optional at the top.
  private func beginning(within rest: inout Int) -> Value {
    rest -= 1
    switch self {
    case .some(let value): return .some(value.beginning(within: &rest))
    case .string(let text):
      let part = text.unicodeScalars.prefix(max(0, rest) + 1)
      rest -= part.count
      return .string(String(part))
    case .array(let items): return .array(Value.beginning(of: items, within: &rest))
    case .tuple(let items): return .tuple(Value.beginning(of: items, within: &rest))
    case .labelled(let labels, let items):
      return .labelled(labels, Value.beginning(of: items, within: &rest))
    case .object("Set", let items):
      return .object("Set", Value.beginning(of: items, within: &rest))
    case .object(let name, let parts):
      let count = Value.printedCount(of: name, parts)
      return .object(
        name, parts.prefix(count).map { $0.beginning(within: &rest) } + parts.dropFirst(count))
    case .opaque(let spelling):
      rest -= max(0, Value.shown(spelling).unicodeScalars.count - 1)
      return self
    case .dictionary(let entries):
      var kept: [Entry] = []
      for entry in entries {
        guard rest > 0 else { break }
        let key = entry.key.beginning(within: &rest)
        kept.append(Entry(key, entry.value.beginning(within: &rest)))
      }
      return .dictionary(kept)
    default: return self
    }
  }

  /// How many of an object's parts, from the first on, its description contains.
  private static func printedCount(of name: String, _ parts: [Value]) -> Int {
    guard let first = parts.first, name != "Data" else { return 0 }
    if first.isCase || ["Range", "ClosedRange"].contains(name) { return parts.count }
    if case .string = first { return 1 }
    return ["Substring", "NSNumber"].contains(name) ? 1 : 0
  }

  private static func beginning(of items: [Value], within rest: inout Int) -> [Value] {
    var kept: [Value] = []
    for item in items {
      guard rest > 0 else { break }
      kept.append(item.beginning(within: &rest))
    }
    return kept
  }
}
