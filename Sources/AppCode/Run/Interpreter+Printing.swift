import LifecycleModel

/// Values as Swift prints them.
extension Interpreter {
  /// The app's module name, which Swift prints before a type inside another value.
  static let module = "main"

  /// The text for `print`, or for `debugPrint` and elements of collections. Calls user-defined
  /// descriptions.
  mutating func text(_ value: Value, isDebug: Bool = false) throws(Unwinding) -> String {
    try spendPrinting(of: value)
    try descend()
    let text = try printed(value, isDebug)
    ascend()
    try checkLength(text)
    return text
  }

  /// The texts that `print` writes to a user-defined stream: structs and tuples are written in pieces.
  mutating func pieces(of value: Value, _ isDebug: Bool) throws(Unwinding) -> [String] {
    let names: [String]
    let parts: [Value]
    var made: [String] = []
    switch value {
    case .tuple(let items): (names, parts) = (items.map { _ in "" }, items)
    case .labelled(let labels, let items): (names, parts) = (labels, items)
    case .object(let name, let items):
      guard let table = tree.tables[name], table.kind == .structType,
        try ownDescription(value, isDebug) == nil
      else { return [try text(value, isDebug: isDebug)] }
      (names, parts) = (
        table.layout.map(\.name), items.prefix(table.layout.count).map { strong($0) }
      )
      let type = isDebug ? "\(Interpreter.module).\(name)" : TypeReference.shortName(name)
      made.append(type + typeArgumentText(of: value, isDebug: isDebug))
    default: return [try text(value, isDebug: isDebug)]
    }
    try descend()
    defer { ascend() }
    made.append("(")
    for (index, (name, part)) in zip(names, parts).enumerated() {
      if index > 0 { made.append(", ") }
      if !name.isEmpty { made += [name, ": "] }
      made += try pieces(of: part, true)
    }
    return made + [")"]
  }

  /// Like `text`; unknown if a part of the value is unknown.
  mutating func shownText(_ value: Value, isDebug: Bool = false) throws(Unwinding) -> Value {
    let (text, isKnown) = try knownText(value, isDebug: isDebug)
    return isKnown ? .string(text) : .unknown(text)
  }

  /// The text of a value, and whether every part in the text is known.
  mutating func knownText(
    _ value: Value, isDebug: Bool = false
  ) throws(Unwinding) -> (text: String, isKnown: Bool) {
    let outer = showsUnknown
    showsUnknown = false
    let text = try text(value, isDebug: isDebug)
    defer { showsUnknown = outer }
    return (text, !showsUnknown)
  }

