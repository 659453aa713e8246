import LifecycleModel

extension HandlerPaths {
  /// Pushes that need not be reported: those of another type than VoIP, and those whose metadata say so.
  struct Exemption {
    /// The slot of the parameter that holds the type or the metadata.
    var slot: Int

    /// Whether no report is required if all conditions together are `value`.
    func frees(_ conditions: [Condition], are value: Bool) -> Bool {
      // Several conditions together are false if only one of them is.
      guard value || conditions.count == 1 else { return false }
      return conditions.contains { condition in
        guard case .expression(let expression) = condition else { return false }
        return owes(expression).map { $0 != value } ?? false
      }
    }

    /// Whether no report is required in this case of a switch over the type.
    func frees(_ choice: SwitchCase, of subject: Expression) -> Bool {
      guard subject.isSlot(slot) else { return false }
      return !choice.patterns.contains { $0.pattern.caseName == "voIP" }
    }

    /// Whether a report is required if the expression is true; nil if the expression does not decide it.
    private func owes(_ expression: Expression) -> Bool? {
      switch expression {
      case .not(let inner): return owes(inner).map { !$0 }
      case .cast(let inner, _, _): return owes(inner)
      case .member(let owner, "mustReport"): return owner.isSlot(slot) ? true : nil
      case .binary(let operation, let left, let right)
      where operation == .equal || operation == .notEqual:
        let other = isType(left) ? right : isType(right) ? left : nil
        guard let other, let name = typeName(other) else { return nil }
        return (name == "voIP") == (operation == .equal)
      default: return nil
      }
    }

    private func isType(_ expression: Expression) -> Bool {
      if case .member(let owner, "rawValue") = expression { return isType(owner) }
      if case .cast(let inner, _, _) = expression { return isType(inner) }
      return expression.isSlot(slot)
    }

    /// `.voIP`, `PKPushType.voIP`.
    private func typeName(_ expression: Expression) -> String? {
      switch expression {
      case .implicitMember(let name), .literal(.member(let name)): return name
      case .member(let owner, "rawValue"): return typeName(owner)
      case .member(_, let name): return name
      case .cast(let inner, _, _): return typeName(inner)
      default: return nil
      }
    }
  }
}
