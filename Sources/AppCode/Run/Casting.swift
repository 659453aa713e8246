import LifecycleModel

/// `as?`, `as!` and `is` on values, and conversions to a context type.
extension Interpreter {
  /// The result of `as?`; nil if the value is not of the type. Numbers of a payload are NSNumbers
  /// and convert like them.
  func convert(_ value: Value, to type: TypeReference) -> Value? {
    switch (type, value) {
    case (.optional, .none): return value
    case (.optional(let wrapped), _):
      return convert(value.unwrapped, to: wrapped).map { .some($0) }
    case (.any, _): return value
    case (.parameter(let name), _):
      return bindings[name].map { convert(value, to: $0) } ?? value
    case (_, .none): return nil
    case (_, .opaque): return value
    case (_, .some(let held)): return convert(held, to: type)
    case (.named(let name), .object("NSError", _)) where typedError(value, as: name) != nil:
      return typedError(value, as: name)
    case (.array, .reference), (.set, .reference):
      return bridgedCollection(value, type).flatMap { convert($0, to: type) }
    case (.named("NSNumber"), .object("NSNumber", _)): return value
    case (.named("NSNumber"), .int), (.named("NSNumber"), .integer),
      (.named("NSNumber"), .double), (.named("NSNumber"), .float), (.named("NSNumber"), .bool):
      return .object("NSNumber", [value])
    case (_, .object("NSNumber", let parts)):
      return Interpreter.number(parts.first ?? .int(0), as: type)
    case (.bool, .bool), (.int, .int), (.double, .double), (.float, .float), (.string, .string),
      (.character, .character):
      return value
    case (.integer(let wanted), .integer(let own, _)): return wanted == own ? value : nil
    case (.array(let element), .array(let items)):
      return all(items) { convert($0, to: element) }.map { .array($0) }
    case (.set(let element), .object("Set", let items)):
      return all(items) { convert($0, to: element) }.map { .object("Set", $0) }
    case (.dictionary(let key, let element), .dictionary(let entries)):
      let converted = entries.compactMap { entry -> Value.Entry? in
        guard let key = convert(entry.key.withoutHashable, to: key),
          let value = convert(entry.value, to: element)
        else { return nil }
        return Value.Entry(key, value)
      }
      return converted.count == entries.count ? .dictionary(converted) : nil
    case (.tuple(let types, let labels), _):
      guard let parts = value.tupleParts, parts.count == types.count else { return nil }
      let converted = zip(parts, types).compactMap { convert($0, to: $1) }
      guard converted.count == parts.count else { return nil }
      return labels.contains { !$0.isEmpty } ? .labelled(labels, converted) : .tuple(converted)
    case (.function(let parameters, let result), .closure(let code, let captured)):
      return mayBe(code, captured, parameters, result) ? value : nil
    case (.function, .handler), (.function, .object("Bound", _)),
      (.function, .object("KeyPath", _)), (.function, .object("Operator", _)),
      (.function, .object("Method", _)), (.function, .object("Case", _)), (.function, .type),
      (.function, .object("Unbound", _)), (.function, .object("Initialiser", _)),
      (.function, .object(Value.libraryFunction, _)):
      return value
    case (.metatype(let inner), .type(let name)): return isKind(name, of: inner) ? value : nil
    case (.result, .object("Result", _)): return value
    case (.named("NSDictionary"), .dictionary(let entries)):
      return .dictionary(entries.map { Value.Entry($0.key.withoutHashable, $0.value) })
    case (.named("NSData"), .object("Data", let parts)):
      return .object("NSData", Array(parts.prefix(1)))
    case (.named("Data"), .object("NSData", let parts)): return .object("Data", parts)
    case (.named(let name), _): return isNamed(value, name) ? value : nil
    default: return nil
    }
  }

  private func all(_ items: [Value], _ change: (Value) -> Value?) -> [Value]? {
    let changed = items.compactMap(change)
    return changed.count == items.count ? changed : nil
  }

