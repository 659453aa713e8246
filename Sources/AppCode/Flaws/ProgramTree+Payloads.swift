import LifecycleModel

/// Sample payloads for the code: the keys that it reads from a push, with the values to which it compares them.
extension ProgramTree {
  private static let mostPayloads = 3
  private static let mostSingleKeys = 2

  /// At most five payloads: up to three with all keys that the code reads and one combination of values each; if the
  /// code tests for keys, up to two with only one of these. Each has an alert, content-available, and mutable-content
  /// if the files have a service extension.
  var payloadsAskedFor: [JSON] {
    let found = PayloadFinder(tree: self)
    guard !found.keys.isEmpty else { return [] }
    let values = found.values
    let count = min(ProgramTree.mostPayloads, values.values.map(\.count).max() ?? 1)
    var payloads = (0..<count).map { number in
      payload(of: found.keys, found) { $0[min(number, $0.count - 1)] }
    }
    let asked = found.keys.filter(found.present.contains)
    guard asked.count > 1 else { return payloads }
    for key in asked.prefix(ProgramTree.mostSingleKeys) {
      let keys = found.keys.filter { $0 == key || !asked.contains($0) }
      let single = payload(of: keys, found) { $0[0] }
      if !payloads.contains(single) { payloads.append(single) }
    }
    return payloads
  }

  /// A payload with these of the found keys.
  private func payload(
    of keys: [[String]], _ found: PayloadFinder, _ choose: ([JSON]) -> JSON
  ) -> JSON {
    let values = found.values
    let readsAlert = found.keys.contains { $0.starts(with: ["aps", "alert"]) }
    let alert = readsAlert ? JSON.object([.init("body", .string("Hi"))]) : .string("Hi")
    var aps = [
      JSON.Member("alert", alert), JSON.Member("content-available", .number("1")),
    ]
    if callbacks[.serviceExtensionDidReceive] != nil {
      aps.append(JSON.Member("mutable-content", .number("1")))
    }
    var payload = JSON.object([.init("aps", .object(aps))])
    for path in keys {
      // A value inside an object creates the object too.
      let isOuter = keys.contains { $0.count > path.count && $0.starts(with: path) }
      guard let all = values[path], !isOuter else { continue }
      if path == ["aps", "alert", "body"], found.isTypical(path) { continue }
      payload = payload.setting(choose(all), at: path[...])
    }
    return payload
  }
}

extension ProgramTree {
  /// Whether the code reads which button of a notification was pressed.
  var asksForButtons: Bool {
    let methods: [Callback] = [
      .handleActionForRemote, .handleActionForRemoteWithInfo, .handleActionForLocal,
      .handleActionForLocalWithInfo,
    ]
    if methods.contains(where: { callbacks[$0] != nil }) { return true }
    return codes.contains { code in
      code.body.containsExpression {
        if case .member(_, "actionIdentifier") = $0 { true } else { false }
      }
    }
  }
}

extension JSON {
  /// The value of a literal; nil for others.
  init?(sampling value: Value) {
    switch value {
    case .string(let text): self = .string(text)
    case .int(let number): self = .number("\(number)")
    case .bool(let bool): self = .bool(bool)
    case .some(let held): self.init(sampling: held)
    default: return nil
    }
  }

  /// A sample value of the type that the code expects; nil if nothing suggests a value.
  init?(sampleOf type: TypeReference, for path: [String]) {
    let key = path.last?.lowercased() ?? ""
    switch type.wrapped {
    case .string where key.contains("uuid"): self = .string("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    case .string where key.contains("url") || key.contains("link"):
      self = .string("https://example.com/1")
    case .string: self = .string("1")
    case .int, .double, .integer: self = .number("1")
    case .bool: self = .bool(true)
    case .dictionary, .named("NSDictionary"): self = .object([])
    case .array, .named("NSArray"): self = .array([])
    default: return nil
    }
  }

  /// A copy with the value at the key path. Values on the path that are not objects are replaced.
  package func setting(_ value: JSON, at path: ArraySlice<String>) -> JSON {
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

extension Value {
  /// The text of a string; nil for other values.
  var asText: String? {
    if case .string(let text) = self { return text }
    return nil
  }
}
