import LifecycleModel

/// The program slice for questions about completion handlers: the code that may decide whether, how often and when a
/// handler is called. In these lines, a search tries all values of unknown expressions; elsewhere it uses the default
/// assumptions.
///
/// The slice identifies variables by name and mostly ignores the order of statements, so it is too large rather than
/// too small. It omits traps, because no answer may depend on one.
struct HandlerSlice {
  /// Local variables by the body that declares them; properties and globals by name.
  enum Variable: Hashable {
    case local(code: Int, slot: Int)
    case named(String)
    /// UserDefaults, as a whole.
    case defaults
    /// The value that UserDefaults hold under a key.
    case stored(String)
  }

  /// Lines with relevant decisions.
  var lines: Set<Int> = []
  /// Variables whose values affect such a decision.
  var steering: Set<Variable> = []
  /// Variables that may hold a completion handler or a relevant closure.
  var holders: Set<Variable> = []
  /// Parameters in which iOS passes a completion handler.
  var handlers: Set<Variable> = []

  let tree: ProgramTree
  let index: ProgramNames
  /// Bodies with a relevant effect.
  var effects: Set<Int> = []
  /// Bodies whose result is relevant.
  var results: Set<Int> = []
  /// Bodies that must not wait forever.
  var waits: Set<Int> = []
  /// Names that only decide about traps.
  private(set) var kept: Set<String> = []
  /// The actions of the last visited block.
  private var actions: [HandlerAction]? = []
  private var isStable = false
  var line = 0

  /// Whether iOS grants fetches and background tasks.
  let playsGrants: Bool

  init(_ tree: ProgramTree, playsGrants: Bool = true) {
    self.tree = tree
    self.playsGrants = playsGrants
    index = ProgramNames(tree)
    findEntries()
    readKeyPaths()
    repeat {
      isStable = true
      for number in tree.codes.indices {
        if walk(tree.codes[number].body, number, follows: false).contains(.effect) {
          addEffect(number)
        }
      }
      for name in index.initials.keys where steering.contains(.named(name)) {
        for code in index.initials[name] ?? [] { addResult(code) }
      }
    } while !isStable
    addLinesWithSameUnknowns()
  }

  /// Lines of `catch` and `try?` that decide about handlers although only code outside of the files can throw there. No
  /// search tries their error path.
  var untaken: Set<Int> = []

  /// The relation of a statement to handlers.
  struct Bearing: OptionSet {
    let rawValue: Int
    static let effect = Bearing(rawValue: 1)
    /// It returns a value that another decision reads.
    static let result = Bearing(rawValue: 2)
    /// It ends the process. Its conditions are part of a world's key, but a search does not branch on them, because no
    /// answer may depend on an assumed trap.
    static let trap = Bearing(rawValue: 4)

    var isDecided: Bool { !subtracting(.trap).isEmpty }
  }

  mutating func addEffect(_ code: Int) {
    if effects.insert(code).inserted { isStable = false }
  }

  mutating func addResult(_ code: Int) {
    if results.insert(code).inserted { isStable = false }
  }

  mutating func addWait(_ code: Int) {
    if waits.insert(code).inserted { isStable = false }
  }

  mutating func hold(_ variable: Variable) {
    if holders.insert(variable).inserted { isStable = false }
  }

  mutating func steer(_ variable: Variable) {
    if steering.insert(variable).inserted { isStable = false }
  }

  /// Finds methods that iOS calls with a completion handler, and `async` methods that complete it
  /// by returning.
  mutating func findEntries() {
    let names = Set(Callback.allCases.map(\.swiftName))
    let asyncNames = Set(ProgramTree.asyncForms.map(\.name))
    for method in tree.types.values.flatMap(\.methods) {
      if method.isAsync, asyncNames.contains(method.fullName) { waits.insert(method.code) }
      guard names.contains(method.fullName) else { continue }
      let code = tree.codes[method.code]
      for (slot, type) in zip(code.parameters, code.parameterTypes) where type.isFunction {
        holders.insert(variable(slot, method.code))
        handlers.insert(variable(slot, method.code))
      }
    }
  }