  /// Whether the value is of the named type, which may be a protocol composition `A&B`.
  private func isNamed(_ value: Value, _ type: String) -> Bool {
    if type.contains("&") {
      return type.split(separator: "&").allSatisfy { isNamed(value, String($0)) }
    }
    guard mayHaveArguments(value, of: type) else { return false }
    let type = String(type.prefix { $0 != "<" })
    let last = Lowering.lastName(type)
    // A type is no instance of itself.
    if case .type = value, tree.types[type] != nil { return false }
    if let (_, table) = table(of: value) {
      if table.names.contains(type) || table.names.contains(last) {
        return meets(value, table.names.contains(type) ? type : last, table)
      }
      if tree.types[type] != nil { return false }
    }
    if KnownType.protocols.contains(last) { return conforms(value, last) }
    switch value {
    case .system(let name): return name == type || last == "UIResponder"
    case .reference, .object:
      let name = String(typeName(of: value).prefix { $0 != "<" })
      if last == "Error" { return isError(name) }
      return name == last || name == type || KnownType.isKind(name, of: last)
    case .int, .integer, .double, .float, .bool: return last == "NSNumber"
    case .delegate: return ["UIResponder", "UIApplicationDelegate"].contains(last)
    case .member(let name): return KnownStatic.members(of: type).contains(name)
    case .closure, .handler: return tree.types[type] == nil && !KnownType.isKnown(last)
    default: return false
    }
  }

  mutating func cast(
    _ value: Value, _ type: TypeReference, _ cast: Expression.Cast
  ) throws(Unwinding) -> Value {
    if cast == .noted { return noted(value, type) }
    if cast == .compared, value.unwrapped.isOpaque { return value }
    if cast == .wrapped {
      let content = try coerce(value, to: type)
      return content.isOpaque ? content : .some(content)
    }
    let isImplicit = [.known, .compared, .needed].contains(cast)
    let type = associated(type)
    if !isImplicit { try spendCast(value, to: type) }
    if case .metatype(let inner) = type, value == .none, isImplicit {
      // The type itself as a value.
      let type = associated(resolved(inner))
      if case .parameter(let name) = type {
        if !buildsViews { reaction.note(unplayed: "\(name).self") }
        return .opaque(name)
      }
      return .type(type.pathName)
    }
    if case .parameter(let name) = type, bindings[name] == nil, !isImplicit {
      guard assumedTruth("\(describe(value)) is \(name)") else {
        if cast == .conditional { return .none }
        throw trap("Could not cast value of type '\(typeName(of: value))' to '\(name)'")
      }
    }
    if case .named("NSError") = type, let error = try bridgedError(value) {
      return cast == .conditional ? .some(error) : error
    }
    switch cast {
    case .needed: return try unwrapping(value, to: type)
    case .known, .compared, .noted, .wrapped: return try coerce(value, to: type)
    case .conditional:
      if case .opaque(let what) = value.unwrapped {
        // Every unknown value can be cast to `Any` and `AnyObject`.
        if type == .any { return value }
        return castUnknown(what, to: type)
      }
      if let converted = convert(value, to: type) {
        // `as? Int?` gives an Optional of an Optional, which may hold nil.
        return resolved(type).isOptional ? .some(converted) : converted.optional
      }
      guard mayConform(value, to: type) else { return .none }
      let what = Opaque.short("(\(spelling(of: value)) as? \(type.swiftName))")
      return assume(what, .some, or: [.none]) == .some ? .some(value) : .none
    case .forced:
      if case .opaque(let what) = value.unwrapped { noteType(type, of: what) }
      if let converted = convert(value, to: type) { return converted }
      if value == .none { throw trapOnNil() }
      throw trap(
        "Could not cast value of type '\(qualified(typeName(of: value)))' (0x...) to "
          + "'\(qualified(type.swiftName))' (0x...)")
    }
  }

