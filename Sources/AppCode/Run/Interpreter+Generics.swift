import LifecycleModel

/// Generic parameters. A call binds those of its method to the types of its arguments; an instance
/// of a generic type keeps its type arguments.
extension Interpreter {
  typealias Bindings = [String: TypeReference]

  /// Runs a call with the parameters of the method and of its receiver bound.
  mutating func binding<Result>(
    _ method: Method, _ arguments: [Value], on receiver: Value?, explicit: [TypeReference],
    _ body: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> Result {
    if method.parameters.isEmpty, tree.traits.genericTypes.isEmpty { return try body(&self) }
    let (outer, explicit) = (bindings, explicit.map { resolved($0) })
    defer { bindings = outer }
    try spendTypeNames(explicit.lazy.map(\.pathName))
    let owner = tree.codes[method.code].owner
    bindings = receiver.map { typeArguments(of: $0, in: owner) } ?? [:]
    if !method.parameters.isEmpty {
      try spend(16 * method.parameters.count)
      try spendTypeNames(of: arguments)
      // They hide those of the receiver's type that have the same names.
      for name in method.parameters { bindings[name] = nil }
      for (name, type) in zip(method.parameters, explicit) {
        if case .parameter = type { continue }
        bindings[name] = type
      }
      var found: Bindings = [:]
      for (index, type) in method.types.enumerated() where arguments.indices.contains(index) {
        let isList = index == method.variadic
        for value in isList ? elements(of: arguments[index]) : [arguments[index]] {
          infer(type, from: value, &found)
        }
      }
      inferArguments(of: method.code, arguments, &found)
      for (name, type) in found where method.parameters.contains(name) && bindings[name] == nil {
        bindings[name] = type
      }
    }
    return try body(&self)
  }

  /// The deepest type that is inferred. A generic function that calls itself with `[x]` would
  /// otherwise look through all levels at each call.
  private static let deepestType = 64

  /// Infers generic parameters in a type from a value of it.
  func infer(_ type: TypeReference, from value: Value, _ found: inout Bindings) {
    switch (type, value) {
    case (_, .none), (_, .opaque): return
    case (.parameter(let name), _):
      guard !value.isNested(beyond: Interpreter.deepestType), let own = reference(of: value),
        !own.isNested(beyond: Interpreter.deepestType)
      else { return }
      // Next to a Double, a literal without a decimal point is a Double.
      if found[name] == nil || (found[name] == .int && own == .double) { found[name] = own }
    case (.optional(let wrapped), _): infer(wrapped, from: value.unwrapped, &found)
    case (.metatype(let inner), .type(let name)):
      infer(inner, naming: self.type(named: name), &found)
    case (.array(.parameter(let name)), .array(let items)) where Interpreter.isMixed(items):
      found[name] = found[name] ?? .any
    case (.array(let element), _), (.set(let element), _):
      for item in elements(of: value) { infer(element, from: item, &found) }
    case (.dictionary(let key, let element), .dictionary(let entries)):
      for entry in entries {
        infer(key, from: entry.key, &found)
        infer(element, from: entry.value, &found)
      }
    case (.tuple(let types, _), _):
      for (type, part) in zip(types, value.tupleParts ?? []) { infer(type, from: part, &found) }
    case (.result(let success, let failure), .object("Result", let parts)) where parts.count == 2:
      infer(parts[0] == .member("success") ? success : failure, from: parts[1], &found)
    case (.function(let parameters, let result), .closure(let code, _)):
      for (type, given) in zip(parameters, tree.codes[code].parameterTypes) {
        infer(type, naming: given, &found)
      }
      if let result, let given = tree.codes[code].returns ?? tree.codes[code].givenType {
        infer(result, naming: given, &found)
      }
    case (.function(let parameters, .parameter(let name)?), .type(let made))
    where parameters.isEmpty:
      found[name] = found[name] ?? self.type(named: made)
    default: return
    }
  }

  /// Whether a list mixes Ints and Doubles and therefore is a list of `Any`. In a literal list of Doubles all elements
  /// are Doubles.
  private static func isMixed(_ items: [Value]) -> Bool {
    var (hasInt, hasDouble) = (false, false)
    for item in items {
      if case .int = item { hasInt = true } else if case .double = item { hasDouble = true }
    }
    return hasInt && hasDouble
  }

  /// Infers parameters that a declaration uses as arguments of a generic type, as in `func
  /// value<T>(for key: Key<T>)`, from the type arguments of the passed values.
  func inferArguments(of code: Int, _ values: [Value], _ found: inout Bindings) {
    for (index, names) in tree.typeArgumentNames[code] ?? [] where values.indices.contains(index) {
      let value = values[index].unwrapped
      guard let (_, table) = table(of: value) else { continue }
      let own = typeArguments(of: value)
      for (parameter, name) in zip(table.parameters, names) where found[name] == nil {
        found[name] = own[parameter]
      }
    }
  }

  private func infer(
    _ type: TypeReference, naming given: TypeReference, _ found: inout Bindings
  ) {
    switch (type, given) {
    case (.parameter(let name), _): if given != .any { found[name] = found[name] ?? given }
    case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)),
      (.set(let one), .set(let other)), (.optional(let one), let other):
      infer(one, naming: other, &found)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      infer(key, naming: otherKey, &found)
      infer(value, naming: otherValue, &found)
    default: return
    }
  }

  /// The type of the value; nil if the value does not show it.
  private func reference(of value: Value) -> TypeReference? {
    switch value {
    case .array(let items) where items.isEmpty, .object("Set", let items) where items.isEmpty:
      return nil
    case .dictionary(let entries) where entries.isEmpty: return nil
    case .object("", _), .member, .none: return nil
    case .void: return .void
    case .some(let held): return reference(of: held).map { .optional($0) }
    case .object(let name, _) where tree.types[name] != nil:
      return .named(name + typeArgumentPath(of: value))
    case .reference:
      return typeNames(of: value).first.map { .named($0 + typeArgumentPath(of: value)) }
    default: return type(named: typeName(of: value))
    }
  }

  /// Replaces generic parameters by their bindings in the running call; unknown ones stay.
  func resolved(_ type: TypeReference) -> TypeReference {
    type.mapped { bindings[$0] ?? .parameter($0) }
  }

  /// Like `resolved`, with the type arguments of an instance.
  func settled(_ type: TypeReference, by owner: Value) -> TypeReference {
    let own = typeArguments(of: owner)
    return type.mapped { own[$0] ?? bindings[$0] ?? .parameter($0) }
  }

  // MARK: Closures

  /// The bindings that a closure of generic code captures after its variables; nil outside of such
  /// code.
  var keptBindings: Value? {
    guard !bindings.isEmpty else { return nil }
    let names = bindings.keys.sorted()
    return .object(
      Interpreter.marker,
      [.labelled(names, names.map { .type((bindings[$0] ?? .any).pathName) })])
  }

  func bindings(in captured: Value) -> Bindings? {
    guard case (let names, let types)? = bindings(in: [captured]) else { return nil }
    var found: Bindings = [:]
    for (name, type) in zip(names, types) {
      if case .type(let written) = type { found[name] = self.type(named: written) }
    }
    return found
  }

  // MARK: Instances

  fileprivate static let marker = "type arguments"

  /// The type arguments that an instance stores after its properties; nil if none are known.
  mutating func typeArguments(
    _ table: MemberTable, _ explicit: [TypeReference], _ fields: [Value]
  ) throws(Unwinding) -> Value? {
    guard !table.parameters.isEmpty else { return nil }
    var found: Bindings = [:]
    for (name, type) in zip(table.parameters, explicit) {
      let type = resolved(type).mapped { associatedOfSelf($0) ?? .parameter($0) }
      if type.erased == type { found[name] = type }
    }
    if found.count < explicit.count || explicit.isEmpty {
      for (field, value) in zip(table.layout, fields) {
        if let type = field.type { infer(type, from: value, &found) }
      }
    }
    if explicit.isEmpty {
      for name in table.parameters where found[name] == nil { found[name] = bindings[name] }
    }
    let known = table.parameters.filter { found[$0] != nil }
    guard !known.isEmpty else { return nil }
    let names = known.map { (found[$0] ?? .any).pathName }
    try spendTypeNames(names)
    return .object(Interpreter.marker, [.labelled(known, names.map { .type($0) })])
  }

  /// The type bound to an associated type in the type of the running code's `self`.
  private func associatedOfSelf(_ name: String) -> TypeReference? {
    guard let slot = tree.codes[codeNow].selfSlot, frame.indices.contains(slot) else { return nil }
    return associatedType(name, of: load(slot: slot))
  }

  /// Stores an instance's type arguments.
  mutating func keepTypeArguments(
    of made: Value, _ table: MemberTable, _ explicit: [TypeReference]
  ) throws(Unwinding) {
    guard !table.parameters.isEmpty, bindings(in: fields(of: made)) == nil,
      let part = try typeArguments(table, explicit, fields(of: made)),
      case .reference(let cell) = made, case .object(let name, var parts)? = heap[cell]
    else { return }
    while parts.count < table.layout.count { parts.append(.none) }
    heap[cell] = .some(.object(name, parts + [part]))
  }

  func bindings(in parts: [Value]) -> (labels: [String], types: [Value])? {
    guard case .object(Interpreter.marker, let held)? = parts.last,
      case .labelled(let labels, let types)? = held.first
    else { return nil }
    return (labels, types)
  }

  /// The type arguments of an instance, or of a type that is named with them: `Stack<Int>`.
  func typeArguments(of instance: Value) -> Bindings {
    if case .type(let name) = instance {
      guard let table = tree.tables[Interpreter.plainName(name)] else { return [:] }
      return Bindings(
        zip(table.parameters, writtenArguments(in: name)), uniquingKeysWith: { one, _ in one })
    }
    guard case (let labels, let types)? = bindings(in: fields(of: instance)) else { return [:] }
    var found: Bindings = [:]
    for (label, type) in zip(labels, types) {
      if case .type(let name) = type { found[label] = self.type(named: name) }
    }
    return found
  }

  /// A type's name without its arguments.
  static func plainName(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  /// The type arguments in a name. Generic parameters of the running code are replaced by their types.
  func writtenArguments(in name: String) -> [TypeReference] {
    guard let open = name.firstIndex(of: "<"), name.hasSuffix(">") else { return [] }
    return Interpreter.arguments(in: name[open...].dropFirst().dropLast()).map { argument in
      bindings[String(argument)] ?? type(named: String(argument))
    }
  }

  static func arguments(in list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = list
    while !rest.isEmpty {
      let (first, others) = firstArgument(in: rest)
      parts.append(first)
      rest = others
    }
    return parts
  }

  /// The first type of a list, up to a comma outside of all brackets, and the rest of the list.
  static func firstArgument(in list: Substring) -> (first: Substring, others: Substring) {
    var depth = 0
    var last = UInt8(ascii: " ")
    for place in list.utf8.indices {
      let byte = list.utf8[place]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        return (list[..<place], Substring(list[place...].utf8.dropFirst(2)))
      default: break
      }
      last = byte
    }
    return (list, "")
  }

  /// `<Int>` after the name of a generic type.
  func typeArgumentText(of instance: Value, isDebug: Bool = false) -> String {
    let names = typeArgumentNames(of: instance).map { name in
      isDebug ? qualified(name) : TypeReference.shown(name)
    }
    return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  private func typeArgumentPath(of instance: Value) -> String {
    let names = typeArgumentNames(of: instance)
    return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  /// The full paths of the type arguments; empty if the type is not generic.
  func typeArgumentNames(of instance: Value) -> [String] {
    guard let (_, table) = table(of: instance), !table.parameters.isEmpty else { return [] }
    if table.kind == .enumType { return carriedTypes(of: instance) }
    var found = typeArguments(of: instance)
    for (field, value) in zip(table.layout, fields(of: instance)) {
      if let type = field.type, found.count < table.parameters.count {
        infer(type, from: value, &found)
      }
    }
    return found.isEmpty ? [] : table.parameters.map { found[$0]?.pathName ?? "_" }
  }

  /// The type arguments of an enumeration's value, which stores only its associated values.
  /// Arguments that neither these nor the value around it show are `_`.
  private func carriedTypes(of instance: Value) -> [String] {
    guard case .object(let name, let parts) = instance, let table = tree.tables[name],
      table.kind == .enumType, !table.parameters.isEmpty, case .member(let word)? = parts.first,
      let found = table.cases.first(where: { $0.name == word })
    else { return [] }
    var types: Bindings = [:]
    for (type, value) in zip(found.types, parts.dropFirst()) { infer(type, from: value, &types) }
    let outer = printedArguments[name]
    return table.parameters.enumerated().map { place, parameter in
      types[parameter]?.pathName ?? outer?[place] ?? "_"
    }
  }

  /// A type's name with its module before each part.
  func qualified(_ name: String) -> String {
    var text = ""
    var word = ""
    func module(of word: String) -> String {
      if tree.types[word] != nil {
        let outer = String(word.prefix { $0 != "." })
        return (tree.libraryModules[outer] ?? Interpreter.module) + "."
      }
      return KnownType.isOfSwift(word) ? "Swift." : ""
    }
    for letter in name {
      if letter.isLetter || letter.isNumber || letter == "_" || letter == "." {
        word.append(letter)
        continue
      }
      text += module(of: word) + word + String(letter)
      word = ""
    }
    return text + module(of: word) + word
  }
}

extension [Value] {
  /// The fields of an instance without the type arguments that it stores.
  var withoutTypeArguments: ArraySlice<Value> {
    if case .object(Interpreter.marker, _)? = last { return dropLast() }
    return self[...]
  }
}

extension TypeReference {
  /// A type's name as Swift prints it: each part without its enclosing types.
  static func shown(_ name: String) -> String {
    var shown = ""
    var word = ""
    for letter in name {
      if letter.isLetter || letter.isNumber || letter == "_" || letter == "." {
        word.append(letter)
        continue
      }
      shown += short(word)
      word = ""
      shown.append(letter)
    }
    return shown + short(word)
  }

  /// `...` and `.Type` stay as they are.
  private static func short(_ word: String) -> String {
    guard word.contains("."), !word.hasPrefix("."), !word.hasSuffix(".") else { return word }
    if word.hasSuffix(".Type") { return shortName(String(word.dropLast(5))) + ".Type" }
    return shortName(word)
  }
}
