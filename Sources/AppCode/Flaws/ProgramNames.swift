/// The declarations that a name may refer to, in any type. A class, because its users copy it often.
final class ProgramNames {
  /// The enclosing body of each closure.
  let parents: [Int: Int]
  /// Closures and local functions with parameters.
  let closures: [Int]
  /// Default values of the parameters of functions, methods and initializers.
  let defaults: [Int: [Int]]
  /// Bodies that may throw an error, themselves or in a called function.
  private(set) var throwing: Set<Int> = []
  let getters: [String: [Int]]
  /// Setters and observers.
  let setters: [String: [Int]]
  /// Initial values of properties and globals.
  let initials: [String: [Int]]
  private let methods: [String: [Int]]
  private let initialisers: [String: [Int]]
  /// Types that the files declare or extend, by their names without enclosing types.
  private let typeNames: Set<String>
  /// Names of properties and globals of unknown type, with any owner.
  private let ofUnknownType: Set<String>
  /// Names of properties that the files assign to, with any owner.
  private let assigned: Set<String>
  /// Bodies and properties in the files' extensions of other types.
  private let extending: (codes: Set<Int>, names: Set<String>)
  /// Bodies that a posted notification may run; nil if unknown.
  private let observers: Set<Int>?
  private let takingCentre: Set<Int>
  /// Names of properties and globals whose `delegate` PushLab never calls, with any owner.
  let withoutPlayedDelegate: Set<String>
  /// The labels of functions, methods and initialisers.
  private let labels: [Int: [String]]
  private let tree: ProgramTree

  init(_ tree: ProgramTree) {
    self.tree = tree
    var parents: [Int: Int] = [:]
    var assigned: Set<String> = []
    for (number, code) in tree.codes.enumerated() {
      for part in code.body.flatMap(\.parts) {
        part.visit { inner in
          switch inner {
          case .closure(let closure): parents[closure] = number
          case .assign(.member(_, let name), _), .compound(.member(_, let name), _, _),
            .reference(.member(_, let name)):
            assigned.insert(name)
          default: break
          }
        }
      }
    }
    self.parents = parents
    closures = parents.keys.filter { !tree.codes[$0].parameters.isEmpty }.sorted()
    self.assigned = assigned
    withoutPlayedDelegate = tree.withoutPlayedDelegate
    ofUnknownType = ProgramNames.namesOfUnknownType(in: tree)
    typeNames = Set(tree.types.keys.map(ProgramNames.last))
    extending = ProgramNames.extensions(in: tree)
    var getters: [String: [Int]] = [:]
    var setters: [String: [Int]] = [:]
    var initials: [String: [Int]] = [:]
    var methods: [String: [Int]] = [:]
    var initialisers: [String: [Int]] = [:]
    for method in tree.functions { methods[method.baseName, default: []].append(method.code) }
    for (name, type) in tree.types {
      for method in type.methods { methods[method.baseName, default: []].append(method.code) }
      initialisers[name] = type.initialisers.map(\.code)
      for property in type.computed + type.observers {
        getters[property.name, default: []] += [property.getter].compactMap { $0 }
        setters[property.name, default: []] += [
          property.setter, property.willSet, property.didSet,
        ].compactMap { $0 }
      }
      for field in type.fields {
        setters[field.name, default: []] += [field.willSet, field.didSet].compactMap { $0 }
        initials[field.name, default: []] += [field.initial].compactMap { $0 }
      }
    }
    for global in tree.globals {
      setters[global.name, default: []] += [global.willSet, global.didSet].compactMap { $0 }
      initials[global.name, default: []] += [global.initial].compactMap { $0 }
    }
    self.getters = getters
    self.setters = setters
    self.initials = initials
    self.methods = methods
    observers = ProgramNames.observers(in: tree, methods)
    self.initialisers = initialisers
    takingCentre = ProgramNames.globalsThatTakeCentre(in: tree, initialisers)
    let all = tree.functions + tree.types.values.flatMap { $0.methods + $0.initialisers }
    labels = Dictionary(all.map { ($0.code, $0.labels) }, uniquingKeysWith: { one, _ in one })
    defaults = Dictionary(
      all.map { ($0.code, $0.defaults.compactMap { $0 }) }, uniquingKeysWith: { one, _ in one })
    throwing = findThrowing()
  }

  private func findThrowing() -> Set<Int> {
    var callers: [Int: Set<Int>] = [:]
    for (number, code) in tree.codes.enumerated() {
      for part in code.body.flatMap(\.parts) {
        part.visit { inner in
          for callee in callees(of: inner) { callers[callee, default: []].insert(number) }
        }
      }
    }
    var found = Set(tree.codes.indices.filter { tree.codes[$0].throwsItself })
    var fresh = found
    while !fresh.isEmpty {
      let next = fresh.reduce(into: Set<Int>()) { $0.formUnion(callers[$1] ?? []) }
      fresh = next.subtracting(found)
      found.formUnion(fresh)
    }
    return found
  }

