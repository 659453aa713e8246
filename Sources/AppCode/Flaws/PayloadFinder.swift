import LifecycleModel

/// Finds the keys that the code reads from a payload, and the values to which it compares them. Follows calls of the
/// files' own functions, methods and initializers.
struct PayloadFinder {
  /// Knowledge about a value that needs no run of the code.
  enum Known: Hashable {
    /// Parts of a payload: key paths, outer key first. The empty path is the whole payload.
    case payload([[String]])
    /// Any key of these parts, and any key with its value: what a loop over them gives.
    case keys([[String]])
    case entries([[String]])
    /// A `UNNotificationContent`.
    case content
    case texts([String])
    case cases(of: String, [String])
  }

  private struct Visit: Hashable {
    var code: Int
    var holding: [Int: Known]
  }

  let tree: ProgramTree
  /// The methods of all types, by their names without labels.
  private let methods: [String: [Method]]
  /// In the order in which they were found.
  private(set) var keys: [[String]] = []
  /// For each path, the values to which the code compares it, then a sample value of the expected type.
  var values: [[String]: [JSON]] {
    compared.merging(typical.mapValues { [$0] }) { some, other in
      some + other.filter { !some.contains($0) }
    }
  }
  private var compared: [[String]: [JSON]] = [:]

  /// Whether the code never compares the value at this path.
  func isTypical(_ path: [String]) -> Bool { compared[path] == nil }
  private var typical: [[String]: JSON] = [:]
  /// The known values of the body's variables.
  var slots: [Int: Known] = [:]
  var code = Code()
  private var visits: Set<Visit> = []
  var depth = 0
  /// Parts of a payload that the code stores in properties, by property name.
  var kept: [String: [[String]]] = [:]
  /// Keys that the code only tests for presence.
  private(set) var present: [[String]] = []

  static let deepest = 8
  private static let mostVisits = 2000
  /// The number of calls whose results were looked up. Nested calls of overloads would multiply them.
  var lookups = 0
  static let mostLookups = 20_000

  init(tree: ProgramTree) {
    self.tree = tree
    methods = Dictionary(grouping: tree.types.values.flatMap(\.methods), by: \.baseName)
    let pushed = PayloadFinder.parametersWithPush(in: tree)
    // In the second pass, the contents of properties are known.
    for _ in 1...2 {
      visits = []
      for number in tree.codes.indices { visit(code: number, holding: pushed[number] ?? [:]) }
    }
    for path in present where !keys.contains(where: { $0.starts(with: path) }) {
      add(typical: .string("1"), path)
    }
  }

  /// The parameters in which iOS passes a push, by the method's code. Their names do not matter.
  private static func parametersWithPush(in tree: ProgramTree) -> [Int: [Int: Known]] {
    var found: [Int: [Int: Known]] = [:]
    for method in tree.types.values.flatMap(\.methods) {
      guard let place = method.labels.firstIndex(of: "didReceiveRemoteNotification"),
        tree.codes.indices.contains(method.code),
        tree.codes[method.code].parameters.indices.contains(place)
      else { continue }
      found[method.code] = [tree.codes[method.code].parameters[place]: .payload([[]])]
    }
    return found
  }

  private mutating func visit(code number: Int, holding bound: [Int: Known]) {
    guard tree.codes.indices.contains(number), depth < PayloadFinder.deepest,
      visits.count < PayloadFinder.mostVisits,
      visits.insert(Visit(code: number, holding: bound)).inserted
    else { return }
    enter(number, bound) { $0.visit($0.code.body) }
  }

  /// Runs `body` in the frame of the code.
  mutating func enter<Result>(
    _ number: Int, _ bound: [Int: Known], _ body: (inout PayloadFinder) -> Result
  ) -> Result {
    let outer = (code, slots)
    code = tree.codes[number]
    slots = bound
    depth += 1
    defer {
      depth -= 1
      (code, slots) = outer
    }
    return body(&self)
  }

