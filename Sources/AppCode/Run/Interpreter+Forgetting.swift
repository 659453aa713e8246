import LifecycleModel

/// Assumptions end when something that their expressions are made of changes.
extension Interpreter {
  /// Drops assumptions about expressions that contain the assigned name.
  mutating func forgetAssumptions(about name: String) {
    guard heap.rootCell != nil, !name.isEmpty else { return }
    for key in [Interpreter.assumedRoot, Interpreter.assumedAsideRoot, Interpreter.givenRoot] {
      guard case .dictionary(let entries) = root(key) else { continue }
      charge(Interpreter.searchWeight * entries.count)
      guard
        entries.contains(where: { $0.key.containsBytes(of: name) })
      else { continue }
      let kept = entries.filter { entry in
        // The key begins with the kind of the assumption.
        let text = entry.key.description
        // The next call of the closure sets it anew.
        if text.hasPrefix(Interpreter.successFact + " ")
          || text.hasPrefix(Interpreter.resultFact + " ")
        {
          return true
        }
        let what = key == Interpreter.givenRoot ? text[...] : text.drop { $0 != " " }
        return !Opaque.mentions(name, in: String(what))
      }
      if kept.count < entries.count { setRoot(key, kept.isEmpty ? .none : .dictionary(kept)) }
    }
  }

  /// A dictionary that a variable gets anew, such as the next push's `userInfo`, may have other elements at keys that
  /// cannot be known.
  mutating func forgetElements(of value: Value, inSlot slot: Int, of code: Int) {
    guard case .dictionary(let entries) = value.unwrapped, !entries.isEmpty,
      let name = tree.codes[code].names[slot]
    else { return }
    forgetAssumptions(about: name)
  }

  mutating func forgetAssumptions(madeOf place: Place) {
    guard heap.rootCell != nil else { return }
    switch place {
    case .slot(let slot), .observed(let slot, _, _), .computed(let slot, _):
      forgetAssumptions(about: tree.codes[codeNow].names[slot] ?? "")
    case .global(let index): forgetAssumptions(about: tree.globals[index].name)
    case .member(_, let name), .superMember(let name): forgetAssumptions(about: name)
    case .forced(let inner), .link(let inner), .index(let inner, _, _):
      forgetAssumptions(madeOf: inner)
    case .tuple(let parts): for part in parts { forgetAssumptions(madeOf: part) }
    case .value, .discard: break
    }
  }

  /// The same for the arguments of a method that iOS calls.
  mutating func forgetElements(of arguments: [Value], in code: Int) {
    for (slot, value) in zip(tree.codes[code].parameters, arguments) {
      forgetElements(of: value, inSlot: slot, of: code)
    }
  }

  /// Cost of each assumption that an assignment checks.
  private static let searchWeight = 64
}
