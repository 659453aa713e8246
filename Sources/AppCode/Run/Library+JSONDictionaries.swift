import LifecycleModel

/// Dictionaries in JSON. With keys of type String, Int or `CodingKeyRepresentable` they are
/// objects, with any others arrays in which each key precedes its value.
extension Interpreter {
  /// Whether dictionaries with keys of the type are objects in JSON.
  func isCodedByKeys(_ type: TypeReference) -> Bool {
    switch type {
    case .string, .int, .any, .parameter: return true
    case .named(let path): return isKeyRepresentable(path)
    default: return false
    }
  }

  private func isKeyRepresentable(_ path: String) -> Bool {
    tree.tables[Interpreter.plainName(path)]?.names.contains("CodingKeyRepresentable") == true
  }

  // MARK: Reading

  mutating func decodedDictionary(
    _ value: Value, _ own: TypeReference, _ element: TypeReference, _ path: [Value],
    _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    guard isCodedByKeys(own) else { return try decodedPairs(value, own, element, path, options) }
    let isText = own == .string || own == .any
    var object = value
    if case .named = own { object = try opened(value, path, options) }
    guard case .dictionary(let entries) = object else {
      throw .thrown(mismatch(.dictionary(own, element), value, path))
    }
    var made = Value.dictionary([])
    for entry in entries {
      try burn()
      let name = entry.key.description
      let inner = path + [.codingKey(name, of: isText ? "_CodingKey" : "_DictionaryCodingKey")]
      let key = try decodedKey(name, own, inner)
      made.set(try decoded(entry.value, as: element, inner, options), forKey: key)
    }
    return made
  }

  private mutating func decodedKey(
    _ name: String, _ type: TypeReference, _ path: [Value]
  ) throws(Unwinding) -> Value {
    switch type {
    case .int:
      if let number = Int(name) { return .int(number) }
      let text = "Expected Int key but found String key instead."
      throw .thrown(Interpreter.decodingError("typeMismatch", path, text, for: "Int"))
    case .named(let own):
      if let key = try representedKey(name, Interpreter.plainName(own)) { return key }
      let text = "Could not convert key to type \(type.swiftName)"
      throw .thrown(Interpreter.decodingError("dataCorrupted", path, text))
    default: return .string(name)
    }
  }

  /// `init?(codingKey:)`, which a type with a raw value need not declare.
  private mutating func representedKey(
    _ name: String, _ type: String
  ) throws(Unwinding) -> Value? {
    guard let table = tree.tables[type] else { return nil }
    var label = "codingKey"
    var given = Value.codingKey(name)
    if !table.initialisers.contains(where: { $0.labels == ["codingKey"] }) {
      label = "rawValue"
      given = .string(name)
      let field = table.fields["rawValue"].map { table.layout[$0] }
      if field?.type == .int || table.cases.first?.rawValue?.asInt != nil {
        guard let number = Int(name) else { return nil }
        given = .int(number)
      }
    }
    let call = Call(
      name: type, labels: [label], values: [], trailing: 0, spelling: "(\(label):)")
    guard let made = try makeOwn(type, call, [given]), made != .none else { return nil }
    return made.unwrapped
  }

  private mutating func decodedPairs(
    _ value: Value, _ own: TypeReference, _ element: TypeReference, _ path: [Value],
    _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    guard case .array(let items) = value else {
      throw .thrown(mismatch(.array(.any), value, path))
    }
    guard items.count.isMultiple(of: 2) else {
      let text =
        "Expected collection of key-value pairs; encountered odd-length array instead."
      throw .thrown(Interpreter.decodingError("dataCorrupted", path, text))
    }
    var made = Value.dictionary([])
    for place in stride(from: 0, to: items.count, by: 2) {
      try burn()
      let key = try decoded(items[place], as: own, path + [.codingIndex(place)], options)
      let next = path + [.codingIndex(place + 1)]
      made.set(try decoded(items[place + 1], as: element, next, options), forKey: key)
    }
    return made
  }

  // MARK: Writing

  mutating func encodedDictionary(
    _ entries: [Value.Entry], _ options: JSONOptions
  ) throws(Unwinding) -> JSON {
    var members: [JSON.Member] = []
    var items: [JSON] = []
    for entry in entries {
      let entry = Value.Entry(entry.key.withoutHashable, entry.value)
      switch entry.key {
      case .object(let type, _) where isKeyRepresentable(type):
        let key = Value.codingKey(try representation(of: entry.key), of: "_DictionaryCodingKey")
        let name = try writtenKey(key, options)
        members.append(JSON.Member(name, try encoded(entry.value, options.at(key))))
      case .string, .int, .member, .opaque:
        let key = Value.codingKey(entry.key.description, of: "_CodingKey")
        members.append(
          JSON.Member(entry.key.description, try encoded(entry.value, options.at(key))))
      default:
        items.append(try encoded(entry.key, options.at(.codingIndex(items.count))))
        items.append(try encoded(entry.value, options.at(.codingIndex(items.count))))
      }
    }
    return items.isEmpty ? .object(members) : .array(items)
  }

  /// An empty dictionary does not show the type of its keys: with the declared type it is an object
  /// or an array.
  func shaped(_ json: JSON, as type: TypeReference?) -> JSON {
    switch (json, type) {
    case (.object(let members), .dictionary(let own, let element)?):
      if members.isEmpty { return isCodedByKeys(resolved(own)) ? json : .array([]) }
      guard element.holdsDictionary else { return json }
      return .object(members.map { JSON.Member($0.key, shaped($0.value, as: element.wrapped)) })
    case (.array(let items), .array(let element)?) where element.holdsDictionary:
      return .array(items.map { shaped($0, as: element.wrapped) })
    default: return json
    }
  }

  /// The text of a key's `codingKey`, which a type with a raw value need not declare.
  private mutating func representation(of key: Value) throws(Unwinding) -> String {
    if let (_, table) = table(of: key),
      table.computed["codingKey"] != nil || table.fields["codingKey"] != nil
    {
      return try member("stringValue", of: try member("codingKey", of: key)).description
    }
    return try member("rawValue", of: key).description
  }
}

extension TypeReference {
  fileprivate var holdsDictionary: Bool {
    switch self {
    case .dictionary: true
    case .array(let inner), .optional(let inner): inner.holdsDictionary
    default: false
    }
  }
}
