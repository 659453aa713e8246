/// A property's value in a form that both sides have. Of objects and functions only the existence
/// counts.
indirect enum Printed: Hashable, CustomStringConvertible {
  case text(String)
  case list([Printed])
  /// The elements of a set or a dictionary, in any order.
  case bag([Printed])
  case something

  var description: String {
    switch self {
    case .text(let text): return text
    case .list(let items): return "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .bag(let items):
      return "{" + items.map(\.description).sorted().joined(separator: ", ") + "}"
    case .something: return "..."
    }
  }

  /// A case without a value prints the same alone and in an array.
  var plain: String {
    if case .list(let items) = self, items.count == 1, case .text(let text) = items[0] {
      return text
    }
    return description
  }

  /// The value of a compiled property.
  init(reflecting value: Any) {
    switch value {
    case let bool as Bool: self = .text("\(bool)")
    case let int as Int: self = .text("\(int)")
    case let double as Double: self = .text("\(double)")
    case let text as String: self = .text(text.debugDescription)
    case let number as any BinaryInteger: self = .text("\(number)")
    default: self = Printed.reflected(Mirror(reflecting: value), value)
    }
  }

  private static func reflected(_ mirror: Mirror, _ value: Any) -> Printed {
    let parts = mirror.children.map { Printed(reflecting: $0.value) }
    switch mirror.displayStyle {
    case .optional: return parts.first ?? .text("nil")
    case .collection, .tuple: return .list(parts)
    case .set, .dictionary: return .bag(parts)
    case .enum:
      guard let child = mirror.children.first else { return .text("\(value)") }
      let name = Printed.text(child.label ?? "")
      guard Mirror(reflecting: child.value).displayStyle == .tuple else {
        return .list([name] + parts)
      }
      return .list(
        [name] + Mirror(reflecting: child.value).children.map { Printed(reflecting: $0.value) })
    case .struct:
      // A wrapper of a number or a string counts as its content.
      if mirror.children.count == 1, mirror.children.first?.label == "rawValue" { return parts[0] }
      return .list(parts)
    default: return .something
    }
  }
}
