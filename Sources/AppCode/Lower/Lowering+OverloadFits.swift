import LifecycleModel

/// How the static types of arguments fit the parameters of one of several overloads.
extension Lowering {
  /// Whether the method takes the arguments whose type is `Any`, or a collection of it.
  func takesAny(_ method: Method, _ places: [Method.Fitting], _ call: Call) -> Bool {
    zip(places, method.types).allSatisfy { place, type in
      guard case .argument(let index) = place, call.values.indices.contains(index),
        let given = typeWithAny(of: call.values[index])
      else { return true }
      switch (type.wrapped, given) {
      case (.any, _): return true
      case (.parameter(let name), _):
        return given != .any || !method.constraints.contains { $0.subject == name }
      case (.named, .array): return true
      default: return type.hasShape(of: given)
      }
    }
  }

  /// Whether an argument that may be nil goes to a parameter of type `T?`, which is closer than `T`.
  func takesOptional(_ method: Method, _ places: [Method.Fitting], _ call: Call) -> Bool {
    zip(places, method.types).contains { place, type in
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .optional(.parameter) = type
      else { return false }
      return staticType(of: call.values[index])?.isOptional == true
    }
  }

  /// Whether an argument that may be nil goes to a parameter of just its type.
  func takesExactly(_ method: Method, _ places: [Method.Fitting], _ call: Call) -> Bool {
    zip(places, method.types).contains { place, type in
      guard case .argument(let index) = place, call.values.indices.contains(index), type.isOptional
      else { return false }
      return staticType(of: call.values[index]) == type
    }
  }
}
