import LifecycleModel
import Payloads

/// JSONSerialization, JSONDecoder and JSONEncoder.
extension Interpreter {
  // MARK: Reading

  /// Parses known bytes. Unknown bytes give an opaque result.
  private mutating func object(
    from data: Value?, _ made: (JSON) -> Value
  ) throws(Unwinding) -> Value {
    guard case .object("Data", let parts)? = data?.unwrapped, case .string? = parts.first else {
      return .opaque("JSON")
    }
    let bytes = Interpreter.bytes(of: data ?? .none)
    try spend(Interpreter.textWeight * bytes.count)
    do {
      return made(try JSONReader.read(utf8: bytes, limits: .foundation).value)
    } catch {
      throw .thrown(
        Interpreter.decodingError("dataCorrupted", [], "The given data was not valid JSON."))
    }
  }

  mutating func readJSON(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    do {
      let object = try object(from: arguments["with"]) { Value($0) }
      let options = arguments["options"].map { elements(of: $0) + [$0] } ?? []
      let takesFragments = options.contains { option in
        option.isOpaque || ["fragmentsAllowed", "allowFragments"].contains(option.memberName)
      }
      let isWhole = object.isOpaque || object.isPlainCollection && !object.isText
      if object.isFiniteJSON, isWhole || takesFragments { return object }
    } catch {
      guard case .thrown = error else { throw error }
    }
    let text = Value.string("The data couldn’t be read because it isn’t in the correct format.")
    throw .thrown(
      .object("NSError", [text, .int(3840), .string("NSCocoaErrorDomain"), .dictionary([])]))
  }

  mutating func decodeJSON(
    _ arguments: LabelledArguments, _ table: Value
  ) throws(Unwinding) -> Value? {
    guard let wanted = arguments.first.flatMap({ type(of: $0) }) else { return nil }
    let options = JSONOptions(table)
    let object: Value
    do {
      object = try self.object(from: arguments["from"]) { Value(forDecoder: $0) }
    } catch {
      guard case .thrown = error, options.readsJSON5 else { throw error }
      return nil
    }
    if object.isOpaque { return .opaque(Opaque.short("\(wanted.swiftName) from JSON")) }
    return try decoded(object, as: wanted, [], options)
  }

  /// Binds the generic parameters of a type such as `Response<User>` to its arguments.
  private mutating func bind(namesIn name: String) {
    let given = typeArguments(of: .type(name)).mapValues { resolved($0) }
    bindings.merge(given) { _, own in own }
  }

  /// The type of `T.self`, `[T].self` or `[String: T].self`.
  private func type(of value: Value) -> TypeReference? {
    switch value {
    case .type(let name): return type(named: name)
    case .array(let items): return items.first.flatMap { type(of: $0) }.map { .array($0) }
    case .dictionary(let entries):
      guard let entry = entries.first, let element = type(of: entry.value) else { return nil }
      return .dictionary(type(of: entry.key) ?? .string, element)
    default: return nil
    }
  }

  /// Types are printed without their enclosing types.
  func type(named name: String) -> TypeReference { tree.value.type(named: name) }

  mutating func decoded(
    _ value: Value, as type: TypeReference, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    if case .parameter(let name) = type {
      guard let bound = bindings[name] else { return .opaque(Opaque.short("\(name) from JSON")) }
      return try decoded(value, as: bound, path, options)
    }
    try descend()
    defer { ascend() }
    let isNull = value == .object("NSNull", [])
    if case .optional(let wrapped) = type {
      return isNull ? .none : .some(try decoded(value, as: wrapped, path, options))
    }
    if isNull, type != .any, !decodesItself(type) {
      throw .thrown(missingValue(type, path))
    }
    switch (type, value) {
    case (.any, _): return value
    case (.string, .string): return value
    case (.bool, .object("NSNumber", let parts)) where parts.first?.asBool != nil:
      return value.operand
    case (.double, .string(let text)), (.float, .string(let text)):
      guard let number = options.number(for: text) else { break }
      return type == .float ? .float(Float(number)) : .double(number)
    case (.int, _), (.integer, _), (.double, _), (.float, _):
      guard case .object("NSNumber", let parts) = value, let number = parts.first,
        number.asDouble != nil,
        parts.count == 1 || !type.isFloatingPoint || number.asDouble != 0,
        let converted = type == .float
          ? number.asDouble.map({ .float(Float($0)) }) : convert(value, to: type),
        converted.isFiniteJSON
      else { break }
      return converted
    case (.array(let element), .array(let items)), (.set(let element), .array(let items)):
      var made: [Value] = []
      for (index, item) in items.enumerated() {
        try burn()
        made.append(try decoded(item, as: element, path + [.codingIndex(index)], options))
      }
      if case .set = type { return Interpreter.makeSet(made) }
      return .array(made)
    case (.dictionary(let own, let element), _):
      return try decodedDictionary(value, resolved(own), element, path, options)
    case (.named(let name), _):
      if let made = try decoded(value, named: name, path, options) { return made }
    default: break
    }
    throw .thrown(mismatch(type, value, path))
  }

