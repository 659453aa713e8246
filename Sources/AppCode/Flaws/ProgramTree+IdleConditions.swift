/// Conditions that guard only output and calls of unknown code. They cannot change an answer.
extension ProgramTree {
  /// Finds such conditions and bodies. `properties`: the properties that no code reads.
  mutating func findIdleCode(_ properties: [String]) {
    findPlainSlots()
    findSuites()
    var effects = Effects(tree: self, idleProperties: Set(properties))
    var idle: Set<Int> = []
    var others: Set<Int> = []
    for code in codes {
      effects.visit(code.body, of: code) { line, matters in
        if matters { others.insert(line) } else { idle.insert(line) }
      }
    }
    idleConditions = idle.subtracting(others)
    idleCodes = Set(codes.indices.filter { !effects.matters(code: $0) })
    let slice = HandlerSlice(self)
    note(slice)
    asksForGrants = slice.index.asksForGrants
    reportingCalls = DeadlineCode(self, slice.index, names: ["reportNewIncomingCall"])
    endingBackgroundTasks = DeadlineCode(self, slice.index, names: ["endBackgroundTask"])
    var repeatable = RepeatableCode(self) { properties.contains($0) }
    repeatableCodes = repeatable.codes()
    reachableNames = ReachableNames(self)
    // An unknown expression keeps the value of its first line, even if that line is idle.
    let unknowns = slice.index.unknowns
    let deciding = others.union(aboutHandlers.lines).subtracting(idleConditions)
    let asked = Set(unknowns.filter { deciding.contains($0.line) }.map(\.text))
    idleConditions.subtract(unknowns.filter { asked.contains($0.text) }.map(\.line))
  }

  private mutating func note(_ slice: HandlerSlice) {
    aboutHandlers = slice.relevance
    let names = aboutHandlers.names
    var repeatable = RepeatableCode(self) { !names.contains($0) }
    aboutHandlers.repeatable = repeatable.codes()
  }

  /// The tree for questions about handlers when no event grants a fetch or a background task. Code that asks for grants
  /// is then irrelevant.
  var withoutGrants: ProgramTree {
    var tree = self
    tree.note(HandlerSlice(self, playsGrants: false))
    return tree
  }
}

/// Finds statements that do more than call unknown code.
private struct Effects {
  let tree: ProgramTree
  let idleProperties: Set<String>
  /// The methods of all types, by their names without labels.
  private let methods: [String: [Method]]
  private var known: [Int: Bool] = [:]

  init(tree: ProgramTree, idleProperties: Set<String>) {
    self.tree = tree
    methods = Dictionary(grouping: tree.types.values.flatMap(\.methods), by: \.baseName)
    self.idleProperties = idleProperties
  }

  /// Calls `tell` for each statement with branches, with whether one of the branches is relevant.
  mutating func visit(
    _ body: [Statement], of code: Code, _ tell: (Int, Bool) -> Void
  ) {
    for statement in body {
      let blocks = statement.blocks
      if blocks.isEmpty { continue }
      switch statement.kind {
      case .ifElse, .guardElse, .switchOver, .whileLoop, .forIn:
        let matters = blocks.contains { block in self.matters(block, code) }
        tell(statement.line.line, matters)
      default: break
      }
      for block in blocks { visit(block, of: code, tell) }
    }
  }

  private mutating func matters(_ body: [Statement], _ code: Code) -> Bool {
    for statement in body where matters(statement, code) { return true }
    return false
  }

  private mutating func matters(_ statement: Statement, _ code: Code) -> Bool {
    if statement.line.mark != nil { return true }
    switch statement.kind {
    case .return, .throwError, .break, .continue: return true
    default:
      for part in statement.ownParts where matters(part, code) { return true }
      for block in statement.blocks where matters(block, code) { return true }
      return false
    }
  }

