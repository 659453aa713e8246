import LifecycleModel

/// The Keychain. An item is a dictionary of its attributes; its secret is under kSecValueData.
extension Interpreter {
  static let keychainFunctions: Set = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
  ]

  /// Calls a function of the Keychain; nil if a part of the query is unknown.
  mutating func callKeychain(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    guard Interpreter.keychainFunctions.contains(call.name),
      let query = values.first?.unwrapped, isKnownQuery(query)
    else { return nil }
    let items = elements(of: reaction.world.app.keychain)
    try spend(64 * items.count)
    let found = items.indices.filter { matches(items[$0], query) }
    switch call.name {
    case "SecItemAdd": return addItem(query, to: items)
    case "SecItemCopyMatching": return try copyItems(found.map { items[$0] }, query, call)
    case "SecItemUpdate":
      guard values.count > 1, isKnownQuery(values[1].unwrapped) else { return nil }
      return updateItems(found, of: items, values[1].unwrapped)
    default:
      guard !found.isEmpty else { return KnownStatic.keychain("errSecItemNotFound") }
      let left = items.indices.filter { !found.contains($0) }.map { items[$0] }
      reaction.keep(keychain: .array(left))
      return KnownStatic.keychain("errSecSuccess")
    }
  }

  /// Attributes that queries ignore.
  private static let unasked: Set = [
    "kSecValueData", "kSecAttrAccessGroup", "kSecAttrSynchronizable",
  ]

  private func isKnownQuery(_ query: Value) -> Bool {
    guard case .dictionary(let entries) = query else { return false }
    return !entries.contains { entry in
      entry.key.isOpaque
        || entry.value.unwrapped.isOpaque && !Interpreter.unasked.contains(entry.key.description)
    }
  }

  private mutating func addItem(_ query: Value, to items: [Value]) -> Value? {
    guard !refuses(anyOf: [query]) else {
      return KnownStatic.keychain("errSecInteractionNotAllowed")
    }
    let identity = [
      "kSecClass", "kSecAttrAccount", "kSecAttrService", "kSecAttrServer",
      "kSecAttrApplicationTag",
    ]
    let isTwice = items.contains { item in
      identity.allSatisfy { attribute($0, of: item) == attribute($0, of: query) }
    }
    guard !isTwice else { return KnownStatic.keychain("errSecDuplicateItem") }
    var item = query
    for name in names(in: query) where isDirective(name) { item.set(nil, forKey: .string(name)) }
    reaction.keep(keychain: .array(items + [item]))
    return KnownStatic.keychain("errSecSuccess")
  }

  /// Stores the result in the variable of the second argument.
  private mutating func copyItems(
    _ found: [Value], _ query: Value, _ call: Call
  ) throws(Unwinding) -> Value? {
    guard let first = found.first else { return KnownStatic.keychain("errSecItemNotFound") }
    let wantsAll = attribute("kSecMatchLimit", of: query) == .string("kSecMatchLimitAll")
    let wantsData = attribute("kSecReturnData", of: query) == .bool(true)
    let wantsAttributes = attribute("kSecReturnAttributes", of: query) == .bool(true)
    let chosen = wantsAll ? found : [first]
    if wantsData, refuses(anyOf: chosen) {
      return KnownStatic.keychain("errSecInteractionNotAllowed")
    }
    let results = chosen.map { item -> Value in
      guard wantsAttributes else { return attribute("kSecValueData", of: item) }
      var shown = item
      if !wantsData { shown.set(nil, forKey: .string("kSecValueData")) }
      return shown
    }
    if wantsData || wantsAttributes, call.values.count > 1,
      case .reference(let place) = call.values[1]
    {
      try store(.some(wantsAll ? .array(results) : results[0]), in: place)
    }
    return KnownStatic.keychain("errSecSuccess")
  }

  private mutating func updateItems(_ found: [Int], of items: [Value], _ changes: Value) -> Value? {
    guard !found.isEmpty else { return KnownStatic.keychain("errSecItemNotFound") }
    guard !refuses(anyOf: found.map { items[$0] }) else {
      return KnownStatic.keychain("errSecInteractionNotAllowed")
    }
    var items = items
    for index in found {
      for name in names(in: changes) {
        items[index].set(attribute(name, of: changes), forKey: .string(name))
      }
    }
    reaction.keep(keychain: .array(items))
    return KnownStatic.keychain("errSecSuccess")
  }

  /// Whether an item's secret is not accessible because the phone is locked. A step notes the first such item.
  private mutating func refuses(anyOf items: [Value]) -> Bool {
    let closed = items.first { item in
      let accessible = attribute("kSecAttrAccessible", of: item).description
      return !reaction.world.opensKeychain(accessible: accessible)
    }
    guard let closed else { return false }
    let name = ["kSecAttrAccount", "kSecAttrService"].map { attribute($0, of: closed) }
      .first { $0 != .none }
    reaction.refuseKeychainItem(name?.description ?? "an item")
    return true
  }

  private func matches(_ item: Value, _ query: Value) -> Bool {
    names(in: query).allSatisfy { name in
      let isAsked =
        !isDirective(name) && !Interpreter.unasked.contains(name)
      return !isAsked || attribute(name, of: item) == attribute(name, of: query)
    }
  }

  private func attribute(_ name: String, of item: Value) -> Value {
    lookUp(.string(name), in: item).unwrapped
  }

  private func names(in query: Value) -> [String] {
    guard case .dictionary(let entries) = query else { return [] }
    return entries.map(\.key.description)
  }

  /// Whether the attribute controls the search or the form of the result.
  private func isDirective(_ name: String) -> Bool {
    ["kSecReturn", "kSecMatch", "kSecUse"].contains { name.hasPrefix($0) }
  }
}
