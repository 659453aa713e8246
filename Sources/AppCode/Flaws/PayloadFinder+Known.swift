import LifecycleModel

/// Static knowledge about the value of an expression.
extension PayloadFinder {
  mutating func paths(of expression: Expression) -> [[String]] {
    if case .payload(let paths)? = known(expression) { return paths }
    return []
  }

  mutating func known(_ expression: Expression, as type: TypeReference? = nil) -> Known? {
    switch expression {
    case .slot(let slot):
      if let known = slots[slot] { return known }
      if code.slotTypes[slot]?.wrapped == .named("UNNotificationContent") { return .content }
      return isPayload(code.names[slot] ?? "") ? .payload([[]]) : nil
    case .literal(.string(let text)): return .texts([text])
    case .literal(.member(let name)), .implicitMember(let name):
      guard case .named(let path)? = type?.wrapped else { return nil }
      return known(member: name, of: path)
    case .global(let index): return tree.globals[index].initial.flatMap { result(of: $0, [:]) }
    case .member(let owner, "userInfo"): return carriesNoPush(owner) ? nil : .payload([[]])
    case .member(_, "dictionaryPayload"): return .payload([[]])
    case .member(.member(_, "request"), "content"): return .content
    case .member(let owner, let name)
    where PayloadFinder.ofContent[name] != nil && known(owner) == .content:
      return PayloadFinder.ofContent[name].map { .payload([["aps"] + $0]) }
    case .member(let owner, "keys"):
      if case .payload(let paths)? = known(owner) { return .keys(paths) }
      return kept["keys"].map { .payload($0) }
    case .member(let owner, "key"):
      if case .entries(let paths)? = known(owner) { return .keys(paths) }
      return kept["key"].map { .payload($0) }
    case .member(.literal(.type(let path)), let name): return known(member: name, of: path)
    case .member(let owner, "rawValue"):
      switch known(owner) {
      case .cases(let type, let names)?:
        let cases = tree.types[type]?.cases.filter { names.contains($0.name) } ?? []
        return .texts(cases.map { $0.rawValue?.asText ?? $0.name })
      case let other: return other
      }
    case .member(.slot(let slot), let name) where slot == code.selfSlot && slots[slot] == nil:
      return kept[name].map { .payload($0) } ?? initial(of: name)
    case .member(let owner, let name):
      if let paths = kept[name] { return .payload(paths) }
      guard depth < PayloadFinder.deepest else { return nil }
      return getter(name, of: owner).flatMap { result(of: $0.code, $0.bound) }
    case .index(let base, let indices, _):
      guard indices.count == 1 else { return nil }
      switch indices[0] {
      case .implicitMember("remoteNotification"), .literal(.member("remoteNotification")),
        .member(_, "remoteNotification"):
        return .payload([[]])
      default: return part(of: base, indices[0])
      }
    case .cast(let inner, _, _), .forced(let inner), .link(let inner), .chain(let inner),
      .coalesce(let inner, _, _), .tryOptional(let inner), .tryForced(let inner), .wait(let inner):
      return known(inner, as: type)
    case .callNamed(let call) where call.name == Lowering.hashableKeys:
      return call.values.first.flatMap { known($0, as: type) }
    case .callNamed(let call) where ["String", "AnyHashable", "NSString"].contains(call.name):
      return call.values.first.flatMap { known($0) }
    case .callNamed(let call): return known(call, of: nil)
    case .callMember(let owner, _, let call): return known(call, of: owner)
    default: return nil
    }
  }

  /// The result of a call.
  mutating func known(_ call: Call, of owner: Expression?) -> Known? {
    switch (owner, call.name, call.labels) {
    case (let owner?, "value", ["forKey"]), (let owner?, "object", ["forKey"]):
      if let part = part(of: owner, call.values[0]) { return part }
    case (let owner?, "lowercased", []), (let owner?, "uppercased", []):
      return known(owner)
    case (let owner?, "value", ["forKeyPath"]):
      guard case .payload(let paths)? = known(owner), case .texts(let keys)? = known(call.values[0])
      else { break }
      return .payload(
        paths.flatMap { path in keys.map { path + $0.split(separator: ".").map(String.init) } })
    case (_?, "data", _) where call.labels.first == "withJSONObject": return known(call.values[0])
    default: break
    }
    guard depth < PayloadFinder.deepest, owner != nil || tree.types[call.name] == nil,
      lookups < PayloadFinder.mostLookups
    else { return nil }
    lookups += 1
    for (method, bound) in targets(of: call, owner) {
      if let result = result(of: method.code, bound) { return result }
    }
    return nil
  }

