extension Value {
  /// The value as far as the first `length` scalars of its description need it: a long property is
  /// shown at each of its changes.
  package func beginning(_ length: Int) -> Value {
    // One more, so that the description is longer than `length` if that of the value is.
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

  private static func beginning(of items: [Value], within rest: inout Int) -> [Value] {
    var kept: [Value] = []
    for item in items {
      guard rest > 0 else { break }
      kept.append(item.beginning(within: &rest))
    }
    return kept
  }
}
