import LifecycleModel

/// Resolves members that are read: first declarations of the files, then what the simulator plays.
/// Anything else is opaque.
extension Interpreter {
  /// The only command-line argument of the program.
  static let programPath = "/app/PushLab"

  mutating func member(_ name: String, of value: Value) throws(Unwinding) -> Value {
    if case .labelled(let labels, let parts) = value, let index = labels.firstIndex(of: name) {
      return parts[index]
    }
    if let parts = value.tupleParts { return try part(name, of: parts) }
    if let unknown = value.ofUnknownType { return try member(name, of: unknown) }
    if let known = try threadMember(name, of: value) { return known }
    if name.hasSuffix(":)") {
      if let method = compoundMember(name, of: value) { return method }
      return try member(String(name.prefix { $0 != "(" }), of: value)
    }
    if let own = try ownMember(name, of: value) { return own }
    if case .type(let type) = value {
      if name == "init" { return value }
      // A static property that an unloaded file adds keeps the value that the code gave it.
      let spelling = Opaque.short("\(type).\(name)")
      let given = remembered(spelling)
      if given != .opaque(spelling) { return given }
    }
    switch (value, name) {
    case (.type("Task"), "isCancelled"): return .bool(isTaskCancelled)
    case (.type("CommandLine"), "arguments"):
      return .array([.string(Interpreter.programPath)])
    case (.type("Result"), "success"), (.type("Result"), "failure"):
      return .object("Case", [value, .member(name)])
    default: break
    }
    if case .object("URL", let parts) = value, case .opaque(let text)? = parts.first,
      let known = decided(name, of: text)
    {
      return known
    }
    if case .opaque(let spelling) = value {
      if let own = assumedCase(ofOwn: spelling, reading: name) { return try member(name, of: own) }
      if let known = decided(name, of: spelling) { return known }
      try requireNotNil(spelling, for: name)
      return remembered(Opaque.short("\(spelling).\(name)"))
    }
    if case .some(let held) = value {
      if ["debugDescription", "description"].contains(name) { return .string(try text(value)) }
      return name == "unsafelyUnwrapped" ? held : try member(name, of: held)
    }
    if value == .none {
      if name == "debugDescription" { return .string("nil") }
      if name == "unsafelyUnwrapped" { throw trapOnNil("unsafelyUnwrapped of nil optional") }
      throw trapOnNil(Trap.foundNilImplicitly)
    }
    if case .reference(let cell) = value, isSystemObject(cell, of: ["Task"]),
      let known = try taskMember(name, cell)
    {
      return known
    }
    switch value {
    case .string(let text):
      try spend(text.memberWork(name))
    case .object("Substring", let parts):
      try spend((parts.first?.description ?? "").memberWork(name))
    case .character(let character): try spend(8 * character.utf8.count)
    case .object("URL", let parts), .object("URLComponents", let parts):
      try spendText(in: parts)
    case .object("Data", let parts):
      if case .string(let bytes)? = parts.first { try spend(bytes.utf8.count / 4) }
    case .array where !Interpreter.quickMembers.contains(name),
      .object("Set", _) where !Interpreter.quickMembers.contains(name),
      .dictionary where name != "count" && name != "isEmpty":
      if ["hashValue", "description", "debugDescription"].contains(name) {
        try checkNestedSize(value)
        try spendPrinting(of: value)
        if case .array(let items) = value { try spendText(in: items) }
      } else {
        try spendElements(of: value, for: name)
      }
    case .object where value.isRange: try spendElements(of: value, for: name)
    case .object: try spendCall(reading: [value])
    default: break
    }
    if let printed = try describedMember(name, of: value) { return printed }
    if let known = try lazyMember(name, of: value) { return known }
    if name == "lazy", let own = try ownLazy(value) { return own }
    if tree.traits.hasSequences || value.isRange, Interpreter.collectionMembers.contains(name),
      let items = try collected(value)
    {
      return try member(name, of: .array(items))
    }
    if name == "underestimatedCount", let count = try underestimatedCount(of: value) {
      return .int(count)
    }
    if let known = try optionSetMember(name, of: value) { return known }
    if name == "allKeys", let keys = try allKeys(of: value) { return keys }
    if tree.traits.hasOperations, let known = operation(value)?.member(name) { return known }
    if let found = try dynamicMember(name, of: value) { return found }
    if case .system("Bundle") = value, name == "bundleIdentifier" {
      return .some(infoEntry("CFBundleIdentifier"))
    }
    if name == "count", value.intBounds != nil, value.intCount == nil {
      throw trap("arithmetic overflow")
    }
    if Interpreter.membersOfPaths.contains(name) { try spendParsing(of: value) }
    if case .object = value { try spend(callWeight(of: value)) }
    if case .object("Data", let parts) = value { try spend(4 * (parts.first?.size ?? 0)) }
    if let known = libraryMember(name, of: value) ?? systemMember(name, of: value) {
      if !Interpreter.singletons.contains(name) { noteUnplayed(known, of: value) }
      let isOptional =
        OptionalResults.members(of: value).contains(name)
        || value.cell != nil && name != "delegate"
          && OptionalResults.members(ofObject: typeName(of: value)).contains(name)
      return isOptional ? known.optional(heldBy: value, name) : known
    }
    if Interpreter.libraryMethods.contains(name)
      || name == "addDependency" && operation(value) != nil
    {
      return .object("Method", [value, .string(name)])
    }
    try spendSpelling(of: [value])
    let unknown = remembered(Opaque.short("\(spelling(of: value)).\(name)"))
    if !Interpreter.singletons.contains(name) { noteUnplayed(unknown, of: value) }
    return unknown
  }

