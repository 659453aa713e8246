import LifecycleModel
import Synchronization

/// The code that can still run in a process, and the names in it. An unknown expression that this code cannot name is
/// settled: its assumed value has no effect any more.
///
/// The result is based on names and the contents of memory, so it includes too much rather than too little.
struct ReachableNames: Sendable {
  /// The names in each body, by its number.
  private var names: [Set<String>] = []
  private var lines: [Set<Int>] = []
  private var closures: [[Int]] = []
  /// Bodies by the names that run them: methods, properties, and types with their initial values.
  private var bodies: [String: [Int]] = [:]
  /// Bodies that iOS may run, or that no other body mentions.
  private var roots: Set<Int> = []
  /// Bodies that run at launch or when a scene connects: once per process.
  private var launch: Set<Int> = []
  private var connection: Set<Int> = []
  private let known = ReachableCache()

  init() {}

  init(_ tree: ProgramTree) {
    names = tree.codes.map { code in
      var found: Set<String> = []
      for part in code.body.flatMap(\.parts) {
        part.visit { found.formUnion($0.ownNames(code, tree)) }
      }
      return found
    }
    lines = tree.codes.map { Set($0.body.flatMap(\.allLines)) }
    findBodies(of: tree)
    findOnce(in: tree)
    let called = Set(names.flatMap { $0 })
    closures = tree.codes.map { $0.body.flatMap(\.parts).flatMap(\.closures) }
    var named = Set(closures.flatMap { $0 })
    for name in called { named.formUnion(bodies[name] ?? []) }
    roots = Set(tree.codes.indices).subtracting(named)
    let byiOS = Set(Callback.allCases.map(\.swiftName))
    for method in tree.types.values.flatMap(\.methods) where byiOS.contains(method.fullName) {
      roots.insert(method.code)
    }
    for callback in tree.callbacks.values { roots.insert(callback.method.code) }
  }

  private mutating func findBodies(of tree: ProgramTree) {
    func add(_ code: Int?, _ name: String) {
      if let code { bodies[name, default: []].append(code) }
    }
    for method in tree.functions { add(method.code, method.baseName) }
    for (name, type) in tree.types {
      for method in type.methods { add(method.code, method.baseName) }
      for method in type.initialisers { add(method.code, name) }
      for property in type.computed + type.observers {
        for code in [property.getter, property.setter, property.willSet, property.didSet] {
          add(code, property.name)
        }
      }
      for field in type.fields {
        for code in [field.willSet, field.didSet] { add(code, field.name) }
        add(field.initial, field.isLazy ? field.name : name)
      }
    }
    for global in tree.globals {
      for code in [global.initial, global.willSet, global.didSet] { add(code, global.name) }
    }
  }

  private mutating func findOnce(in tree: ProgramTree) {
    func made(_ name: String?) -> [Int] {
      guard let type = name.flatMap({ tree.types[$0] }) else { return [] }
      return type.initialisers.map(\.code)
        + type.fields.filter { !$0.isLazy }.compactMap(\.initial)
    }
    func codes(_ callbacks: [Callback]) -> [Int] {
      callbacks.compactMap { tree.callbacks[$0]?.method.code }
    }
    launch = Set(
      tree.launchMethods + made(tree.delegate) + made(tree.app))
    connection = Set(codes([.configurationForConnecting, .sceneWillConnect]))
    if tree.sceneDelegate != tree.delegate { connection.formUnion(made(tree.sceneDelegate)) }
  }

  /// The code that the process can still run, and the names in it.
  func rest(of process: AppProcess, closuresHeld: [Value]) -> Rest {
    var found = Held()
    for value in process.memory.properties { found.add(value) }
    for case let value? in process.memory.heap { found.add(value) }
    for value in closuresHeld { found.add(value) }
    found.codes = found.codes.filter { names.indices.contains($0) }
    return known.rest(of: found, isConnected: process.scene != nil) {
      rest(of: found, isConnected: process.scene != nil)
    }
  }

  private func rest(of found: Held, isConnected: Bool) -> Rest {
    var rest = Rest()
    var open = roots.subtracting(launch)
    if isConnected { open.subtract(connection) }
    open.formUnion(found.codes)
    for text in found.texts { rest.names.formUnion(ReachableNames.identifiers(in: text)) }
    var fresh = Array(rest.names)
    while !open.isEmpty || !fresh.isEmpty {
      for name in fresh { open.formUnion(bodies[name] ?? []) }
      let codes = open
      (open, fresh) = ([], [])
      for code in codes where rest.codes.insert(code).inserted {
        rest.lines.formUnion(lines[code])
        open.formUnion(closures[code])
        for name in names[code] where rest.names.insert(name).inserted { fresh.append(name) }
      }
    }
    return rest
  }

  /// The code that a process can still run, and its lines and names.
  struct Rest {
    var codes: Set<Int> = []
    var lines: Set<Int> = []
    var names: Set<String> = []

    /// Whether the process has all names in `what`, the spelling of an unknown expression.
    func canName(_ what: String) -> Bool {
      let needed = ReachableNames.identifiers(ofExpression: what)
      return needed.isEmpty || needed.isSubset(of: names)
    }
  }

