import LifecycleModel

/// The errors among the arguments that unknown code gives to a closure. They are assumed to be nil.
struct GivenErrors: Sendable {
  /// The closure's body, and those of its lines whose conditions read such an error.
  var code: Int
  var lines: Set<Int>
  /// The assumption as steps word it.
  var because: String
}

extension Interpreter {
  /// The arguments with which unknown code calls a closure: those of a success, unless the user or a
  /// search says that there is an error.
  mutating func argumentsOfSuccess(_ number: Int) -> (values: [Value], errors: GivenErrors?) {
    let code = tree.codes[number]
    let parameters = code.parameters.enumerated().map { index, slot in
      (
        slot: slot, name: code.names[slot] ?? "$\(index)",
        type: code.parameterTypes.indices.contains(index) ? code.parameterTypes[index] : .any
      )
    }
    let outer = line
    // A method that was passed by name has no line of its own.
    line = code.line > 1 ? code.line : code.body.first?.line.line ?? code.line
    defer { line = outer }
    var errors: GivenErrors?
    var given: Set<Int> = []
    for (index, parameter) in parameters.enumerated()
    where Interpreter.isError(parameter.name, parameter.type) && parameter.type.mayBeNil {
      var lines: Set<Int> = []
      guard code.body.reads(parameter.slot, tree.value, &lines) else { continue }
      charge(code.body.count)
      let what = "the closure's \(parameter.name)"
      // Each call of the closure has its own error.
      setFact(AssumedValue.Kind.optional.rawValue, what, nil)
      let isNear = !tree.aboutHandlers.lines.isDisjoint(with: lines)
      let isStated = statedAssumption(.optional, numberInLine(what)) != nil
      let value = assume(what, .none, or: [.none, .some], affectsHandler: isNear)
      if value == .some {
        given.insert(index)
      } else if !isStated {
        errors = GivenErrors(
          code: number, lines: lines.union(errors?.lines ?? []),
          because: value.clause(about: what))
      }
    }
    let values = parameters.enumerated().map { index, parameter -> Value in
      if given.contains(index) { return .some(.opaque(parameter.name)) }
      let value = successful(parameter.name, parameter.type)
      if given.isEmpty || value == .none { return value }
      // With an error there is no result.
      if isGivenAsSuccess(parameter.name) { return .bool(false) }
      return parameter.type.mayBeNil ? .none : value
    }
    return (values, errors)
  }

  static func isError(_ name: String, _ type: TypeReference) -> Bool {
    if type.wrapped == .bool { return false }
    let lower = name.lowercased()
    return ["error", "err", "failure"].contains { lower.hasSuffix($0) }
      || type.wrapped.swiftName.hasSuffix("Error")
  }
}

extension TypeReference {
  /// Whether it is an Optional, or not known.
  fileprivate var mayBeNil: Bool {
    switch self {
    case .any, .optional: true
    default: false
    }
  }
}

extension [Statement] {
  /// Whether the statements read the variable. Adds to `lines` those whose conditions read it.
  fileprivate func reads(_ slot: Int, _ tree: ProgramTree, _ lines: inout Set<Int>) -> Bool {
    var isRead = false
    for statement in self {
      if statement.ownParts.contains(where: { $0.reads(slot, tree) }) {
        isRead = true
        lines.insert(statement.line.line)
      }
      for block in statement.blocks where block.reads(slot, tree, &lines) { isRead = true }
    }
    return isRead
  }
}

extension Expression {
  fileprivate func reads(_ slot: Int, _ tree: ProgramTree) -> Bool {
    var isRead = false
    visit { part in
      switch part {
      case .slot(slot): isRead = true
      case .closure(let code):
        if tree.codes[code].captures.contains(where: { $0.outer == slot }) { isRead = true }
      case .value(let body):
        var lines: Set<Int> = []
        if body.reads(slot, tree, &lines) { isRead = true }
      default: break
      }
    }
    return isRead
  }
}
