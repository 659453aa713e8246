import LifecycleModel

/// Members that are visible through a protocol.
extension Interpreter {
  private static let membersOfErrors: Set = [
    "code", "domain", "userInfo", "localizedDescription", "errorCode", "errorUserInfo",
    "localizedFailureReason", "localizedRecoverySuggestion", "description", "debugDescription",
  ]

  /// A property that an extension of `Error` adds, read from a value whose static type is `Error`, even if Foundation
  /// made the value; nil for other calls.
  mutating func propertyOfErrors(
    _ value: Value, _ call: Call
  ) throws(Unwinding) -> Value? {
    guard let getter = call.chosen, tree.tables["Error"]?.computed[call.name]?.getter == getter
    else { return nil }
    return try self.call(code: getter, on: value, [])
  }

  /// The type whose static member code of a protocol extension finds: of a subclass, the superclass
  /// that conforms to the protocol with the extension's default.
  func witness(_ type: String, for member: String) -> String {
    guard let asking = tree.codes[codeNow].protocolOwner(in: tree.types) else { return type }
    var conforming = type
    // In source that does not compile, a class may be its own superclass.
    for _ in 0..<32 {
      guard let parent = tree.tables[conforming]?.superclass,
        tree.tables[parent]?.names.contains(asking) == true
      else { break }
      conforming = parent
    }
    guard conforming != type, let table = tree.tables[conforming], table.globals[member] == nil,
      let getter = table.staticComputed[member]?.getter, let owner = tree.codes[getter].owner,
      tree.types[owner]?.kind == .protocolType,
      getter != tree.tables[type]?.staticComputed[member]?.getter
    else { return type }
    return conforming
  }

  /// The table in which the running code finds a member. Code in a protocol extension, and a call
  /// on a value whose static type is the protocol (`asking`), use the protocol's requirements
  /// through the class that declares the conformance. If that class uses the extension's default, a
  /// subclass's member of the same name does not replace it.
  func visibleTable(
    of value: Value, for member: String, asking: String? = nil
  ) -> (name: String, table: MemberTable)? {
    if let found = importedTable(of: value, declaring: member) { return found }
    guard let own = table(of: value) else { return nil }
    // A member of Foundation has priority over one that the files add to all errors.
    if own.name == "Error", value.isLibraryError,
      Interpreter.membersOfErrors.contains(member)
    {
      return nil
    }
    // A value of the library conforms to several protocols that the files may extend.
    if own.table.kind == .extended, !own.table.declares(member) {
      for name in typeNames(of: value) where value.operand.asDouble != nil {
        if let table = tree.tables[name], table.declares(member) { return (name, table) }
      }
      for name in tree.traits.extendedProtocols {
        guard let table = tree.tables[name], table.declares(member), conformsByKind(value, name)
        else { continue }
        return (name, table)
      }
    }
    // A Substring that a literal or a match of a pattern makes is stored as a text.
    if own.name == "String", !own.table.declares(member), let table = tree.tables["Substring"],
      table.declares(member)
    {
      return ("Substring", table)
    }
    let asking = asking.flatMap { tree.types[$0].map { $0.kind != .extended } == true ? $0 : nil }
    guard case .reference = value, own.table.superclass != nil,
      let asking = asking ?? tree.codes[codeNow].protocolOwner(in: tree.types)
    else { return own }
    var conforming = own
    // In source that does not compile, a class may be its own superclass.
    for _ in 0..<32 {
      guard let parent = conforming.table.superclass, let above = tree.tables[parent],
        above.names.contains(asking)
      else { break }
      conforming = (parent, above)
    }
    guard conforming.name != own.name, conforming.table.fields[member] == nil,
      let code = conforming.table.methods[member]?.first?.code
        ?? conforming.table.computed[member]?.getter,
      let declaring = tree.codes[code].owner, tree.types[declaring]?.kind == .protocolType
    else { return own }
    return conforming
  }

  /// A property of a value whose static type is `asking`.
  mutating func member(
    _ name: String, of value: Value, asking: String
  ) throws(Unwinding) -> Value {
    guard case .reference = value, let own = table(of: value),
      let found = visibleTable(of: value, for: name, asking: asking), found.name != own.name,
      let known = try ownMember(name, of: value, found.name, found.table)
    else { return try member(name, of: value) }
    return known
  }

  /// Whether each parameter has the same type as in the other method, or a subclass or refinement of it.
  func isMoreSpecific(_ method: Method, than other: Method) -> Bool {
    guard method.types.count == other.types.count, method.types != other.types else { return false }
    return zip(method.types, other.types).allSatisfy { own, other in
      own == other || refines(own, other)
    }
  }

  private func refines(_ type: TypeReference, _ other: TypeReference) -> Bool {
    guard case .named(let name) = type, case .named(let general) = other else { return false }
    return Interpreter.refinements[general]?.contains(name) == true
      || tree.types.lineage(of: name).contains { $0.name == general }
  }

  /// The candidates without methods of a protocol extension that the type implements itself.
  func withoutReplaced(
    _ fitting: [(Method, [Method.Fitting])]
  ) -> [(Method, [Method.Fitting])] {
    func isOfProtocol(_ method: Method) -> Bool {
      tree.codes[method.code].owner.flatMap { tree.types[$0] }?.kind == .protocolType
    }
    let own = fitting.filter { !isOfProtocol($0.0) }
    guard !own.isEmpty, own.count < fitting.count else { return fitting }
    return fitting.filter { candidate, _ in
      !isOfProtocol(candidate)
        || !own.contains { $0.0.fullName == candidate.fullName && $0.0.types == candidate.types }
    }
  }
}

extension Value {
  /// Whether it is an error that Foundation declares.
  var isLibraryError: Bool {
    guard case .object(let name, _) = self else { return false }
    return ["URLError", "NSError", "DecodingError", "EncodingError", "CancellationError"]
      .contains(name)
  }

  /// Whether a library value can be encoded and decoded, provided that its parts can.
  var isCoded: Bool {
    switch self {
    case .array, .dictionary, .string, .int, .integer, .double, .float, .bool: return true
    case .object(let name, _):
      return ["Set", "Date", "URL", "Data", "UUID", "Decimal", "DateComponents"].contains(name)
    default: return false
    }
  }
}

extension MemberTable {
  func declares(_ member: String) -> Bool {
    methods[member] != nil || computed[member] != nil
  }
}

extension Code {
  /// The protocol in whose extension the code is.
  fileprivate func protocolOwner(in types: [String: OwnType]) -> String? {
    owner.flatMap { types[$0]?.kind == .protocolType ? $0 : nil }
  }
}