  mutating func isOf(_ type: TypeReference, _ value: Value) throws(Unwinding) -> Value {
    if case .opaque(let spelling) = value.unwrapped {
      if knownType(of: spelling) == type.swiftName { return .bool(true) }
      return .opaque(Opaque.short("\(spelling) is \(type.swiftName)"))
    }
    let type = associated(type)
    if case .parameter(let name) = type, bindings[name] == nil {
      return .opaque(Opaque.short("\(describe(value)) is \(name)"))
    }
    try spendCast(value, to: type)
    return .bool(convert(value, to: type) != nil)
  }

  /// Implicit conversions to a context type: an integer literal becomes a Double, `.failed` a case
  /// of the type, and an Optional wraps its value.
  mutating func coerce(_ value: Value, to type: TypeReference) throws(Unwinding) -> Value {
    switch (type, value) {
    case (.any, _): return value
    case (_, .opaque(let what)):
      noteType(type, of: what)
      return value
    case (.named(let name), .array(let items)) where name.utf8.last == UInt8(ascii: ">"):
      guard let element = elementType(ofLiteral: name) else {
        return try specialised(try coerce(value, to: type.plain), name)
      }
      let made = try coerce(.array(try coerce(items, to: element)), to: type.plain)
      return try specialised(made, name)
    case (.named(let name), _) where name.utf8.last == UInt8(ascii: ">"):
      return try specialised(try coerce(value, to: type.plain), name)
    case (.parameter(let name), _):
      guard let bound = bindings[name], bound != type else { return value }
      return try coerce(value, to: bound)
    case (.optional, .none): return value
    case (.optional(let wrapped), .some(let held)):
      return .some(try coerce(held, to: wrapped))
    case (.optional(let wrapped), _): return try wrap(value, in: wrapped)
    case (.metatype, _), (.function, _), (.bool, .bool), (.string, .string), (.int, .int),
      (.string, .object("Substring", _)), (.double, .double):
      return value
    case (_, .some(let held)):
      if case .named(let name) = type, name == "Optional" { return value }
      return try coerce(held, to: type)
    case (.double, .int(let number)): return .double(Double(number))
    case (.float, .int(let number)): return .float(Float(number))
    case (.float, .double(let number)): return .float(Float(number))
    case (.integer(let integer), .int(let number)):
      guard let bits = integer.bits(of: Int128(number)) else { throw trap(Trap.bits) }
      return .integer(integer, bits)
    case (.character, .string(let text)):
      return text.count == 1 ? .character(Character(text)) : value
    case (.array, .object("ArraySlice", _)):
      return try coerce(.array(elements(of: value)), to: type)
    case (.array, .object("LazySequence", _)):
      return try coerce(.array(try lazyElements(of: value) ?? []), to: type)
    case (.array(.parameter(let name)), .array(let items)) where bindings[name] == .double:
      return .array(try coerce(items, to: .double))
    case (.array(let element), .array(let items)):
      guard element.needsCoercion || element.dropsLabels else { return value }
      return .array(try coerce(items, to: element))
    case (.set(let element), .array(let items)):
      return try makeOwnSet(try coerce(items, to: element))
    case (.dictionary(let key, let element), .dictionary(let entries)):
      guard type.needsCoercion else { return value }
      try spend(entries.count)
      var coerced: [Value.Entry] = []
      for entry in entries {
        coerced.append(
          Value.Entry(try coerce(entry.key, to: key), try coerce(entry.value, to: element)))
      }
      return .dictionary(coerced)
    case (.tuple(let types, let labels), _):
      guard let parts = value.tupleParts, parts.count == types.count else { return value }
      var coerced: [Value] = []
      for (part, type) in zip(parts, types) { coerced.append(try coerce(part, to: type)) }
      let made: Value =
        labels.contains { !$0.isEmpty } ? .labelled(labels, coerced) : .tuple(coerced)
      // Unchanged arrays keep their storage, because arrays of tuples are stored often.
      return made == value ? value : made
    case (.result(let success, let failure), .object(let name, let parts)):
      guard name.isEmpty || name == "Result", parts.count == 2 else { return value }
      let isSuccess = parts[0] == .member("success")
      return .object(
        "Result", [parts[0], try coerce(parts[1], to: isSuccess ? success : failure)])
    case (.named(let name), .member(let word)):
      if name.hasSuffix("Name"), tree.types[name].map({ $0.kind == .extended }) != false {
        return value
      }
      if let own = try ownMember(word, of: .type(name)) { return own }
      if let known = foundationMember(word, of: .type(name)) { return known }
      return tree.tables[name] == nil ? KnownStatic.value(name, word) ?? value : value
    case (_, .member(let word)):
      if type.isNumber, let known = KnownStatic.number(type.swiftName, word) { return known }
      // `.fallback` where the type is a generic parameter that stands for a library's type.
      guard let name = type.extended, tree.tables[name] != nil else { return value }
      return try ownMember(word, of: .type(name)) ?? value
    case (.named(let name), .object(Value.waitingInit, let parts)):
      guard tree.tables[name] != nil, case .array(let labels)? = parts.dropFirst().first else {
        return value
      }
      let call = Call(
        name: name, labels: labels.map(\.description), values: [], trailing: 0,
        spelling: parts[0].description)
      return try makeOwn(name, call, Array(parts.dropFirst(2))) ?? value
    case (.named(let name), .object("", let parts)):
      return try made(of: parts, name) ?? value
    case (.named("CharacterSet"), .array): return LetterTest(argument: value)?.value ?? value
    case (.named(let name), .array(let items)):
      if let set = try optionSet(name, items) { return set }
      return try made(of: value, name, label: "arrayLiteral", items) ?? value
    case (.named(let name), .dictionary(let entries)) where entries.isEmpty:
      return try made(of: value, name, label: "dictionaryLiteral", []) ?? value
    case (.named("UnicodeScalar"), .string), (.named("Unicode.Scalar"), .string):
      return makeScalar(LabelledArguments(["_"], [value])) ?? value
    case (.named(let name), .string):
      return try made(of: value, name, label: "stringLiteral", [value]) ?? value
    case (.named("NSData"), .object("Data", _)), (.named("Data"), .object("NSData", _)),
      (.named("NSNumber"), _):
      return convert(value, to: type) ?? value
    case (.named("Duration"), .int(0)): return Interpreter.duration(0)
    case (.named("Duration"), .double(let seconds)): return Interpreter.duration(seconds * 1e9)
    case (.named("Decimal"), .int), (.named("Decimal"), .double):
      return makeDecimal(LabelledArguments(["_"], [value])) ?? value
    case (.named(let name), .int):
      return try made(of: value, name, label: "integerLiteral", [value]) ?? value
    case (.named(let name), .double):
      return try made(of: value, name, label: "floatLiteral", [value]) ?? value
    case (.named(let name), .bool):
      return try made(of: value, name, label: "booleanLiteral", [value]) ?? value
    default: return value
    }
  }

