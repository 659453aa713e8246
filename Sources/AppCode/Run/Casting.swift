import LifecycleModel

/// `as?`, `as!` and `is` on values. Numbers convert as NSNumber's do, since a payload's are.
extension Interpreter {
  /// nil where the value is not of the type.
  func convert(_ value: Value, to type: TypeReference) -> Value? {
    switch (type, value) {
    case (.optional(let wrapped), _): return value == .none ? value : convert(value, to: wrapped)
    case (_, .none): return nil
    case (_, .opaque), (.any, _): return value
    case (.bool, .bool): return value
    case (.bool, .int(let number)): return number == 0 || number == 1 ? .bool(number == 1) : nil
    case (.int, .int): return value
    case (.int, .bool(let bool)): return .int(bool ? 1 : 0)
    case (.int, .double(let number)): return Int(exactly: number).map { .int($0) }
    case (.double, .double): return value
    case (.double, .int(let number)): return .double(Double(number))
    case (.string, .string): return value
    case (.array(let element), .array(let items)):
      let converted = items.compactMap { convert($0, to: element) }
      return converted.count == items.count ? .array(converted) : nil
    case (.set, .object("Set", _)): return value
    case (.dictionary(let key, let element), .dictionary(let entries)):
      let converted = entries.compactMap { entry -> Value.Entry? in
        guard let key = convert(entry.key, to: key), let value = convert(entry.value, to: element)
        else { return nil }
        return Value.Entry(key, value)
      }
      return converted.count == entries.count ? .dictionary(converted) : nil
    case (.tuple(let types), .tuple(let values)) where types.count == values.count:
      let parts = zip(values, types).compactMap { convert($0, to: $1) }
      return parts.count == values.count ? .tuple(parts) : nil
    case (.function, .closure), (.function, .handler), (.function, .object("Bound", _)),
      (.function, .object("KeyPath", _)), (.function, .object("Operator", _)):
      return value
    case (.named(let name), _): return isNamed(value, name) ? value : nil
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.dictionary, _),
      (.set, _), (.tuple, _), (.function, _):
      return nil
    }
  }

  private func isNamed(_ value: Value, _ type: String) -> Bool {
    let last = Lowering.lastName(type)
    if let (_, table) = table(of: value), table.names.contains(last) { return true }
    switch value {
    case .system(let name): return name == type || last == "UIResponder"
    case .reference, .object:
      let name = typeName(of: value)
      if last == "Error" {
        let table = tree.tables[name]
        return name == "NSError" || table?.names.contains("LocalizedError") == true
      }
      return name == last || KnownType.isKind(name, of: last)
    case .int, .double, .bool: return last == "NSNumber"
    case .delegate: return ["UIResponder", "UIApplicationDelegate"].contains(last)
    case .member(let name): return KnownStatic.members(of: type).contains(name)
    case .closure, .handler: return KnownType.isKnown(last) == false
    case .void, .none, .string, .array, .dictionary, .tuple, .box, .opaque, .type: return false
    }
  }

  mutating func cast(
    _ value: Value, _ type: TypeReference, _ cast: Expression.Cast
  ) throws(Unwinding) -> Value {
    switch cast {
    case .known: return try coerce(value, to: type)
    case .conditional: return convert(value, to: type) ?? .none
    case .forced:
      if let converted = convert(value, to: type) { return converted }
      if value == .none { throw trap(Trap.foundNil) }
      throw trap(
        "Could not cast value of type '\(typeName(of: value))' to '\(type.swiftName)'")
    }
  }

  mutating func isOf(_ type: TypeReference, _ value: Value) throws(Unwinding) -> Value {
    if case .opaque(let spelling) = value {
      return .opaque(Opaque.short("\(spelling) is \(type.swiftName)"))
    }
    return .bool(convert(value, to: type) != nil)
  }

  /// What Swift's compiler would have made of a value at a place of this type: a literal without a
  /// point beside a Double is one, `.failed` is a case of the type.
  mutating func coerce(_ value: Value, to type: TypeReference) throws(Unwinding) -> Value {
    switch (type, value) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.optional(let wrapped), _): return value == .none ? value : try coerce(value, to: wrapped)
    case (.array(let element), .array(let items)):
      guard element.needsCoercion else { return value }
      var coerced: [Value] = []
      for item in items { coerced.append(try coerce(item, to: element)) }
      return .array(coerced)
    case (.set, .array(let items)): return Interpreter.makeSet(items)
    case (.dictionary(_, let element), .dictionary(let entries)):
      guard element.needsCoercion else { return value }
      var coerced: [Value.Entry] = []
      for entry in entries {
        coerced.append(Value.Entry(entry.key, try coerce(entry.value, to: element)))
      }
      return .dictionary(coerced)
    case (.named(let name), .member(let word)):
      let last = Lowering.lastName(name)
      if last == "Name" { return value }
      guard tree.tables[last] != nil else { return KnownStatic.value(name, word) ?? value }
      return try ownMember(word, of: .type(last)) ?? value
    case (.named(let name), .object("", let parts)):
      let last = Lowering.lastName(name)
      guard let table = tree.tables[last], case .member(let word)? = parts.first else {
        return value
      }
      if table.cases.contains(where: { $0.name == word }) { return .object(last, parts) }
      return value
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.dictionary, _),
      (.set, _), (.tuple, _), (.function, _), (.any, _), (.named, _):
      return value
    }
  }

  /// As Swift names it in the text of a trap.
  func typeName(of value: Value) -> String {
    switch value {
    case .void: return "()"
    case .none: return "Optional<Any>"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .string: return "String"
    case .array: return "Array<Any>"
    case .dictionary: return "Dictionary<AnyHashable, Any>"
    case .tuple: return "Tuple"
    case .member(let name): return ".\(name)"
    case .closure, .handler: return "Function"
    case .box: return "Variable"
    case .delegate: return tree.delegate
    case .reference: return typeNames(of: value).first ?? "AnyObject"
    case .opaque(let spelling): return spelling
    case .system(let name), .type(let name), .object(let name, _): return name
    }
  }

  static func makeSet(_ items: [Value]) -> Value {
    var unique: [Value] = []
    for item in items where !unique.contains(item) { unique.append(item) }
    return .object("Set", unique.sorted { $0.description < $1.description })
  }
}

extension TypeReference {
  var needsCoercion: Bool {
    switch self {
    case .double, .named, .set: return true
    case .optional(let wrapped), .array(let wrapped): return wrapped.needsCoercion
    case .dictionary(_, let element): return element.needsCoercion
    case .bool, .int, .string, .tuple, .function, .any: return false
    }
  }
}
