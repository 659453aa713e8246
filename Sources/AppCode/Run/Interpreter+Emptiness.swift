import LifecycleModel

/// Conditions and loops over one unknown list agree on whether it has elements, and conditions and
/// switches over one unknown Optional on whether it has a value.
extension Interpreter {
  /// The claim that a condition such as `list.isEmpty` or `list.count > 0` makes about a list; nil for other
  /// conditions.
  static func emptinessClaimed(by spelling: String) -> (list: String, isEmpty: Bool)? {
    for (ending, isEmpty) in endings where spelling.hasSuffix(ending) {
      let list = String(spelling.dropLast(ending.count))
      return list.isEmpty || list.hasPrefix("!") ? nil : (list, isEmpty)
    }
    return nil
  }

  func knownEmptiness(of list: String) -> Bool? {
    guard case .string(let word)? = held(Interpreter.emptinessFact, list) else { return nil }
    return word == "true"
  }

  mutating func noteEmptiness(_ isEmpty: Bool, of list: String) {
    if knownEmptiness(of: list) == isEmpty { return }
    setFact(Interpreter.emptinessFact, list, isEmpty ? "true" : "false")
  }

  /// Whether an unknown sequence has no elements. By default it has one.
  mutating func isEmpty(assumed list: String) -> Bool {
    if knownEmptiness(of: list) == true { return true }
    let isEmpty = assume(list, .once, or: [.empty]) == .empty
    noteEmptiness(isEmpty, of: list)
    return isEmpty
  }

  /// The cases of a switch that the Optional's known state leaves: `case nil` or the others.
  func optionalCases(_ names: [String], of what: String) -> [String] {
    let absent = names.contains("some") && names.contains("none") ? "none" : "nil"
    guard names.contains(absent) else { return names }
    switch storedAssumption(what, .optional) {
    case AssumedValue.none?: return [absent]
    case .some?: return names.filter { $0 != absent }
    default:
      let isThere = Opaque.isMade(what) || hasNonOptionalType(what)
      return isThere ? names.filter { $0 != absent } : names
    }
  }

  private static let endings: [(String, Bool)] = [
    (".isEmpty", true), (".count == 0", true), (".count < 1", true), (".count <= 0", true),
    (".count > 0", false), (".count >= 1", false), (".count != 0", false),
  ]

  private static let emptinessFact = "empty"
}