  /// The variable in a slot. For a captured one, that of the enclosing body.
  func variable(_ slot: Int, _ code: Int) -> Variable {
    var (slot, code) = (slot, code)
    while let parent = index.parents[code],
      let capture = tree.codes[code].captures.first(where: { $0.inner == slot })
    {
      (slot, code) = (capture.outer, parent)
    }
    return .local(code: code, slot: slot)
  }

  // MARK: Statements

  /// Visits a block and returns its relation to handlers. `follows`: relevant code comes after it.
  /// `inPass`: relevant code comes after it in the same pass of the enclosing `for` loop; nil
  /// outside of such a loop.
  mutating func walk(
    _ body: [Statement], _ code: Int, follows: Bool, inPass: Bool? = nil
  ) -> Bearing {
    var bearing: Bearing = []
    var actions: [HandlerAction]? = []
    for statement in body.reversed() {
      let found = visit(
        statement, code, follows: follows || bearing.isDecided,
        inPass: inPass.map { $0 || bearing.isDecided })
      bearing.formUnion(found)
      actions = self.actions(of: statement, found, before: actions, code)
    }
    self.actions = actions
    return bearing
  }

  mutating func visit(
    _ statement: Statement, _ code: Int, follows: Bool, inPass: Bool?
  ) -> Bearing {
    let blocks = statement.blocks
    let isLoop = statement.isLoop
    let inOwnPass = statement.isFor ? false : isLoop ? nil : inPass
    var bearing: Bearing = []
    var ways: [[HandlerAction]?] = []
    for block in blocks {
      bearing.formUnion(walk(block, code, follows: follows, inPass: inOwnPass))
      ways.append(actions)
      if isLoop, bearing.isDecided {
        bearing.formUnion(walk(block, code, follows: true, inPass: inOwnPass))
      }
    }
    let isDecisive =
      (bearing.isDecided
        || ((follows || results.contains(code)) && blocks.leave(byContinue: inPass == nil))
        || (inPass == true && blocks.leave(byContinue: true)))
      && !statement.isSame(onAll: ways)
    line = statement.line.line
    if bearing.contains(.trap), !isDecisive {
      for part in statement.ownParts { kept.formUnion(part.memberNames(of: tree)) }
    }
    switch statement.kind {
    case .expression(let value):
      if case .callNamed(let call) = value, KnownNames.traps.contains(call.name) {
        bearing.insert(.trap)
      }
      if matters(value, code) { bearing.insert(.effect) }
    case .declare(let slot, let value):
      if let value { bearing.formUnion(bind([slot], value, code)) }
    case .destructure(let pattern, let value):
      bearing.formUnion(bind(pattern.slots, value, code))
    case .return(let value):
      guard let value else { break }
      if matters(value, code) { bearing.insert(.effect) }
      if results.contains(code) {
        read(value, code)
        bearing.insert(.result)
      }
    case .throwError(let value):
      if matters(value, code) { bearing.insert(.effect) }
      if results.contains(code) {
        read(value, code)
        bearing.insert(.result)
      }
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _),
      .whileLoop(let conditions, _):
      bearing.formUnion(visit(conditions, code, isDecisive: isDecisive))
    case .repeatLoop(_, let condition):
      if matters(condition, code) { bearing.insert(.effect) }
      if isDecisive { read(condition, code) }
    case .forIn(let pattern, let sequence, let filter, _, _):
      bearing.formUnion(bind(pattern.slots, sequence, code))
      if let filter, matters(filter, code) { bearing.insert(.effect) }
      if isDecisive {
        read(sequence, code)
        if let filter { read(filter, code) }
      }
    case .switchOver(let subject, let cases):
      bearing.formUnion(
        bind(cases.flatMap { $0.patterns.flatMap { $0.pattern.slots } }, subject, code))
      guard isDecisive else { break }
      read(subject, code)
      for choice in cases {
        line = choice.label.line
        for (pattern, filter) in choice.patterns {
          for part in pattern.parts + (filter.map { [$0] } ?? []) { read(part, code) }
        }
      }
    case .doBlock(let body, let clauses):
      let isCaught = clauses.contains { clause in
        clause.body.contains(where: \.exits) || walk(clause.body, code, follows: false).isDecided
      }
      if isCaught { noteThrowers(in: body.flatMap(\.parts)) }
      if let first = clauses.first, isCaught || bearing.isDecided,
        mayThrowElsewhere(body.flatMap(\.parts))
      {
        untaken.insert(first.label.line)
      }
    case .later, .labelled, .break, .continue, .fallThrough, .pass: break
    }
    // An error skips the following statements.
    if follows || bearing.isDecided || results.contains(code) {
      noteThrowers(in: statement.ownParts)
    }
    return bearing
  }

  mutating func visit(
    _ conditions: [Condition], _ code: Int, isDecisive: Bool
  ) -> Bearing {
    var bearing: Bearing = []
    // A condition with an effect is evaluated only if the earlier ones hold.
    var decides = isDecisive
    for condition in conditions.reversed() {
      for part in condition.parts {
        let found = bind(condition.slots, part, code)
        if found.isDecided { decides = true }
        bearing.formUnion(found)
        if decides { read(part, code) }
        if decides, part.hasTryOptional, mayThrowElsewhere([part]) { untaken.insert(line) }
      }
    }
    return bearing
  }

  /// The relation of an assignment to `slots`.
  mutating func bind(_ slots: [Int], _ value: Expression, _ code: Int) -> Bearing {
    var bearing: Bearing = matters(value, code) ? .effect : []
    let isCarried = carries(value, code)
    for slot in slots {
      let variable = variable(slot, code)
      if isCarried { hold(variable) }
      if steering.contains(variable) {
        read(value, code)
        bearing.insert(.result)
      }
    }
    return bearing
  }

  /// Whether the expressions call only code whose errors are not simulated.
  private func mayThrowElsewhere(_ parts: [Expression]) -> Bool {
    var (calls, isPlayed) = (false, false)
    for part in parts {
      part.visit { inner in
        let name = inner.calledName
        if let name, HandlerSlice.throwsPlayed.contains(name) { isPlayed = true }
        if index.callees(of: inner).contains(where: index.throwing.contains) { isPlayed = true }
        calls = calls || name != nil
      }
    }
    return calls && !isPlayed
  }

  /// Methods whose errors are simulated.
  private static let throwsPlayed: Set = [
    "decode", "encode", "jsonObject", "submit", "sleep", "checkCancellation",
    "requestAuthorization",
  ]

  /// Marks errors that the expressions may throw, because they decide which code runs next.
  mutating func noteThrowers(in parts: [Expression]) {
    for part in parts {
      part.visit { inner in
        for code in index.callees(of: inner) where index.throwing.contains(code) {
          addResult(code)
        }
        if case .callValue = inner {
          for code in index.closures where index.throwing.contains(code) { addResult(code) }
        }
      }
    }
  }

  /// Marks properties in key paths as read, because a key path can be used anywhere.
  private mutating func readKeyPaths() {
    for part in tree.codes.flatMap({ $0.body.flatMap(\.parts) }) {
      part.visit { inner in
        for name in inner.keyPathNames { steer(.named(name)) }
      }
    }
  }

  // MARK: Unknown things

  /// Adds lines that read the same unknown expressions as the slice. An unknown expression keeps its value, so the line
  /// that reads it first determines it.
  mutating func addLinesWithSameUnknowns() {
    let spelled = index.unknowns
    let deciding = Set(spelled.filter { lines.contains($0.line) }.map(\.text))
    for (line, text) in spelled where deciding.contains(text) { lines.insert(line) }
  }
}

extension Expression {
  fileprivate var hasTryOptional: Bool {
    var isFound = false
    visit { if case .tryOptional = $0 { isFound = true } }
    return isFound
  }

  /// The properties and globals that it reads.
  func memberNames(of tree: ProgramTree) -> Set<String> {
    var names: Set<String> = []
    visit { part in
      switch part {
      case .member(_, let name), .superMember(let name): names.insert(name)
      case .global(let number): names.insert(tree.globals[number].name)
      default: break
      }
    }
    return names
  }
}