  /// The value as an Optional of the type, which may be an Optional itself. Iterative, because a type may have
  /// thousands of levels.
  private mutating func wrap(
    _ value: Value, in type: TypeReference
  ) throws(Unwinding) -> Value {
    var levels = 1
    var inner = type
    while case .optional(let next) = inner { (inner, levels) = (next, levels + 1) }
    try spend(levels)
    var wrapped = try coerce(value, to: inner)
    for _ in 0..<levels { wrapped = .some(wrapped) }
    return wrapped
  }

  private mutating func coerce(
    _ items: [Value], to type: TypeReference
  ) throws(Unwinding) -> [Value] {
    try spend(items.count)
    var coerced: [Value] = []
    coerced.reserveCapacity(items.count)
    for item in items { coerced.append(try coerce(item, to: type)) }
    return coerced
  }

  /// Combines an array literal of members into a value of a user-defined option set.
  mutating func optionSet(_ name: String, _ items: [Value]) throws(Unwinding) -> Value? {
    guard let table = tree.tables[name], table.names.contains("OptionSet"),
      let index = table.fields["rawValue"]
    else { return nil }
    var raw: Value =
      try table.layout[index].type.map { type throws(Unwinding) in
        try coerce(.int(0), to: type)
      } ?? .int(0)
    for item in items {
      let member = try coerce(item, to: .named(name))
      if case .value(let both) = Arithmetic.apply(.bitOr, raw, fields(of: member).first ?? raw) {
        raw = both
      }
    }
    return .object(name, [raw])
  }