  private mutating func matters(_ expression: Expression, _ code: Code) -> Bool {
    switch expression {
    case .assign(.member(.value, let name), let value),
      .assign(.member(.slot, let name), let value):
      return !idleProperties.contains(name) || matters(value, code)
    case .assign, .compound, .callValue, .custom: return true
    case .closure(let number): return matters(code: number)
    case .value(let body): return matters(body, code)
    case .callNamed(let call):
      if KnownNames.traps.contains(call.name) { return true }
      if tree.types[call.name] != nil || KnownType.isKnown(call.name) { return true }
      let own = tree.functions.filter { $0.baseName == call.name }
      for method in own where matters(code: method.code) { return true }
      return matters(arguments: call.values, code)
    case .callMember(let owner, _, let call):
      if isUnknown(owner, code) { return matters(arguments: [owner] + call.values, code) }
      guard let own = methods[call.name] else { return true }
      for method in own.sorted(by: { $0.code < $1.code }) where matters(code: method.code) {
        return true
      }
      return matters(arguments: call.values, code)
    default:
      for part in expression.parts where matters(part, code) { return true }
      return false
    }
  }

  /// Whether the arguments are relevant. A handler is.
  private mutating func matters(arguments: [Expression], _ code: Code) -> Bool {
    for argument in arguments {
      if case .slot(let slot) = argument, case .function? = code.slotTypes[slot]?.wrapped {
        return true
      }
      if matters(argument, code) { return true }
    }
    return false
  }

  mutating func matters(code number: Int) -> Bool {
    if let found = known[number] { return found }
    // Recursive calls add nothing.
    known[number] = false
    let code = tree.codes[number]
    // Statements that return a value have no other effect.
    let found = code.body.contains { statement in
      if case .return(let value) = statement.kind, statement.line.mark == nil {
        return value.map { matters($0, code) } ?? false
      }
      return matters(statement, code)
    }
    known[number] = found
    return found
  }

  /// Whether it is an unknown name, a member or call of one, or a property of unknown type.
  private func isUnknown(_ owner: Expression, _ code: Code) -> Bool {
    switch owner {
    case .literal(.opaque): return true
    case .member(.slot(let slot), let name)
    where slot == code.selfSlot || code.names[slot] == "self":
      guard let own = code.owner, let index = tree.tables[own]?.fields[name],
        case .named(let type)? = tree.tables[own]?.layout[index].type?.wrapped
      else { return false }
      return tree.types[type] == nil && !KnownType.isKnown(type)
    case .member(let inner, _), .link(let inner), .chain(let inner), .forced(let inner),
      .index(let inner, _, _), .callMember(let inner, _, _), .callValue(let inner, _):
      return isUnknown(inner, code)
    case .callNamed(let call):
      return tree.types[call.name] == nil && !KnownType.isKnown(call.name)
        && !tree.functions.contains { $0.baseName == call.name }
    default: return false
    }
  }
}

extension Statement {
  /// The blocks directly inside the statement.
  var blocks: [[Statement]] {
    switch kind {
    case .ifElse(_, let body, let otherwise): return [body, otherwise]
    case .guardElse(_, let body), .whileLoop(_, let body), .repeatLoop(let body, _),
      .forIn(_, _, _, let body, _), .later(let body):
      return [body]
    case .switchOver(_, let cases): return cases.map(\.body)
    case .doBlock(let body, let clauses): return [body] + clauses.map(\.body)
    case .labelled(_, let inner): return [[inner]]
    case .expression, .declare, .destructure, .return, .throwError, .break, .continue,
      .fallThrough, .pass:
      return []
    }
  }

  /// The expressions of the statement without those of its blocks.
  var ownParts: [Expression] {
    switch kind {
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _),
      .whileLoop(let conditions, _):
      return conditions.flatMap(\.parts)
    case .switchOver(let subject, _): return [subject]
    case .forIn(_, let sequence, let filter, _, _): return [sequence] + (filter.map { [$0] } ?? [])
    case .repeatLoop(_, let condition): return [condition]
    case .doBlock, .later, .labelled: return []
    default: return parts
    }
  }
}
