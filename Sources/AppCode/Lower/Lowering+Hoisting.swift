import LifecycleModel

/// Places that contain calls: `find("b")?.tags.insert("x")`, `counts[next()] += 1`. Each call runs once, before the
/// load and the store.
extension Lowering {
  /// The place with variables instead of calls, and the assignments to these variables; nil if it
  /// has no calls.
  func hoisted(_ place: Place) -> (place: Place, steps: [Expression])? {
    var steps: [Expression] = []
    let place = place.replacingCalls { call in
      guard hasOwnCall(call) else { return nil }
      let slot = scope.newSlot()
      scope.setType(staticType(of: call), ofSlot: slot)
      steps.append(.assign(.slot(slot), call))
      return slot
    }
    return steps.isEmpty ? nil : (place, steps)
  }

  /// Empties the variables after the statement, so that they keep no object alive.
  func releases(of steps: [Expression]) -> [Expression] {
    steps.compactMap { step in
      guard case .assign(let place, _) = step else { return nil }
      return .assign(place, .literal(.none))
    }
  }

  /// Whether evaluation runs code of the files, which must not run twice.
  private func hasOwnCall(_ expression: Expression) -> Bool {
    switch expression {
    case .callValue, .callSuper: return true
    case .callNamed(let call):
      return tree.types[call.name] != nil || tree.functions.contains { $0.baseName == call.name }
    case .callMember(let inner, _, let call):
      return ownMembers.contains(call.name) || hasOwnCall(inner)
    case .chain(let inner), .cast(let inner, _, _), .forced(let inner), .link(let inner),
      .member(let inner, _), .extensionMember(let inner, _, _), .negate(let inner):
      return hasOwnCall(inner)
    case .binary(_, let left, let right): return hasOwnCall(left) || hasOwnCall(right)
    default: return false
    }
  }

  /// Whether a method of that name may change its receiver.
  func mayMutate(_ name: String) -> Bool {
    Lowering.mutatingMethods.contains(name)
      || tree.types.values.contains { type in
        type.methods(name).contains(where: \.isMutating)
      }
  }

  /// Mutating methods of the library.
  static let mutatingMethods: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "removeSubrange", "replaceSubrange", "updateValue", "update", "popFirst", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "toggle", "negate", "merge", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract",
  ]
}

extension Expression {
  /// Whether it is a property or an element.
  var isPart: Bool {
    switch self {
    case .member, .index, .cast(.index, _, .known): return true
    case .link(let inner), .forced(let inner): return inner.isPart
    default: return false
    }
  }
}

extension Place {
  /// `slot` creates a variable for an expression, or returns nil if the expression may stay.
  fileprivate func replacingCalls(_ slot: (Expression) -> Int?) -> Place {
    switch self {
    case .member(let base, let name): return .member(base.replacingCalls(slot), name)
    case .index(let base, let keys, let spelling):
      let base = base.replacingCalls(slot)
      // After `x?` keys are evaluated only if `x` is not nil.
      if base.hasLink { return .index(base, keys, spelling: spelling) }
      return .index(
        base, keys.map { key in slot(key).map { .slot($0) } ?? key }, spelling: spelling)
    case .forced(let base): return .forced(base.replacingCalls(slot))
    case .link(let base): return .link(base.replacingCalls(slot))
    case .value(let start):
      guard let made = slot(start) else { return self }
      if case .chain = start { return .link(.slot(made)) }
      return .slot(made)
    case .slot, .global, .tuple, .superMember, .observed, .computed, .discard: return self
    }
  }
}
