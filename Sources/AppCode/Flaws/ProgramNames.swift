/// The declarations that a name may stand for, whatever the type that declares them.
struct ProgramNames {
  /// The body that each closure stands in.
  let parents: [Int: Int]
  let getters: [String: [Int]]
  /// Setters and observers.
  let setters: [String: [Int]]
  /// First values of properties and globals.
  let initials: [String: [Int]]
  private let methods: [String: [Int]]
  private let initialisers: [String: [Int]]
  /// Bodies that a posted notification may run; nil where that is not known.
  private let observers: Set<Int>?
  private let tree: ProgramTree

  init(_ tree: ProgramTree) {
    self.tree = tree
    var parents: [Int: Int] = [:]
    for (number, code) in tree.codes.enumerated() {
      for part in code.body.flatMap(\.parts) {
        part.visit { inner in
          if case .closure(let closure) = inner { parents[closure] = number }
        }
      }
    }
    self.parents = parents
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
  }

  /// Bodies of the files that the expression itself may call.
  func callees(of expression: Expression) -> [Int] {
    switch expression {
    case .callNamed(let call), .callMember(_, _, let call), .callImplicit(let call),
      .callSuper(let call):
      return call.chosen.map { [$0] } ?? (methods[call.name] ?? [])
        + (initialisers[call.name] ?? [])
    case .custom(let name, _): return methods[name] ?? []
    default: return []
    }
  }

  /// Calls of the system that affect when and whether handlers are called.
  /// `effects`: bodies in which something happens that matters.
  func matters(_ call: Call, _ effects: Set<Int>) -> Bool {
    if call.name == "post" { return observers.map { !$0.isDisjoint(with: effects) } ?? true }
    return ProgramNames.ofTheSystem.contains(call.name)
  }

  /// Calls that use a closure according to their other arguments.
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

  private static let ofTheSystem: Set = [
    "setTaskCompleted", "reportNewIncomingCall", "beginBackgroundTask", "endBackgroundTask",
    "submit", "cancelAllTaskRequests", "setMinimumBackgroundFetchInterval", "sleep", "usleep",
    "wait", "signal", "enter", "leave",
  ]

  /// The unknown things that conditions read, as chains of names, with the line.
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

extension Statement {
  var isLoop: Bool {
    switch kind {
    case .forIn, .whileLoop, .repeatLoop: return true
    default: return false
    }
  }

  /// Whether it may leave the enclosing block.
  var exits: Bool {
    switch kind {
    case .return, .throwError, .break, .continue: return true
    default: return blocks.contains { $0.contains(where: \.exits) }
    }
  }
}

extension Code {
  /// Whether it throws an error itself, not through a call.
  var throwsItself: Bool {
    func hasThrow(_ body: [Statement]) -> Bool {
      body.contains { statement in
        if case .throwError = statement.kind { return true }
        return statement.blocks.contains(where: hasThrow)
      }
    }
    return hasThrow(body)
  }
}
