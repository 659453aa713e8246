/// Stored properties that can never affect control flow: code writes, increments and prints them,
/// and no other expression reads them. Worlds that differ only in these behave alike.
extension DelegateProgram {
  /// Indices in `propertyNames`. Decided by name, for any owner: a name that is read anywhere is
  /// not idle.
  static func idleProperties(of tree: ProgramTree) -> [Int] {
    var reads = PropertyReads(tree)
    for code in tree.codes {
      for part in code.body.flatMap(\.parts) { reads.collect(part, isTold: false) }
    }
    return tree.delegateFields.enumerated().compactMap { index, field in
      let isWatched = field.isLazy || field.willSet != nil || field.didSet != nil
      return isWatched || reads.names.contains(field.name) ? nil : index
    }
  }
}

/// Collects the names that expressions read.
private struct PropertyReads {
  private(set) var names: Set<String> = []
  private var types: [String: TypeReference] = [:]

  init(_ tree: ProgramTree) {
    for field in tree.delegateFields { types[field.name] = field.type }
  }

  /// `isTold`: the value of the expression is only printed.
  mutating func collect(_ expression: Expression, isTold: Bool) {
    var isTold = isTold
    switch expression {
    case .member(_, let name), .extensionMember(_, let name, _):
      if !isTold { names.insert(name) }
    case .compound(.member(_, let name), let sign, _):
      if overflows(name, sign) { names.insert(name) }
    case .callNamed(let call):
      isTold =
        PropertyReads.telling.contains(call.name) && !call.labels.contains("to")
        && !call.values.contains(where: \.mayTrap)
      names.insert(call.name)
    case .callMember(_, _, let call):
      isTold = false
      names.insert(call.name)
    case .callValue, .callImplicit, .callSuper, .index, .value, .closure, .custom:
      isTold = false
    default: names.formUnion(expression.keyPathNames)
    }
    for part in expression.parts { collect(part, isTold: isTold) }
  }

  /// Whether repeating the assignment can trap. Sums in 32 or more bits count as safe, because no search is long enough
  /// to overflow them.
  private func overflows(_ name: String, _ sign: BinaryOperator) -> Bool {
    let isSmall: Bool
    let isUnsigned: Bool
    switch types[name] {
    case nil, .int: (isSmall, isUnsigned) = (false, false)
    case .integer(let type):
      isSmall = type.rawValue.hasSuffix("8") || type.rawValue.hasSuffix("16")
      isUnsigned = type.rawValue.hasPrefix("U")
    default: return false
    }
    switch sign {
    case .multiply, .divide, .remainder: return true
    case .subtract: return isSmall || isUnsigned
    case .add: return isSmall
    default: return false
    }
  }

  private static let telling: Set = ["print", "debugPrint", "NSLog", "os_log"]
}

extension Expression {
  /// Whether evaluating it calls code or can end the process.
  fileprivate var mayTrap: Bool {
    switch self {
    case .callNamed, .callValue, .callMember, .callImplicit, .callSuper, .index, .forced,
      .tryForced, .cast(_, _, .forced), .custom, .value, .closure,
      .binary(.subtract, _, _), .binary(.multiply, _, _), .binary(.divide, _, _),
      .binary(.remainder, _, _), .binary(.range, _, _), .binary(.closedRange, _, _):
      return true
    default: return parts.contains(where: \.mayTrap)
    }
  }
}