  /// Whether it is the name of a property or a global variable of the files.
  func isProperty(_ name: String) -> Bool { initials[name] != nil }

  /// Bodies of the files that the expression may call directly.
  func callees(of expression: Expression) -> [Int] {
    switch expression {
    case .callMember(let owner, _, let call):
      let found = callees(of: call)
      return call.chosen == nil && isForeign(owner)
        ? found.filter(extending.codes.contains) : found
    case .callNamed(let call), .callImplicit(let call), .callSuper(let call):
      return callees(of: call)
    case .custom(let name, _): return methods[name] ?? []
    default: return []
    }
  }

  private func callees(of call: Call) -> [Int] {
    if let chosen = call.chosen { return [chosen] }
    let found = (methods[call.name] ?? []) + (initialisers[call.name] ?? [])
    let given = call.labels.dropLast(call.trailing).filter { $0 != "_" }
    if given.isEmpty { return found }
    return found.filter { code in labels[code].map { given.allSatisfy($0.contains) } ?? true }
  }

  /// Whether reading it may set UNUserNotificationCenter's delegate: `Pushes.shared`.
  func takesCentre(_ value: Expression) -> Bool {
    guard !takingCentre.isEmpty else { return false }
    switch value {
    case .global(let number): return takingCentre.contains(number)
    case .member(.literal(.type(let path)), let name):
      let type = ProgramNames.last(ofPath: path)
      return takingCentre.contains { number in
        let global = tree.globals[number]
        return global.name == name && global.owner.map(ProgramNames.last) == type
      }
    default: return false
    }
  }

  /// Whether the expression is a system object or unknown. Such a value has no methods of the files
  /// except those in extensions.
  func isForeign(_ value: Expression) -> Bool {
    switch value {
    case .literal(.opaque), .literal(.system): return true
    case .literal(.type(let name)): return !typeNames.contains(ProgramNames.last(ofPath: name))
    case .member(let owner, let name):
      return isForeign(owner) && name != "delegate" && !assigned.contains(name)
        && !extending.names.contains(name)
    case .callMember(let owner, _, let call):
      // A closure may return an object of the app.
      return isForeign(owner) && !call.values.contains(where: \.isClosure)
        && !extending.names.contains(call.name)
    case .link(let inner), .chain(let inner), .forced(let inner): return isForeign(inner)
    default: return false
    }
  }

  private static func last(ofPath name: String) -> String {
    String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }

  /// Whether a method of the named value may change a value of the app.
  func isChangeable(_ name: String) -> Bool {
    (setters[name] != nil || assigned.contains(name)) && !ofUnknownType.contains(name)
  }

  /// Whether a posted notification may run code in `effects`.
  func observersMatter(_ effects: Set<Int>) -> Bool {
    observers.map { !$0.isDisjoint(with: effects) } ?? true
  }

  private static func namesOfUnknownType(in tree: ProgramTree) -> Set<String> {
    var unknown: Set<String> = []
    var known: Set<String> = []
    func add(_ name: String, _ type: TypeReference?, _ initial: Int? = nil) {
      let type = type ?? initial.flatMap { tree.typeMade(by: $0) }
      if case .named(let path)? = type?.wrapped, tree.types[path] == nil, !KnownType.isKnown(path) {
        unknown.insert(name)
      } else {
        known.insert(name)
      }
    }
    for type in tree.types.values {
      for field in type.fields { add(field.name, field.type, field.initial) }
      for property in type.computed { add(property.name, property.type) }
    }
    for global in tree.globals { add(global.name, global.type, global.initial) }
    return unknown.subtracting(known)
  }

  private static func extensions(in tree: ProgramTree) -> (codes: Set<Int>, names: Set<String>) {
    var codes: Set<Int> = []
    var names: Set<String> = []
    for type in tree.types.values where type.kind == .extended || type.kind == .protocolType {
      codes.formUnion((type.methods + type.initialisers).map(\.code))
      names.formUnion(type.methods.map(\.baseName) + type.computed.map(\.name))
    }
    return (codes, names)
  }

  /// Whether the system call affects when and whether handlers are called. `effects`: bodies with a relevant effect.
  /// `besidesGrants`: ignores grants of fetches and background tasks.
  func matters(_ call: Call, _ effects: Set<Int>, besidesGrants: Bool) -> Bool {
    if call.name == "post" { return observersMatter(effects) }
    return ProgramNames.ofTheSystem.contains(call.name)
      || !besidesGrants && ProgramNames.aboutGrants.contains(call.name)
  }

  /// Whether the files ask iOS for time in background.
  var asksForGrants: Bool {
    tree.codes.contains { code in
      code.body.containsExpression { part in
        guard case .callMember(_, _, let call) = part else { return false }
        return ProgramNames.aboutGrants.contains(call.name)
      }
    }
  }

  /// Calls that pass their arguments to code that waits for them.
  static let sendsOn: Set = ["yield", "send"]