  private mutating func printed(_ value: Value, _ isDebug: Bool) throws(Unwinding) -> String {
    if let own = try ownDescription(value, isDebug) { return own }
    switch value {
    case .string(let text): return isDebug ? text.debugDescription : text
    case .object("Substring", _):
      let text = value.description
      return isDebug ? text.debugDescription : text
    case .character(let letter): return isDebug ? letter.debugDescription : String(letter)
    case .object("Unicode.Scalar", _) where isDebug:
      return value.scalar.map { Character($0).debugDescription } ?? value.description
    case .some(let held): return "Optional(\(try text(held, isDebug: true)))"
    case .array(let items): return try list(items)
    case .object("Set", let items):
      return isDebug ? "Set(\(try list(items)))" : try list(items)
    case .object("LazySequence", _): return try list(try lazyElements(of: value) ?? [])
    case .object("ArraySlice", _):
      let items = try list(value.sliceParts?.items ?? [])
      return isDebug ? "ArraySlice(\(items))" : items
    case Interpreter.cancellationError:
      return (isDebug ? "Swift." : "") + "CancellationError()"
    case .object("AnyHashable", let parts):
      return "AnyHashable(\(try text(parts.first ?? .none, isDebug: true)))"
    case .object("ReversedCollection", let parts):
      let base = try text(parts.first ?? .none, isDebug: true)
      return "\(typeName(of: value))(_base: \(base))"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return "[:]" }
      var parts: [String] = []
      for entry in entries {
        let key = try text(entry.key, isDebug: true)
        parts.append(key + ": " + (try text(entry.value, isDebug: true)))
      }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple(let items): return "(" + (try fields([], items)) + ")"
    case .labelled(let labels, let items): return "(" + (try fields(labels, items)) + ")"
    case .object("", let parts) where parts.count == 4:
      return try change(parts, isDebug)
    case .object("Result", let parts) where parts.count == 2: return try result(parts, isDebug)
    case .object(let name, let parts)
    where tree.tables[name].map { $0.kind != .extended } == true:
      return try own(name, parts, isDebug)
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      guard bounds.count == 2, case .object(let name, _) = value else { return value.description }
      if let (name, label, bound) = value.partialRange {
        let shown = "\(name)<\(typeName(of: bound))>"
        return (isDebug ? "Swift." : "") + "\(shown)(\(label): \(try text(bound, isDebug: true)))"
      }
      let low = try text(bounds[0], isDebug: isDebug)
      let sign = name == "Range" ? "..<" : "..."
      let plain = low + sign + (try text(bounds[1], isDebug: isDebug))
      return isDebug ? "\(name)(\(plain))" : plain
    case .type(let name):
      guard isDebug else { return TypeReference.shown(name) }
      return qualified(name)
    case .reference where table(of: value) != nil:
      let name = typeNames(of: value).first ?? ""
      return "\(Interpreter.module).\(name)\(typeArgumentText(of: value, isDebug: true))"
    case .object(Value.waitingInit, let parts):
      showsUnknown = true
      return parts.first?.description ?? value.description
    case .opaque:
      showsUnknown = true
      return value.description
    case .object("Notification", let parts):
      var shown = "name = \(try text(parts.first ?? .none))"
      for (name, place) in [("object", 1), ("userInfo", 2)] {
        let part = parts.indices.contains(place) ? parts[place].unwrapped : .none
        shown += ", \(name) = \(try text(Interpreter.withHashableKeys(part).optional))"
      }
      return shown
    case .object("TimeZone", let parts) where parts.count == 2:
      let name = parts[1].description
      guard let offset = parts[0].asInt, name.hasPrefix("GMT"), name.count > 3 else { return name }
      return "GMT (\(offset))"
    case .object("URL", let parts):
      if parts.first?.isOpaque == true { showsUnknown = true }
      return describe(value)
    default: return describe(value)
    }
  }

  /// A dictionary as `[AnyHashable: Any]`; other values as they are.
  private static func withHashableKeys(_ value: Value) -> Value {
    guard case .dictionary(let entries) = value else { return value }
    return .dictionary(
      entries.map { entry in
        if case .object("AnyHashable", _) = entry.key { return entry }
        return Value.Entry(.object("AnyHashable", [entry.key]), entry.value)
      })
  }

  /// The text of `KeyValuePairs`, which are stored as a list of pairs.
  mutating func pairsText(_ pairs: [Value]) throws(Unwinding) -> String {
    guard !pairs.isEmpty else { return "[:]" }
    var parts: [String] = []
    for pair in pairs {
      guard let sides = pair.tupleParts, sides.count == 2 else { continue }
      parts.append(try text(sides[0], isDebug: true) + ": " + text(sides[1], isDebug: true))
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private mutating func list(_ items: [Value]) throws(Unwinding) -> String {
    "[" + (try fields([], items)) + "]"
  }

  /// A `Result` inside another value is printed with both type arguments. The value shows only one of them; the
  /// declaration shows both.
  private mutating func result(_ parts: [Value], _ isDebug: Bool) throws(Unwinding) -> String {
    let types = printedArguments["Result"]
    printedArguments["Result"] = nil
    defer { printedArguments["Result"] = types }
    let plain = "\(parts[0])(\(try text(parts[1], isDebug: true)))"
    guard isDebug else { return plain }
    if let types {
      return "Swift.Result<\(types.map(qualified).joined(separator: ", "))>." + plain
    }
    showsUnknown = true
    let own = typeName(of: parts[1])
    let named = parts[0] == .member("success") ? "Result<\(own), _>" : "Result<_, \(own)>"
    reaction.note(unplayed: "print(\(named))")
    return plain
  }

  /// The text of a value whose declared type is known. The first `Result` in it gets its type arguments from there.
  mutating func text(_ value: Value, as type: TypeReference) throws(Unwinding) -> String {
    let outer = printedArguments["Result"]
    defer { printedArguments["Result"] = outer }
    printedArguments["Result"] = resolved(type).resultArguments
    return try text(value)
  }

  private mutating func fields(
    _ labels: [String], _ items: [Value], _ types: [TypeReference?] = []
  ) throws(Unwinding) -> String {
    var parts: [String] = []
    var length = 0
    let outer = printedArguments["Result"]
    defer { printedArguments["Result"] = outer }
    for (index, item) in items.enumerated() {
      if !types.isEmpty {
        printedArguments["Result"] =
          types.indices.contains(index) ? types[index].flatMap(\.resultArguments) : nil
      }
      let label = labels.indices.contains(index) && !labels[index].isEmpty ? labels[index] : nil
      parts.append((label.map { $0 + ": " } ?? "") + (try text(item, isDebug: true)))
      length += parts.last?.utf8.count ?? 0
      guard length <= Interpreter.longestText else {
        throw trap("Out of memory: a text of more than \(Interpreter.longestText) bytes")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// A change of a `CollectionDifference`.
  private mutating func change(_ parts: [Value], _ isDebug: Bool) throws(Unwinding) -> String {
    let type = "Swift.CollectionDifference<\(qualified(typeName(of: parts[2])))>.Change."
    let labels = ["offset", "element", "associatedWith"]
    return (isDebug ? type : "") + parts[0].description
      + "(" + (try fields(labels, Array(parts.dropFirst()))) + ")"
  }

  /// A struct with its fields, or an enumeration's case.
  private mutating func own(
    _ name: String, _ parts: [Value], _ isDebug: Bool
  ) throws(Unwinding) -> String {
    guard let table = tree.tables[name] else { return name }
    let outer = isDebug ? outerArguments(of: .object(name, parts), name, table) : ""
    let shown =
      isDebug
      ? "\(Interpreter.module).\(Interpreter.path(name, with: outer))"
      : TypeReference.shortName(name)
    guard table.kind == .enumType, case .member(let word)? = parts.first else {
      let values = parts.prefix(table.layout.count).map { strong($0) }
      let type = shown + said(typeArgumentText(of: .object(name, parts), isDebug: isDebug), name)
      return type + "("
        + (try fields(
          table.layout.map(\.name), values,
          types(table.layout.map(\.type), of: .object(name, parts)))) + ")"
    }
    if table.isCodingKey, parts.count == 1 {
      return try keyText(.object(name, parts), name)
    }
    let arguments =
      isDebug ? said(typeArgumentText(of: .object(name, parts), isDebug: true), name) : ""
    let spelled = isDebug ? "\(shown)\(arguments).\(word)" : word
    guard parts.count > 1 else { return spelled }
    let choice = table.cases.first { $0.name == word }
    let labels = choice?.labels.map { $0 == "_" ? "" : $0 } ?? []
    let around = printedArguments
    defer { printedArguments = around }
    if !table.parameters.isEmpty {
      printedArguments[name] = typeArgumentNames(of: .object(name, parts))
    }
    let types = types(choice?.types ?? [], of: .object(name, parts))
    return spelled + "(" + (try fields(labels, Array(parts.dropFirst()), types)) + ")"
  }

  /// The type arguments as printed. Emits a step if one of them is unknown.
  private mutating func said(_ arguments: String, _ name: String) -> String {
    guard arguments.split(whereSeparator: { "<>, ".contains($0) }).contains("_") else {
      return arguments
    }
    showsUnknown = true
    reaction.note(unplayed: "print(\(TypeReference.shortName(name))\(arguments))")
    return arguments
  }

  /// `<Swift.String>` after the outer type of `Box<String>.Item`, as far as the parts show it; empty
  /// for other types.
  private mutating func outerArguments(
    of value: Value, _ name: String, _ table: MemberTable
  ) -> String {
    guard let dot = name.lastIndex(of: "."), let outer = tree.types[String(name[..<dot])],
      !outer.parameters.isEmpty, outer.kind != .protocolType
    else { return "" }
    var found: Bindings = [:]
    let parts = fields(of: value)
    let types =
      table.kind == .enumType
      ? [nil] + (table.cases.first { .member($0.name) == parts.first }?.types ?? [])
      : table.layout.map(\.type)
    for (type, part) in zip(types, parts) { if let type { infer(type, from: part, &found) } }
    let names = outer.parameters.map { found[$0].map { qualified($0.pathName) } ?? "_" }
    return said("<" + names.joined(separator: ", ") + ">", outer.name)
  }

  private static func path(_ name: String, with outer: String) -> String {
    guard !outer.isEmpty, let dot = name.lastIndex(of: ".") else { return name }
    return name[..<dot] + outer + name[dot...]
  }

  /// The declared types of an instance's parts; empty if none of them holds a `Result`.
  private func types(_ types: [TypeReference?], of owner: Value) -> [TypeReference?] {
    guard types.contains(where: { $0?.resultArguments != nil }) else { return [] }
    return types.map { $0.map { settled($0, by: owner) } }
  }

  private mutating func ownDescription(
    _ value: Value, _ isDebug: Bool
  ) throws(Unwinding) -> String? {
    guard let (_, table) = table(of: value) else { return nil }
    switch value {
    case .object, .reference, .delegate, .member: break
    default: return nil
    }
    let names = [
      ("CustomDebugStringConvertible", "debugDescription"),
      ("CustomStringConvertible", "description"), ("LosslessStringConvertible", "description"),
    ]
    for (conformance, name) in isDebug ? names : names.reversed() {
      guard meets(value, conformance, table) || table.names.contains("NSObject"),
        table.computed[name] != nil || table.fields[name] != nil
      else { continue }
      guard let text = try ownMember(name, of: value) else { return nil }
      if text.isOpaque { showsUnknown = true }
      return describe(text)
    }
    return nil
  }
}