  /// Whether the type has its own `init(from:)`, which also gets `null`.
  private func decodesItself(_ type: TypeReference) -> Bool {
    guard case .named(let name) = type,
      let table = tree.tables[Interpreter.plainName(name)]
    else { return false }
    return table.initialisers.contains { $0.labels == ["from"] } || readsNothing(table, name)
  }

  /// Decodes a value of the type; nil if the value does not fit.
  private mutating func decoded(
    _ value: Value, named spelling: String, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    let outer = bindings
    defer { bindings = outer }
    bind(namesIn: spelling)
    let name = String(spelling.prefix { $0 != "<" })
    switch name {
    case "Date": return try decodedDate(value, path, options)
    case "Decimal": return try Interpreter.decodedDecimal(value, path)
    case "Range", "ClosedRange":
      let bound = writtenArguments(in: spelling).first
      return try decodedRange(value, name, of: bound, path, options)
    case "URL":
      guard case .string(let text) = value, let url = URLText(text) else { return nil }
      return .object("URL", [.string(url.text)])
    case "UUID":
      guard case .string(let text) = value else { return nil }
      return Interpreter.uuid(text)
    case "Data": return try decodedData(value, path, options)
    default: break
    }
    guard let table = tree.tables[name] else { return .opaque(Opaque.short("\(name) from JSON")) }
    if table.initialisers.contains(where: { $0.labels == ["from"] }) {
      let decoder = Value.object("Decoder", [value, .array(path), options.value])
      let call = Call(
        name: name, labels: ["from"], values: [], trailing: 0, spelling: "(from:)")
      guard table.kind == .enumType, !table.parameters.isEmpty else {
        return try makeOwn(name, call, [decoder])
      }
      // Until the initializer has made the instance, only its type shows the type arguments.
      let made = try initialise(.type(spelling), name, table, call, [decoder])
      if case .type = made { return .opaque(Opaque.short("\(name) from JSON")) }
      return made
    }
    if table.kind == .enumType {
      guard let raw = table.cases.first?.rawValue else {
        return try decodedCase(value, name, table, path, options)
      }
      let plain = value.operand
      try spend(table.cases.count)
      guard let found = table.cases.first(where: { Arithmetic.areEqual($0.rawValue ?? raw, plain) })
      else {
        guard typeName(of: plain) == typeName(of: raw) else { return nil }
        throw .thrown(invalid(plain, for: name, path))
      }
      return .object(name, [.member(found.name)])
    }
    if table.isCodedByRawValue, let index = table.fields["rawValue"] {
      let raw = try decoded(value, as: table.layout[index].type ?? .any, path, options)
      let call = Call(
        name: name, labels: ["rawValue"], values: [], trailing: 0, spelling: "(rawValue:)")
      let made = try makeOwn(name, call, [raw]) ?? Value.none
      if made == .none { throw .thrown(invalid(raw, for: name, path)) }
      return made.unwrapped
    }
    guard declares(name) else { return .opaque(Opaque.short("\(name) from JSON")) }
    if case .dictionary = value {} else if !readsNothing(table, name) { return nil }
    return try decodedFields(value, name, table, path, options)
  }

  // MARK: Properties and cases