  private mutating func visit(_ body: [Statement]) {
    for statement in body {
      switch statement.kind {
      case .declare(let slot, let value?):
        scan(value)
        slots[slot] = known(value)
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _),
        .whileLoop(let conditions, _):
        for condition in conditions { visit(condition) }
      case .switchOver(let subject, let cases):
        scan(subject)
        for pattern in cases.flatMap(\.patterns).map(\.pattern) { compare(subject, pattern) }
      case .expression(let value), .throwError(let value), .return(let value?): scan(value)
      case .destructure(_, let value): scan(value)
      case .forIn(let pattern, let value, _, _, _):
        scan(value)
        switch pattern {
        case .bind(let slot): slots[slot] = elements(of: value)
        case .tuple(let parts):
          guard case .bind(let slot)? = parts.first, case .entries(let paths)? = elements(of: value)
          else { break }
          slots[slot] = .keys(paths)
        default: break
        }
      default: break
      }
      for block in statement.blocks { visit(block) }
    }
  }

  private mutating func visit(_ condition: Condition) {
    switch condition {
    case .expression(let value): scan(value)
    case .matches(let pattern, let value):
      scan(value)
      compare(value, pattern)
    case .unwrap(let slot, let value):
      scan(value)
      note(presenceOf: value)
      if let slot { slots[slot] = known(value) }
    case .available: break
    }
  }

  // MARK: Expressions

  private mutating func scan(_ expression: Expression) {
    switch expression {
    case .binary(.equal, let left, let right), .binary(.notEqual, let left, let right):
      compare(left, right)
      compare(right, left)
      if case .literal(.none) = right { note(presenceOf: left) }
    case .cast(let inner, let type, _):
      for path in paths(of: inner) {
        let sample = JSON(sampleOf: type, for: path)
        if path == ["aps", "alert"], case .object? = sample {
          add(typical: .string("Hi"), path + ["body"])
        } else {
          add(typical: sample, path)
        }
      }
    case .assign(.member(_, let name), let value):
      keep(value, as: name)
    case .closure(let number):
      guard tree.codes.indices.contains(number) else { return }
      var captured: [Int: Known] = [:]
      for capture in tree.codes[number].captures { captured[capture.inner] = slots[capture.outer] }
      visit(code: number, holding: captured)
    case .callNamed(let call):
      scan(call, of: nil)
    case .callMember(let owner, _, let call):
      scan(call, of: owner)
    case .member(let owner, let name):
      if let getter = getter(name, of: owner) { visit(code: getter.code, holding: getter.bound) }
    default: break
    }
    for part in expression.parts { scan(part) }
  }

  private mutating func scan(_ call: Call, of owner: Expression?) {
    if owner == nil, call.labels == ["rawValue"], let type = tree.types[call.name] {
      let raw = type.cases.prefix(3).compactMap { $0.rawValue.flatMap(JSON.init(sampling:)) }
      for path in paths(of: call.values[0]) { for value in raw { add(path, value) } }
    }
    if let owner, let value = call.values.first {
      if ["hasPrefix", "isEqual", "caseInsensitiveCompare", "elementsEqual"].contains(call.name) {
        compare(owner, value)
      }
      if call.name == "contains", case .array(let items) = owner {
        for item in items { compare(value, item) }
      } else if call.name == "contains" {
        compareKeys(owner, value)
      }
      if call.name == "index", call.labels == ["forKey"] { note(presenceOf: owner, at: value) }
      visitClosures(of: call, onEntriesOf: owner)
      if call.name == "decode", call.values.count == 2, case .literal(.type(let name)) = value {
        decode(name, call.values[1])
      }
    }
    for (method, bound) in targets(of: call, owner)
    where bound.values.contains(where: { if case .payload = $0 { true } else { false } }) {
      visit(code: method.code, holding: bound)
    }
    if owner == nil, let type = tree.types[call.name], type.initialisers.isEmpty {
      for (label, value) in zip(call.labels, call.values) { keep(value, as: label) }
    }
  }

  /// The files' own code that the call may run, with the known values of its parameters.
  mutating func targets(
    of call: Call, _ owner: Expression?
  ) -> [(method: Method, bound: [Int: Known])] {
    let candidates: [Method]
    if owner == nil, let type = tree.types[call.name] {
      candidates = type.initialisers
    } else if owner == nil {
      candidates = tree.functions.filter { $0.baseName == call.name }
    } else {
      candidates = methods[call.name] ?? []
    }
    return candidates.sorted { $0.line < $1.line }.compactMap { method in
      guard let fitted = method.fitted(to: call), tree.codes.indices.contains(method.code) else {
        return nil
      }
      var bound: [Int: Known] = [:]
      for (index, slot) in zip(fitted.indices, tree.codes[method.code].parameters) {
        guard case .argument(let number) = fitted[index] else { continue }
        bound[slot] = known(call.values[number], as: method.types[index])
      }
      if let owner, tree.codes[method.code].owner.map(PayloadFinder.payloadTypes.contains) == true,
        let own = self.bound(self: owner, in: method.code)
      {
        bound.merge(own) { $1 }
      }
      return (method, bound)
    }
  }

  /// The getter of a property that an extension adds to a payload, as in `extension Dictionary`.
  mutating func getter(
    _ name: String, of owner: Expression
  ) -> (code: Int, bound: [Int: Known])? {
    let property = PayloadFinder.payloadTypes.lazy.compactMap { [tree] type in
      tree.types[type]?.computed.first { $0.name == name && !$0.isStatic }
    }.first
    guard let code = property?.getter, let bound = bound(self: owner, in: code) else { return nil }
    return (code, bound)
  }

  /// The value of `self` in code of an extension for payloads; nil if the owner is not a payload.
  mutating func bound(self owner: Expression, in code: Int) -> [Int: Known]? {
    guard tree.codes.indices.contains(code), let slot = tree.codes[code].selfSlot,
      case .payload(let paths)? = known(owner)
    else { return nil }
    return [slot: .payload(paths)]
  }

  private static let payloadTypes = ["Dictionary", "NSDictionary", "PKPushPayload"]

  /// The keys of a type that is decoded from the payload.
  private mutating func decode(_ name: String, _ data: Expression) {
    guard let type = tree.types[name] else { return }
    let coded = tree.types[name + ".CodingKeys"]?.cases
    for path in paths(of: data) {
      for field in type.fields {
        let key = coded.map { $0.first { $0.name == field.name } }
        if case .some(.none) = key { continue }
        let spelled = key??.rawValue?.asText ?? field.codedName
        let inner = path + [spelled]
        if let fieldType = field.type { add(typical: JSON(sampleOf: fieldType, for: inner), inner) }
      }
    }
  }

  /// Closures that receive the entries of a payload: `first { $0.key == "id" }`, `forEach { key, value in ... }`.
  private mutating func visitClosures(of call: Call, onEntriesOf owner: Expression) {
    guard let entries = elements(of: owner) else { return }
    for case .closure(let number) in call.values where tree.codes.indices.contains(number) {
      let parameters = tree.codes[number].parameters
      guard let first = parameters.first else { continue }
      var bound: [Int: Known] = [:]
      for capture in tree.codes[number].captures { bound[capture.inner] = slots[capture.outer] }
      if case .entries(let paths) = entries, parameters.count == 2 {
        bound[first] = .keys(paths)
      } else {
        bound[first] = entries
      }
      visit(code: number, holding: bound)
    }
  }

  private mutating func compare(_ side: Expression, _ pattern: Pattern) {
    switch pattern {
    case .value(let value): compare(side, value)
    case .some(let inner): compare(side, inner)
    default: break
    }
  }

  /// A comparison of a key with a text asks whether the payload has that key.
  private mutating func compareKeys(_ side: Expression, _ other: Expression) {
    guard case .keys(let paths)? = known(side), case .texts(let texts)? = known(other) else {
      return
    }
    for path in paths { for text in texts { note(present: path + [text]) } }
  }

  private mutating func note(presenceOf value: Expression, at key: Expression) {
    guard case .payload(let paths)? = known(value), case .texts(let texts)? = known(key) else {
      return
    }
    for path in paths { for text in texts { note(present: path + [text]) } }
  }

  private mutating func compare(_ side: Expression, _ other: Expression) {
    compareKeys(side, other)
    let found = paths(of: side)
    guard !found.isEmpty, let values = literals(other) else { return }
    for path in found { for value in values { add(path, value) } }
  }

  private mutating func note(presenceOf value: Expression) {
    for path in paths(of: value) { note(present: path) }
  }

  private mutating func note(present path: [String]) {
    if !path.isEmpty, !present.contains(path) { present.append(path) }
  }

  private mutating func keep(_ value: Expression, as name: String) {
    for path in paths(of: value) where !kept[name, default: []].contains(path) {
      kept[name, default: []].append(path)
    }
  }

  // MARK: Values

  mutating func literals(_ expression: Expression) -> [JSON]? {
    if case .literal(let value) = expression, let json = JSON(sampling: value) { return [json] }
    if case .texts(let texts)? = known(expression) { return texts.map { .string($0) } }
    return nil
  }

  /// Keys of `aps` that Apple defines. A server may add its own.
  private static let ofAPS: Set = [
    "alert", "badge", "sound", "category", "thread-id", "content-available", "mutable-content",
    "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "stale-date",
    "content-state", "timestamp", "event", "dismissal-date", "attributes", "attributes-type",
    "url-args",
  ]

  private mutating func add(_ path: [String], _ value: JSON) {
    guard note(path, isCompared: true), !compared[path, default: []].contains(value) else { return }
    compared[path, default: []].append(value)
  }

  private mutating func add(typical value: JSON?, _ path: [String]) {
    guard let value, note(path), typical[path] == nil else { return }
    typical[path] = value
  }

  /// Keys of `aps` in which servers describe the purpose of a push.
  private static let telling: Set = [
    "category", "thread-id", "target-content-id", "interruption-level", "badge",
  ]

  /// Records a key path. Returns false for the whole payload and for keys of `aps` that iOS reads, except parts of an
  /// alert and values that the code compares.
  private mutating func note(_ path: [String], isCompared: Bool = false) -> Bool {
    guard let first = path.first else { return false }
    if first == "aps" {
      guard path.count > 1 else { return false }
      let isTold = isCompared && PayloadFinder.telling.contains(path[1])
      let isInAlert = path[1] == "alert" && path.count > 2
      guard isTold || isInAlert || !PayloadFinder.ofAPS.contains(path[1]) else { return false }
    }
    if !keys.contains(path) { keys.append(path) }
    return true
  }
}
