/// Stored properties that can never affect control flow: code writes, increments and prints them,
/// and no other expression reads them. Worlds that differ only in these behave alike.
extension DelegateProgram {
  /// Indices in `propertyNames`. Decided by name, for any owner: a name that is read anywhere is
  /// not idle.
  static func idleProperties(of tree: ProgramTree) -> [Int] {
    var steering: Set<String> = []
    for code in tree.codes {
      for part in code.body.flatMap(\.parts) { collect(part, isTold: false, into: &steering) }
    }
    return tree.delegateFields.enumerated().compactMap { index, field in
      let isWatched = field.isLazy || field.willSet != nil || field.didSet != nil
      return isWatched || steering.contains(field.name) ? nil : index
    }
  }

  /// Collects the names that an expression reads. `isTold`: its value is only printed.
  private static func collect(
    _ expression: Expression, isTold: Bool, into steering: inout Set<String>
  ) {
    var isTold = isTold
    switch expression {
    case .member(_, let name):
      if !isTold { steering.insert(name) }
    case .callNamed(let call):
      isTold = telling.contains(call.name)
      steering.insert(call.name)
    case .callMember(_, _, let call):
      isTold = false
      steering.insert(call.name)
    case .callValue, .callImplicit, .callSuper, .index, .value, .closure, .custom:
      isTold = false
    default: steering.formUnion(expression.keyPathNames)
    }
    for part in expression.parts { collect(part, isTold: isTold, into: &steering) }
  }

  private static let telling: Set = ["print", "debugPrint", "NSLog", "os_log"]
}