  private mutating func decodedFields(
    _ value: Value, _ name: String, _ table: MemberTable, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value {
    var fields = try fieldValues(value, name, table, path, options)
    if let part = try typeArguments(table, [], fields) { fields.append(part) }
    if table.kind == .classType { return try allocateObject(name, fields) }
    return .object(name, fields)
  }

  private mutating func fieldValues(
    _ value: Value, _ name: String, _ table: MemberTable, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> [Value] {
    try spendKeys(of: table, name)
    let value = readsNothing(table, name) ? value : try opened(value, path, options)
    var fields: [Value] = []
    for field in table.layout {
      let own = codingKey(field.codedName, of: name) ?? field.codedName
      let given = lookUp(.string(own), in: value)
      if codingKey(field.codedName, of: name) == nil || (field.isConstant && field.initial != nil) {
        guard let initial = field.initial else {
          fields.append(.none)
          continue
        }
        fields.append(try call(code: initial, on: .type(name), []))
      } else if let own = try decodedByOwn(field, own, value, (name, table), path, options) {
        fields.append(own)
      } else if given == .none {
        guard field.type?.isOptional == true else {
          throw .thrown(Interpreter.missingKey(.codingKey(own), path))
        }
        fields.append(.none)
      } else {
        fields.append(
          try decoded(
            given, as: wrapperType(of: field, table) ?? field.type ?? .any,
            path + [.codingKey(own)], options))
      }
    }
    return fields
  }

  /// Decodes with a `decode(_:forKey:)` that the files add to `KeyedDecodingContainer` for the property's type.
  private mutating func decodedByOwn(
    _ field: OwnType.Field, _ key: String, _ value: Value,
    _ owner: (name: String, table: MemberTable), _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    guard let type = field.type, !type.isOptional,
      let method = tree.tables["KeyedDecodingContainer"]?.methods["decode"]?.first(where: {
        $0.labels == ["_", "forKey"] && $0.types.first == .metatype(type)
      })
    else { return nil }
    let container = Value.object(
      "KeyedDecodingContainer",
      [value, .array(path), options.value, .type(owner.name + ".CodingKeys")])
    let arguments: [Value] = [
      .type((wrapperType(of: field, owner.table) ?? type).pathName), .codingKey(key),
    ]
    return try binding(method, arguments, on: nil, explicit: []) { interpreter throws(Unwinding) in
      try interpreter.call(code: method.code, on: container, arguments)
    }
  }

  /// `super.init(from:)` of a class whose Decodable conformance the compiler generates.
  mutating func decodeProperties(
    of object: Value, _ name: String, _ table: MemberTable, from decoder: Value
  ) throws(Unwinding) {
    guard case .object("Decoder", let parts) = decoder, parts.count > 2,
      case .array(let path) = parts[1]
    else { return }
    let values = try fieldValues(parts[0], name, table, path, JSONOptions(parts[2]))
    for (index, value) in values.enumerated() {
      try setField(index, table.layout[index].name, of: object, in: name, to: value)
    }
  }

  /// A case with associated values, in the format that the compiler generates.
  private mutating func decodedCase(
    _ value: Value, _ name: String, _ table: MemberTable, _ path: [Value], _ options: JSONOptions
  ) throws(Unwinding) -> Value? {
    guard case .dictionary(let entries) = try opened(value, path, options) else { return nil }
    try spend(entries.count * table.cases.count)
    let found = entries.compactMap { entry in
      table.cases.first { (codingKey($0.name, of: name) ?? $0.name) == entry.key.description }
        .map { (own: $0, value: entry.value) }
    }
    guard found.count == 1, let (own, carried) = found.first else {
      throw .thrown(
        Interpreter.decodingError(
          "typeMismatch", path, "Invalid number of keys found, expected one.", for: name))
    }
    let inner = path + [.codingKey(codingKey(own.name, of: name) ?? own.name)]
    let payload = try opened(carried, inner, options)
    let keys = own.name.prefix(1).uppercased() + own.name.dropFirst() + "CodingKeys"
    var parts: [Value] = [.member(own.name)]
    for (index, type) in own.types.enumerated() {
      let label = own.codingLabel(index)
      let key = Value.codingKey(label, of: keys)
      let given = lookUp(.string(label), in: payload)
      if given == .none, type.isOptional {
        parts.append(.none)
        continue
      }
      guard given != .none else { throw .thrown(Interpreter.missingKey(key, inner)) }
      parts.append(try decoded(given, as: type, inner + [key], options))
    }
    return .object(name, parts)
  }

  /// The JSON key of a property; nil if `CodingKeys` leaves it out.
  func codingKey(_ field: String, of type: String) -> String? {
    guard let keys = tree.types["\(type).CodingKeys"] else { return field }
    guard let found = keys.cases.first(where: { $0.name == field }) else { return nil }
    return found.keyText
  }
}

extension MemberTable {
  /// Whether it is a struct with a raw value, which is encoded as that value.
  var isCodedByRawValue: Bool {
    kind == .structType && fields["rawValue"] != nil
      && (names.contains("RawRepresentable") || names.contains("OptionSet"))
  }
}
