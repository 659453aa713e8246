/// The type of a list whose literals show different types.
extension TypeReference {
  /// Whether the type depends on a generic parameter.
  var isOpen: Bool {
    switch self {
    case .parameter: return true
    case .array(let inner), .set(let inner), .optional(let inner): return inner.isOpen
    case .dictionary(_, let value): return value.isOpen
    case .tuple(let parts, _): return parts.contains(where: \.isOpen)
    default: return false
    }
  }

  /// The common type of both; nil if there is none. Next to a Double, an Int is a literal without a decimal point.
  func joined(with other: TypeReference) -> TypeReference? {
    switch (self, other) {
    case _ where self == other: return self
    case (.int, .double), (.double, .int): return .double
    case (.optional(let one), .optional(let two)), (.optional(let one), let two),
      (let one, .optional(let two)):
      return one.joined(with: two).map { .optional($0) }
    case (.array(let one), .array(let two)): return one.joined(with: two).map { .array($0) }
    case (.set(let one), .set(let two)): return one.joined(with: two).map { .set($0) }
    case (.dictionary(let key, let one), .dictionary(let otherKey, let two)) where key == otherKey:
      return one.joined(with: two).map { .dictionary(key, $0) }
    case (.tuple(let one, labels: let labels), .tuple(let two, labels: let other))
    where one.count == two.count && labels == other:
      let parts = zip(one, two).compactMap { $0.joined(with: $1) }
      return parts.count == one.count ? .tuple(parts, labels: labels) : nil
    default: return nil
    }
  }
}