  /// Members that are read without a step: objects of iOS, whose own members get steps, and a hash, which differs from
  /// run to run.
  private static let singletons: Set = [
    "shared", "current", "main", "default", "standard", "general", "self",
    "hashValue",
  ]

  /// The number of elements of a collection; 0 for a sequence, unless it declares another number.
  private mutating func underestimatedCount(of value: Value) throws(Unwinding) -> Int? {
    switch value {
    case .array, .dictionary, .string, .object("Set", _), .object("ArraySlice", _),
      .object("Substring", _), .object("Data", _), .object("Range", _), .object("ClosedRange", _):
      return try member("count", of: value).asInt
    default:
      guard let (_, table) = table(of: value), table.kind != .extended else { return nil }
      if table.names.contains(where: { $0.hasSuffix("Collection") }) {
        return try member("count", of: value).asInt
      }
      return table.names.contains("Sequence") ? 0 : nil
    }
  }

  /// Members of a list that cost the same at any length.
  private static let quickMembers: Set = [
    "count", "isEmpty", "first", "last", "startIndex", "endIndex",
  ]

  /// Members that user-defined collections get from protocol extensions.
  private static let collectionMembers: Set = [
    "count", "first", "last", "isEmpty", "indices", "lazy",
  ]

  /// Library methods that can be passed as functions: `set.contains`.
  static let libraryMethods: Set = [
    "contains", "hasPrefix", "hasSuffix", "append", "insert", "remove", "isMultiple", "appending",
    "lowercased", "uppercased", "union", "intersection", "subtracting", "string", "date",
    "index", "isSuperset", "isSubset", "removeObserver", "removeObject", "appendingPathComponent",
  ]

  /// `@dynamicMemberLookup`: reads a member through `subscript(dynamicMember:)`, which gets its name or key path.
  private mutating func dynamicMember(
    _ name: String, of value: Value
  ) throws(Unwinding) -> Value? {
    guard let own = dynamicSubscript(of: value, named: name),
      let getter = own.getter
    else { return nil }
    return try call(code: getter, on: value, [Interpreter.dynamicKey(name, own)])
  }

