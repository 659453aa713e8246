import LifecycleModel

/// Assignments that were skipped because of an assumption. A nil that such an assignment would have replaced traps only
/// under that assumption.
extension Interpreter {
  /// The root that stores the properties that were not assigned, and why.
  static let passedOverRoot = "passed over"

  /// Remembers the properties that a skipped branch would have assigned, because its condition was assumed.
  mutating func noteSkippedAssignments(_ branch: [Statement], because reason: String) {
    for name in assignedProperties(in: branch) {
      changeRoot(Interpreter.passedOverRoot) { passed in
        var entries: [Value.Entry] = []
        if case .dictionary(let known) = passed { entries = known }
        guard entries.value(named: name) == nil else { return }
        entries.change(named: name) { $0 = .string(reason) }
        passed = .dictionary(entries)
      }
    }
  }

  /// Called after an assignment: the property's value no longer depends on the assumption.
  mutating func forgetPassedOver(_ place: Place) {
    let name: String
    switch place {
    case .member(_, let member): name = member
    case .global(let index): name = tree.globals[index].name
    default: return
    }
    guard case .dictionary(let passed) = root(Interpreter.passedOverRoot),
      passed.value(named: name) != nil
    else { return }
    changeRoot(Interpreter.passedOverRoot) { known in
      var entries = passed
      entries.change(named: name) { $0 = .none }
      known = entries.isEmpty ? .none : .dictionary(entries)
    }
  }

  /// The reason to end the code when it unwraps nil. `words`: the trap's message.
  mutating func trapOnNil(_ words: String = Trap.foundNil) -> Unwinding {
    guard let last = lastNil, last.line == line,
      case .dictionary(let passed) = root(Interpreter.passedOverRoot),
      case .string(let reason)? = passed.value(named: last.property)
    else { return trap(words) }
    branches.append(reason)
    defer { branches.removeLast() }
    return trap(words)
  }

  /// Properties and global variables that the statements themselves assign, without those that called code assigns.
  private func assignedProperties(in statements: [Statement]) -> [String] {
    var names: [String] = []
    statements.visitExpressions { expression in
      guard case .assign(let place, _) = expression else { return }
      switch place {
      case .member(_, let name): names.append(name)
      case .global(let index): names.append(tree.globals[index].name)
      default: break
      }
    }
    return names
  }
}
