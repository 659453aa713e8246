import LifecycleModel

/// Finds code that has no further effect if it runs twice at one instant: it writes no variable that other code reads,
/// and calls nothing whose effect the second run could observe. Code counts as having such an effect unless it is known
/// to have none.
struct RepeatableCode {
  private let tree: ProgramTree
  /// Whether the value of a property or global decides nothing.
  private let ignoresName: (String) -> Bool
  private var known: [Int: Bool] = [:]
  /// The bodies of functions, of methods and of getters, by name.
  private let functions: [String: [Int]]
  private let methods: [String: [Int]]
  private let getters: [String: [Int]]
  /// Names of variables whose assignment or first read runs code.
  private let active: Set<String>
  private let hasDeinitialisers: Bool

  init(_ tree: ProgramTree, ignoringNames ignoresName: @escaping (String) -> Bool) {
    self.tree = tree
    self.ignoresName = ignoresName
    let types = tree.types.values
    functions = Dictionary(grouping: tree.functions, by: \.baseName).mapValues { $0.map(\.code) }
    methods = Dictionary(grouping: types.flatMap(\.methods), by: \.baseName)
      .mapValues { $0.map(\.code) }
    getters = Dictionary(grouping: types.flatMap(\.computed), by: \.name)
      .mapValues { $0.compactMap(\.getter) }
    let fields = types.flatMap(\.fields).filter {
      $0.isLazy || $0.wrapper != nil || $0.willSet != nil || $0.didSet != nil
    }
    let computed = types.flatMap(\.computed).filter {
      $0.setter != nil || $0.willSet != nil || $0.didSet != nil
    }
    active = Set(fields.map(\.name) + computed.map(\.name))
    hasDeinitialisers = types.contains { $0.deinitialiser != nil }
  }

  /// The numbers of the repeatable bodies.
  mutating func codes() -> Set<Int> {
    // If the work holds the last reference to an object, its end runs the object's `deinit`.
    hasDeinitialisers ? [] : Set(tree.codes.indices.filter { isRepeatable($0) })
  }

  private mutating func isRepeatable(_ number: Int) -> Bool {
    if let found = known[number] { return found }
    // A recursive call has no effects but those of the body.
    known[number] = true
    let code = tree.codes[number]
    var all: [Expression] = []
    code.body.visitExpressions { all.append($0) }
    let found = all.allSatisfy { isRepeatable($0, in: code) }
    // Results found under the assumption above are valid only if it was right.
    known = found ? known : known.filter { !$0.value }
    known[number] = found
    return found
  }

  private mutating func isRepeatable(_ expression: Expression, in code: Code) -> Bool {
    switch expression {
    case .assign(let place, _), .compound(let place, _, _): return isLocal(place, in: code)
    case .callValue(let callee, _): return isLocal(callee)
    case .closure(let number): return isRepeatable(number)
    case .callNamed(let call):
      guard tree.types[call.name] == nil else { return false }
      return areRepeatable(functions[call.name] ?? [])
    case .callMember(_, _, let call):
      return methods[call.name].map { areRepeatable($0) }
        ?? RepeatableCode.harmlessMembers.contains(call.name)
    case .member(_, let name):
      return getters[name].map { areRepeatable($0) } ?? !active.contains(name)
    case .callImplicit, .callSuper, .superMember, .custom, .reference: return false
    case .global(let index): return tree.globals[index].initial == nil
    default: return true
    }
  }

  private mutating func areRepeatable(_ codes: [Int]) -> Bool {
    for code in codes.sorted() where !isRepeatable(code) { return false }
    return true
  }

  /// A variable of the body itself, or one whose value decides nothing.
  private func isLocal(_ place: Place, in code: Code) -> Bool {
    switch place {
    case .slot(let slot): return !code.captures.contains { $0.inner == slot }
    case .discard: return true
    case .tuple(let places): return places.allSatisfy { isLocal($0, in: code) }
    case .member(.value, let name), .member(.slot, let name):
      return ignoresName(name) && !active.contains(name)
    default: return false
    }
  }

  /// Whether it is a closure in a variable of the body. The values that the work holds are examined separately.
  private func isLocal(_ callee: Expression) -> Bool {
    switch callee {
    case .slot: return true
    case .link(let inner), .chain(let inner), .forced(let inner): return isLocal(inner)
    default: return false
    }
  }

  /// Library members that pass work on, end it, or only compute.
  private static let harmlessMembers: Set<String> = [
    "async", "asyncAfter", "dataTask", "resume", "sleep", "data", "setTaskCompleted", "isEmpty",
    "contains", "map", "compactMap", "filter", "sorted", "first", "prefix", "components", "joined",
    "hasPrefix", "hasSuffix", "lowercased", "uppercased", "string", "integer", "bool", "object",
    "decode", "jsonObject", "endBackgroundTask", "addingTimeInterval",
  ]
}
