import LifecycleModel

/// The element type of a collection whose declaration is not at hand.
extension Interpreter {
  private static let mostCompared = 8

  /// The type that the first elements have in common; nil if they differ.
  func commonTypeName(of items: [Value]) -> String? {
    guard let first = items.first else { return nil }
    let kind = kindName(of: first)
    guard items.prefix(Interpreter.mostCompared).allSatisfy({ kindName(of: $0) == kind }) else {
      return nil
    }
    return typeName(of: items.first { $0 != .none } ?? first)
  }

  /// The type's name without those of elements.
  private func kindName(of value: Value) -> String {
    switch value {
    case .none, .some: return "Optional"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .tuple, .labelled: return "Tuple"
    case .closure, .handler: return "Function"
    case .object(let name, _): return name
    case .reference: return typeNames(of: value).first ?? "AnyObject"
    default: return typeName(of: value)
    }
  }
}