  /// `isSet`: only a subscript with a setter. A key path to a member that its root declares comes before a name.
  func dynamicSubscript(
    of value: Value, named name: String, isSet: Bool = false
  ) -> OwnType.Computed? {
    guard tree.traits.looksUpMembers else { return nil }
    let all = (table(of: value)?.table.subscripts ?? []).filter {
      $0.labels == ["dynamicMember"] && (!isSet || $0.setter != nil)
    }
    guard all.count > 1 else { return all.first }
    return all.first { own in
      guard case .named(let root)? = own.keyPathRoot, let table = tree.tables[root] else {
        return false
      }
      return table.fields[name] != nil || table.computed[name] != nil
    } ?? all.first { $0.parameters.first == .string } ?? all.first
  }

  /// The call of a member that `@dynamicMemberLookup` finds; nil for other types.
  mutating func callDynamicMember(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let found = try dynamicMember(call.name, of: receiver) else { return nil }
    guard table(of: found)?.table.methods["callAsFunction"] != nil else {
      return try self.call(found, values, from: call.values)
    }
    return try callMember(found, nil, call.renamed("callAsFunction"), values)
  }

  static func dynamicKey(_ name: String, _ own: OwnType.Computed) -> Value {
    own.parameters.first == .string ? .string(name) : .object("KeyPath", [.string(name)])
  }

  /// The text as `print` shows it, including user-defined descriptions.
  private mutating func describedMember(
    _ name: String, of value: Value
  ) throws(Unwinding) -> Value? {
    switch (name, value) {
    case ("localizedDescription", .object("DecodingError", let parts)),
      ("localizedDescription", .object("EncodingError", let parts)):
      return .string(Interpreter.decodingErrorReason(parts))
    case ("debugDescription", .object("DecodingError.Context", _)): return nil
    case ("description", .object("NSError", _)), ("description", .object("URL", _)): return nil
    case ("description", .array), ("description", .dictionary), ("description", .object),
      ("debugDescription", .dictionary):
      return .string(try text(value))
    case ("debugDescription", .string), ("debugDescription", .array), ("debugDescription", .object):
      return .string(try text(value, isDebug: true))
    case ("localizedDescription", .object), ("localizedDescription", .reference):
      return declares(typeName(of: value)) ? try localizedDescription(of: value) : nil
    case ("localizedDescription", .string), ("localizedDescription", .int):
      guard table(of: value)?.table.names.contains("LocalizedError") == true else { return nil }
      return try localizedDescription(of: value)
    default: return nil
    }
  }

  private mutating func part(_ name: String, of parts: [Value]) throws(Unwinding) -> Value {
    if let number = Int(name) {
      guard parts.indices.contains(number) else {
        throw trap(Trap.noMember(name, of: "Tuple"))
      }
      return parts[number]
    }
    switch name {
    case "key", "offset", "index": return parts.first ?? .none
    case "value", "element": return parts.last ?? .none
    default: return .opaque("tuple.\(name)")
    }
  }

  /// The spelling of a receiver in `whynot` and the trace.
  func spelling(of value: Value) -> String {
    switch value {
    case .delegate: return "self"
    case .reference: return typeName(of: value)
    case .object(let name, _) where !name.isEmpty: return name
    case .system("DispatchQueue.main"): return "DispatchQueue.main"
    case .string(let text): return "\"\(text)\""
    default:
      return value.description
    }
  }

  /// `.zero` without a context type: members of user-defined types have priority.
  func implicit(_ name: String) -> Value {
    let number = KnownStatic.number("Double", name)
    guard number != nil || name == "main", !isOwnStatic(name) else { return .member(name) }
    // Without a context, zero may be of any numeric type.
    return name == "zero" ? .int(0) : number ?? .system("DispatchQueue.main")
  }

  /// Whether a type of the files has a case or a static member of the name.
  func isOwnStatic(_ name: String) -> Bool {
    tree.tables.values.contains { table in
      table.globals[name] != nil || table.staticComputed[name] != nil
        || table.staticMethods[name] != nil || table.cases.contains { $0.name == name }
    }
  }
}
