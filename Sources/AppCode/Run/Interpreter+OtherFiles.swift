import LifecycleModel

/// Members that only frameworks or files that are not loaded declare.
extension Interpreter {
  /// The extension of the framework's enumeration or option set to which a case or a list of options
  /// belongs; nil if several could be meant.
  func importedTable(
    of value: Value, declaring member: String? = nil
  ) -> (name: String, table: MemberTable)? {
    guard !tree.traits.extendedImports.isEmpty else { return nil }
    switch value {
    case .member: break
    case .array(let options) where !options.isEmpty: break
    default: return nil
    }
    var found: (name: String, table: MemberTable)?
    for (name, type) in tree.traits.extendedImports where RawValues.mayBe(value, of: type) {
      guard let table = tree.tables[name], member.map(table.declares) != false else { continue }
      guard found == nil else { return nil }
      found = (name, table)
    }
    return found
  }

  /// The name of a value whose case cannot be known: an unknown one, or one of a type that the
  /// files only extend, which may be an enumeration; nil for others.
  func unknownCase(of value: Value, _ cases: [SwitchCase]) -> String? {
    if case .opaque(let what) = value { return what }
    guard case .reference = value,
      cases.contains(where: { $0.patterns.contains(where: \.pattern.asksForCase) })
    else { return nil }
    return unknownType(of: value)
  }

  /// The type of an object if the files only extend it.
  func unknownType(of value: Value) -> String? {
    guard case .reference = value, let type = typeNames(of: value).first,
      isOfUnknownCode(type)
    else { return nil }
    return type
  }

  /// Whether the labels differ from those of the library type's member, so that the member must be declared in a file
  /// that is not loaded.
  func isOfOtherFile(_ call: Call, _ type: String) -> Bool {
    // A list literal may be an option set: `[]`, then `insert(.a)`.
    if type == "Array", call.labels == ["_"], ["insert", "remove", "update"].contains(call.name) {
      return false
    }
    return !call.typesWithOtherLabels.isEmpty
      && call.typesWithOtherLabels.contains(LibraryLabels.tableName(type))
  }

  /// The same for a call on a value.
  func isOfOtherFile(_ call: Call, on receiver: Value) -> Bool {
    guard !call.typesWithOtherLabels.isEmpty else { return false }
    if case .system(let name) = receiver {
      // `DispatchQueue.main` is an object of its own.
      return isOfOtherFile(call, String(name.prefix { $0 != "." }))
    }
    return typeNames(of: receiver).first.map { isOfOtherFile(call, $0) } ?? false
  }

  mutating func unknownCall(
    _ values: [Value], _ call: Call, _ receiver: Value
  ) throws(Unwinding) -> Value {
    let name = receiverName ?? spelling(of: receiver)
    let written = Opaque.short("\(name).\(call.name)\(call.spelling)")
    // Calls of windows and views have no effect and no step, unless files that are not loaded declare them.
    let isOfOther = isOfOtherFile(call, on: receiver)
    if isInert(receiver), hasInertMethod(receiver, call.name), !isOfOther {
      give(values, labels: call.labels, to: written, method: call.name)
    } else {
      noteOpaque(written, values, call)
    }
    try makeInoutArgumentsUnknown(call)
    return .opaque(written)
  }
}