  /// The value that the code returns at its end.
  private mutating func result(of number: Int, _ bound: [Int: Known]) -> Known? {
    guard tree.codes.indices.contains(number), depth < PayloadFinder.deepest else { return nil }
    return enter(number, bound) { finder in
      for statement in finder.code.body {
        switch statement.kind {
        case .declare(let slot, let value?): finder.slots[slot] = finder.known(value)
        case .guardElse(let conditions, _):
          for case .unwrap(let slot?, let value) in conditions {
            finder.slots[slot] = finder.known(value)
          }
        case .return(let value?):
          return finder.known(value, as: finder.code.returns)
        default: break
        }
      }
      return nil
    }
  }

  private mutating func part(of base: Expression, _ key: Expression) -> Known? {
    guard case .payload(let paths)? = known(base), case .texts(let keys)? = known(key) else {
      return nil
    }
    return .payload(paths.flatMap { path in keys.map { path + [$0] } })
  }

  /// A static constant, a static property or a case.
  mutating func known(member name: String, of path: String) -> Known? {
    guard let type = tree.types[path] else { return nil }
    if name == "allCases" { return .cases(of: path, type.cases.map(\.name)) }
    if type.cases.contains(where: { $0.name == name }) { return .cases(of: path, [name]) }
    if let global = tree.globals.first(where: { $0.name == name && $0.owner == path }) {
      return global.initial.flatMap { result(of: $0, [:]) }
    }
    let own = type.computed.first { $0.name == name && $0.isStatic }
    return own?.getter.flatMap { result(of: $0, [:]) }
  }

  /// The initial value of a property of `self` or of a static property of its type.
  private mutating func initial(of name: String) -> Known? {
    let owner = code.owner ?? tree.delegate
    if let field = tree.tables[owner]?.layout.first(where: { $0.name == name }) {
      return field.initial.flatMap { result(of: $0, [:]) }
    }
    return known(member: name, of: owner)
  }

  mutating func elements(of sequence: Expression) -> Known? {
    guard case .array(let items) = sequence else {
      switch known(sequence) {
      case .cases(let type, let names)?: return .cases(of: type, names)
      case .payload(let paths)?: return .entries(paths)
      case .keys(let paths)?: return .keys(paths)
      default: return nil
      }
    }
    var texts: [String] = []
    for item in items {
      guard case .texts(let some)? = known(item) else { return nil }
      texts += some
    }
    return .texts(texts)
  }

  /// Where a notification's content has these from, below `aps`.
  private static let ofContent: [String: [String]] = [
    "title": ["alert", "title"], "subtitle": ["alert", "subtitle"], "body": ["alert", "body"],
    "categoryIdentifier": ["category"], "threadIdentifier": ["thread-id"], "badge": ["badge"],
    "targetContentIdentifier": ["target-content-id"],
  ]

  /// Whether it is an object whose `userInfo` is not a payload: a notification of NotificationCenter, an activity, an
  /// error.
  private func carriesNoPush(_ owner: Expression) -> Bool {
    switch owner {
    case .slot(let slot): return carriesNoPush(code.slotTypes[slot])
    case .cast(_, let type, _): return carriesNoPush(type)
    case .link(let inner), .forced(let inner): return carriesNoPush(inner)
    default: return false
    }
  }

  private func carriesNoPush(_ type: TypeReference?) -> Bool {
    guard case .named(let name)? = type?.wrapped else { return false }
    return ["Notification", "NSNotification", "NSUserActivity", "NSError"].contains(name)
  }

  private func isPayload(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["userinfo", "payload", "remotenotification"].contains { lower.contains($0) }
  }
}
