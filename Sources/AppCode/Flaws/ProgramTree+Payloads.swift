import LifecycleModel

/// Sample payloads for the code: the keys that it reads from a push, with the values that it
/// compares them with.
extension ProgramTree {
  /// At most three payloads. Each has an alert, content-available, all keys that the code reads,
  /// and one combination of values.
  var payloadsAskedFor: [JSON] {
    var finder = PayloadFinder(tree: self)
    for number in codes.indices { finder.visit(code: number) }
    return finder.payloads
  }
}

private struct PayloadFinder {
  let tree: ProgramTree
  /// Key paths, from the outer key to the inner, in the order in which they were found.
  private var keys: [[String]] = []
  private var values: [[String]: [JSON]] = [:]
  /// Variables of the body that hold a part of the payload.
  private var slots: [Int: [String]] = [:]
  private var code = Code()
  private var visited: Set<Int> = []
  private static let most = 3

  init(tree: ProgramTree) { self.tree = tree }

  mutating func visit(code number: Int, holding captured: [Int: [String]] = [:]) {
    guard tree.codes.indices.contains(number), visited.insert(number).inserted else { return }
    let outer = (code, slots)
    code = tree.codes[number]
    slots = captured
    visit(code.body)
    (code, slots) = outer
  }

  private mutating func visit(_ body: [Statement]) {
    for statement in body {
      switch statement.kind {
      case .declare(let slot, let value?):
        scan(value)
        slots[slot] = path(of: value)
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _),
        .whileLoop(let conditions, _):
        for condition in conditions { visit(condition) }
      case .switchOver(let subject, let cases):
        scan(subject)
        guard let path = path(of: subject) else { break }
        for pattern in cases.flatMap(\.patterns).map(\.pattern) {
          if case .value(let value) = pattern, let literal = literal(value) { add(path, literal) }
        }
      case .expression(let value), .throwError(let value), .return(let value?): scan(value)
      case .destructure(_, let value), .forIn(_, let value, _, _, _): scan(value)
      default: break
      }
      for block in statement.blocks { visit(block) }
    }
  }

  private mutating func visit(_ condition: Condition) {
    switch condition {
    case .expression(let value), .matches(_, let value): scan(value)
    case .unwrap(let slot, let value):
      scan(value)
      if let slot { slots[slot] = path(of: value) }
    case .available: break
    }
  }

  private mutating func scan(_ expression: Expression) {
    switch expression {
    case .binary(.equal, let left, let right), .binary(.notEqual, let left, let right):
      if let path = path(of: left), let literal = literal(right) { add(path, literal) }
      if let path = path(of: right), let literal = literal(left) { add(path, literal) }
    case .cast(let inner, let type, _):
      if let path = path(of: inner) { add(path, standard(for: path, type)) }
    case .closure(let number):
      guard tree.codes.indices.contains(number) else { return }
      var captured: [Int: [String]] = [:]
      for capture in tree.codes[number].captures {
        if let path = slots[capture.outer] { captured[capture.inner] = path }
      }
      visit(code: number, holding: captured)
    case .callNamed(let call) where call.labels == ["rawValue"]:
      if let path = path(of: call.values[0]),
        let raw = tree.types[call.name]?.cases.first?.rawValue,
        let literal = json(raw)
      {
        add(path, literal)
      }
    default: break
    }
    for part in expression.parts { scan(part) }
  }

  private func path(of expression: Expression) -> [String]? {
    switch expression {
    case .slot(let slot): return slots[slot] ?? (isPayload(code.names[slot] ?? "") ? [] : nil)
    case .member(_, "userInfo"), .member(_, "dictionaryPayload"): return []
    case .index(let base, let indices, _):
      guard indices.count == 1, let key = text(indices[0]) else { return nil }
      return path(of: base).map { $0 + [key] }
    case .cast(let inner, _, _), .forced(let inner), .link(let inner), .chain(let inner),
      .coalesce(let inner, _, _), .tryOptional(let inner), .wait(let inner):
      return path(of: inner)
    default: return nil
    }
  }

  private func isPayload(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["userinfo", "payload", "remotenotification"].contains { lower.contains($0) }
  }

  /// The value of a string literal or of a constant that holds one.
  private func text(_ expression: Expression) -> String? {
    if case .literal(.string(let text)) = expression { return text }
    var initial: Int?
    switch expression {
    case .member(_, let name):
      initial = tree.tables[code.owner ?? tree.delegate]?.layout.first { $0.name == name }?.initial
      initial =
        initial ?? tree.globals.first { $0.name == name && $0.owner == code.owner }?.initial
    case .global(let index): initial = tree.globals[index].initial
    default: break
    }
    guard let initial, tree.codes.indices.contains(initial),
      case .return(.literal(.string(let text))?)? = tree.codes[initial].body.first?.kind
    else { return nil }
    return text
  }

  private func literal(_ expression: Expression) -> JSON? {
    guard case .literal(let value) = expression else { return nil }
    return json(value)
  }

  private func json(_ value: Value) -> JSON? {
    switch value {
    case .string(let text): return .string(text)
    case .int(let number): return .number("\(number)")
    case .bool(let bool): return .bool(bool)
    case .some(let held): return json(held)
    default: return nil
    }
  }

  /// A sample value of the type that the code expects; nil if the value would be an invention.
  private func standard(for path: [String], _ type: TypeReference) -> JSON? {
    let key = path.last?.lowercased() ?? ""
    switch type.wrapped {
    case .string:
      if key.contains("uuid") { return .string("E621E1F8-C36C-495A-93FC-0C247A3E6E5F") }
      return .string(key.contains("url") || key.contains("link") ? "https://example.com/1" : "1")
    case .int, .double, .integer: return .number("1")
    case .bool: return .bool(true)
    default: return nil
    }
  }

  /// A value that the code compares with has priority over one that only has its type.
  private mutating func add(_ path: [String], _ value: JSON?) {
    guard let first = path.first, first != "aps", let value else { return }
    if !keys.contains(path) { keys.append(path) }
    if !values[path, default: []].contains(value) { values[path, default: []].append(value) }
  }

  var payloads: [JSON] {
    guard !keys.isEmpty else { return [] }
    let count = min(PayloadFinder.most, values.values.map(\.count).max() ?? 1)
    return (0..<count).map { number in
      let aps = JSON.object([
        .init("alert", .string("Hi")), .init("content-available", .number("1")),
      ])
      var payload = JSON.object([.init("aps", aps)])
      for path in keys {
        guard let all = values[path] else { continue }
        // The values that the code compares with come last.
        let value = all[max(0, all.count - 1 - number)]
        payload = payload.setting(value, at: path[...])
      }
      return payload
    }
  }
}

extension JSON {
  fileprivate func setting(_ value: JSON, at path: ArraySlice<String>) -> JSON {
    guard let key = path.first else { return value }
    var members: [Member] = []
    if case .object(let own) = self { members = own }
    let index = members.firstIndex { $0.key == key }
    let inner = index.map { members[$0].value } ?? .object([])
    let changed = inner.setting(value, at: path.dropFirst())
    if let index { members[index].value = changed } else { members.append(.init(key, changed)) }
    return .object(members)
  }
}