  /// Calls that use a closure depending on the other arguments.
  static let argumentsDecide: Set = [
    "asyncAfter", "scheduledTimer", "perform", "onChange", "onReceive", "task",
  ]

  private static func observers(in tree: ProgramTree, _ methods: [String: [Int]]) -> Set<Int>? {
    var found: Set<Int> = []
    for (number, code) in tree.codes.enumerated() {
      for part in code.body.flatMap(\.parts) {
        var isObserving = false
        var own: Set<Int> = []
        part.visit { inner in
          switch inner {
          case .callMember(_, _, let call), .callNamed(let call):
            if observing.contains(call.name) { isObserving = true }
            if call.name == "notifications" { own.insert(number) }
          case .closure(let closure): own.insert(closure)
          case .literal(.object("Selector", let parts)):
            guard case .string(let selector)? = parts.first else { break }
            own.formUnion(methods[String(selector.prefix { $0 != ":" })] ?? [])
          default: break
          }
        }
        guard isObserving else { continue }
        if own.isEmpty { return nil }
        found.formUnion(own)
      }
    }
    return found
  }

  private static let observing: Set = [
    "addObserver", "onReceive", "publisher", "notifications",
  ]

  private static let aboutGrants: Set = [
    "setTaskCompleted", "submit", "cancelAllTaskRequests", "setMinimumBackgroundFetchInterval",
  ]

  private static let ofTheSystem: Set = [
    "reportNewIncomingCall", "beginBackgroundTask", "endBackgroundTask", "sleep", "usleep", "wait",
    "signal", "enter", "leave",
  ]

  /// Unknown expressions in conditions: chains of names, with their lines.
  var unknowns: [(line: Int, text: String)] {
    var found: [(line: Int, text: String)] = []
    func collect(_ expression: Expression, _ code: Code, _ line: Int) {
      if let text = spelling(of: expression, code) {
        if text.contains(".") || text.contains("(") { found.append((line, text)) }
      } else {
        for part in expression.parts { collect(part, code, line) }
      }
    }
    func visit(_ body: [Statement], _ code: Code) {
      for statement in body {
        for part in statement.ownParts { collect(part, code, statement.line.line) }
        for block in statement.blocks { visit(block, code) }
      }
    }
    for code in tree.codes { visit(code.body, code) }
    return found
  }

  private func spelling(of expression: Expression, _ code: Code) -> String? {
    switch expression {
    case .literal(.opaque(let name)), .literal(.type(let name)): return name
    case .slot(let slot): return code.names[slot]
    case .global(let number): return tree.globals[number].name
    case .member(let owner, let name): return spelling(of: owner, code).map { "\($0).\(name)" }
    case .callMember(let owner, _, let call):
      return spelling(of: owner, code).map { "\($0).\(call.name)()" }
    case .callNamed(let call): return "\(call.name)()"
    case .forced(let inner), .link(let inner), .chain(let inner), .wait(let inner),
      .tryOptional(let inner), .tryForced(let inner), .cast(let inner, _, _):
      return spelling(of: inner, code)
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }

  /// Whether it is `Task.sleep` or the like, which delays only its own task.
  var isPause: Bool {
    switch self {
    case .callMember(_, _, let call), .callNamed(let call): return call.name == "sleep"
    default: return false
    }
  }
}

extension Statement {
  var isLoop: Bool {
    switch kind {
    case .forIn, .whileLoop, .repeatLoop: return true
    default: return false
    }
  }

  var isFor: Bool {
    if case .forIn = kind { return true }
    return false
  }

  /// Whether it may leave the enclosing block.
  var exits: Bool { leaves(byContinue: true) }

  /// `byContinue`: counts a `continue` without a label too, which only ends the current iteration of a loop.
  fileprivate func leaves(byContinue: Bool) -> Bool {
    switch kind {
    case .return, .throwError, .break: return true
    case .continue(let label): return byContinue || label != nil
    default: return blocks.leave(byContinue: byContinue && !isFor)
    }
  }
}

extension [[Statement]] {
  /// Whether a statement of these blocks may leave them.
  func leave(byContinue: Bool) -> Bool {
    contains { $0.contains { $0.leaves(byContinue: byContinue) } }
  }
}

extension Code {
  /// Whether it throws an error itself, not in a called function.
  fileprivate var throwsItself: Bool {
    func hasThrow(_ body: [Statement]) -> Bool {
      body.contains { statement in
        if case .throwError = statement.kind { return true }
        return statement.blocks.contains(where: hasThrow)
      }
    }
    return hasThrow(body)
  }
}

extension ProgramTree {
  /// The type of an initial value such as `Store()`, unless a function of the files has that name.
  func typeMade(by initial: Int) -> TypeReference? {
    guard case .return(.callNamed(let call)?)? = codes[initial].body.last?.kind,
      call.name.first?.isUppercase == true, !functions.contains(where: { $0.baseName == call.name })
    else { return nil }
    return .named(call.name)
  }
}