  /// The contents of a memory: code, and the texts of unknown values, which contain names.
  fileprivate struct Held: Hashable {
    var codes: Set<Int> = []
    var texts: Set<String> = []

    mutating func add(_ value: Value) {
      switch value {
      case .opaque(let text): texts.insert(text)
      case .closure(let code, let captured):
        codes.insert(code)
        for part in captured { add(part) }
      case .object(let type, let parts):
        if type == AppMemory.systemObjects { return addRoots(parts) }
        if type == "Task" || type == "Selector" || type == "Bound" { addNumbersAndTexts(parts) }
        for part in parts { add(part) }
      case .array(let parts), .tuple(let parts), .labelled(_, let parts):
        for part in parts { add(part) }
      case .some(let held): add(held)
      case .dictionary(let entries):
        for entry in entries {
          add(entry.key)
          add(entry.value)
        }
      default: break
      }
    }

    private mutating func addRoots(_ parts: [Value]) {
      guard case .dictionary(let entries)? = parts.first else { return }
      for entry in entries where !Interpreter.isAssumed(entry.key) { add(entry.value) }
    }

    /// Calls of a suspended task are numbers of bodies; methods are strings.
    private mutating func addNumbersAndTexts(_ parts: [Value]) {
      for part in parts {
        switch part {
        case .int(let number): codes.insert(number)
        case .string(let text): texts.insert(text)
        case .some(let held): addNumbersAndTexts([held])
        case .array(let inner), .tuple(let inner), .object(_, let inner): addNumbersAndTexts(inner)
        default: break
        }
      }
    }
  }

  /// Caches results, because many worlds of a search hold the same code.
  private final class ReachableCache: Sendable {
    private struct Key: Hashable {
      var held: Held
      var isConnected: Bool
    }

    private let rests = Mutex<[Key: Rest]>([:])
    private static let most = 1000

    func rest(of held: Held, isConnected: Bool, _ find: () -> Rest) -> Rest {
      let key = Key(held: held, isConnected: isConnected)
      if let rest = rests.withLock({ $0[key] }) { return rest }
      let rest = find()
      rests.withLock { if $0.count < ReachableCache.most { $0[key] = rest } }
      return rest
    }
  }

  // MARK: Texts

  static func identifiers(in text: String) -> Set<String> {
    var found: Set<String> = []
    forEachIdentifier(in: text.utf8[...]) { found.insert($0) }
    return found
  }

  /// The identifiers outside of parentheses, without the right side of a comparison.
  private static func identifiers(ofExpression what: String) -> Set<String> {
    var outside: [UInt8] = []
    var depth = 0
    // A cast is in parentheses.
    for byte in what.utf8.drop(while: { $0 == UInt8(ascii: "(") }) {
      if opening.contains(byte) { depth += 1 }
      if depth == 0 { outside.append(byte) }
      if closing.contains(byte) { depth -= 1 }
      if depth < 0 { break }
    }
    let words = outside.split(separator: UInt8(ascii: " "))
    let first = words.first { !introductions.contains(Array($0)) }
    var found: Set<String> = []
    forEachIdentifier(in: first ?? []) { name in
      if name.utf8.first.map({ !$0.isASCIIDigit }) == true { found.insert(name) }
    }
    return found
  }

  /// Works on bytes, because a search calls this for each world. A byte beyond ASCII belongs to an identifier, because
  /// all operators and separators in the spellings are ASCII.
  private static func forEachIdentifier(
    in bytes: some Collection<UInt8>, _ body: (String) -> Void
  ) {
    for word in bytes.split(whereSeparator: { !isWordByte($0) }) {
      body(String(decoding: word, as: UTF8.self))
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte.isASCIIDigit
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static let opening = Array("({[".utf8)
  private static let closing = Array(")}]".utf8)
  private static let introductions: Set = Set(
    ["element", "of", "try", "try?", "await"].map { Array($0.utf8) })
}

extension Expression {
  /// The properties of a key path; empty for other expressions.
  var keyPathNames: [String] {
    guard case .literal(.object("KeyPath", let parts)) = self else { return [] }
    return parts.compactMap { part in
      switch part {
      case .string(let name): name
      case .labelled(let labels, _): labels.first
      default: nil
      }
    }
  }

  /// The names in the expression itself, without those of its parts.
  func ownNames(_ code: Code, _ tree: ProgramTree) -> [String] {
    switch self {
    case .literal(let value): return value.writtenNames
    case .slot(let slot): return code.names[slot].map { [$0] } ?? []
    case .global(let number):
      let global = tree.globals[number]
      return [global.name] + (global.owner.map { [$0] } ?? [])
    case .member(_, let name), .superMember(let name), .implicitMember(let name): return [name]
    case .callNamed(let call), .callMember(_, _, let call), .callImplicit(let call),
      .callSuper(let call):
      return call.name.split(separator: ".").map(String.init)
    case .assign(let place, _), .compound(let place, _, _), .reference(let place):
      return place.read.ownNames(code, tree)
    default: return []
    }
  }

  /// The bodies of the closures in it.
  fileprivate var closures: [Int] {
    var found: [Int] = []
    visit { if case .closure(let code) = $0 { found.append(code) } }
    return found
  }
}

extension Value {
  fileprivate var writtenNames: [String] {
    switch self {
    case .opaque(let text), .type(let text), .system(let text), .member(let text):
      return Array(ReachableNames.identifiers(in: text))
    case .object(_, let parts):
      return parts.flatMap { part -> [String] in
        guard case .string(let text) = part else { return part.writtenNames }
        return Array(ReachableNames.identifiers(in: text))
      }
    case .some(let held): return held.writtenNames
    default: return []
    }
  }
}

extension Statement {
  /// Its own line and those inside it, without the bodies of closures.
  fileprivate var allLines: [Int] {
    var lines = [line.line] + blocks.flatMap { $0.flatMap(\.allLines) }
    if case .switchOver(_, let cases) = kind { lines += cases.map(\.label.line) }
    return lines
  }
}