  /// The type's name as Swift prints it.
  func typeName(of value: Value) -> String {
    switch value {
    case .void: return "()"
    case .none: return "Optional<Any>"
    case .some(let held): return "Optional<\(typeName(of: held))>"
    case .bool: return "Bool"
    case .int: return "Int"
    case .integer(let type, _): return type.rawValue
    case .double: return "Double"
    case .float: return "Float"
    case .string: return "String"
    case .character: return "Character"
    case .array(let items): return "Array<\(commonTypeName(of: items) ?? "Any")>"
    case .dictionary(let entries):
      guard let first = entries.first, first.key == first.key.withoutHashable else {
        return "Dictionary<AnyHashable, Any>"
      }
      let key = commonTypeName(of: entries.map(\.key)) ?? "AnyHashable"
      return "Dictionary<\(key), \(commonTypeName(of: entries.map(\.value)) ?? "Any")>"
    case .tuple(let parts):
      return "(" + parts.map { typeName(of: $0) }.joined(separator: ", ") + ")"
    case .labelled(let labels, let parts):
      return "("
        + zip(labels, parts).map { ($0.isEmpty ? "" : $0 + ": ") + typeName(of: $1) }
        .joined(separator: ", ") + ")"
    case .member(let name): return ".\(name)"
    case .closure(let code, _): return functionName(of: code)
    case .handler: return "Function"
    case .box: return "Variable"
    case .delegate: return tree.delegate
    case .object("Case", let parts):
      guard parts.count == 2, case .type(let name) = parts[0], case .member(let word) = parts[1],
        let own = tree.tables[name]?.cases.first(where: { $0.name == word })
      else { return "Case" }
      return TypeReference.function(own.types, .named(name)).swiftName
    case .reference, .weak:
      return (typeNames(of: value).first ?? "AnyObject") + typeArgumentText(of: value)
    case .object("ArraySlice", _):
      let items = value.sliceParts?.items ?? []
      return "ArraySlice<\(items.first.map { typeName(of: $0) } ?? "Any")>"
    case .object("ReversedCollection", let parts):
      return "ReversedCollection<\(typeName(of: parts.first ?? .none))>"
    case .object(let name, _) where tree.tables[name]?.parameters.isEmpty == false:
      return name + typeArgumentText(of: value)
    case .opaque(let spelling): return spelling
    case .object("Set", let items): return "Set<\(items.first.map { typeName(of: $0) } ?? "Any")>"
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      guard let first = bounds.first, case .object(let name, _) = value else { return "Range" }
      if let (name, _, bound) = value.partialRange { return "\(name)<\(typeName(of: bound))>" }
      return "\(name)<\(typeName(of: first))>"
    case .object("Result", let parts) where parts.count == 2:
      return "Result<\(typeName(of: parts[1])), Error>"
    case .system(let name), .type(let name), .object(let name, _): return name
    }
  }

  private func functionName(of code: Int) -> String {
    let own = tree.codes[code]
    let type = TypeReference.function(
      own.parameterTypes, own.returns ?? own.givenType ?? (own.body.isEmpty ? .void : nil))
    return type.swiftName
  }
}
