import LifecycleModel

/// Conditional conformances: `extension Box: Equatable where T: Equatable`. Unknown conditions
/// count as met.
extension Interpreter {
  /// Whether a type equals another one, is a subclass of it, or conforms to it.
  func isKind(_ name: String, of type: TypeReference) -> Bool {
    guard case .named(let wanted) = resolved(type), tree.types[wanted] != nil,
      let table = tree.tables[String(name.prefix { $0 != "<" })]
    else { return true }
    return table.names.contains(wanted)
  }

  /// Whether a value of a user-defined type conforms to a protocol that its type names.
  func meets(_ value: Value, _ name: String, _ table: MemberTable) -> Bool {
    guard table.names.contains(name) else { return false }
    return table.conditions[name].map { meets(value, $0, table) } ?? true
  }

  func meets(_ value: Value, _ constraints: [TypeConstraint], _ table: MemberTable) -> Bool {
    let arguments = knownArguments(of: value)
    return constraints.allSatisfy { constraint in
      if constraint.subject == "Self" { return meets(value, constraint) != false }
      let type = arguments[constraint.subject] ?? associatedType(constraint.subject, of: value)
      return type.flatMap { meets($0, constraint) } ?? true
    }
  }

  /// The computed property with the most constraints among those whose constraints the value meets.
  func mostSpecific(
    _ choices: [OwnType.Computed], for value: Value, _ table: MemberTable
  ) -> OwnType.Computed? {
    choices.filter { meets(value, $0.constraints, table) }
      .max { $0.constraints.count < $1.constraints.count }
  }

  /// The type arguments that the value shows: those of its user-defined type, or of a library type.
  func knownArguments(of value: Value) -> Bindings {
    switch value {
    case .array(let items), .object("Set", let items):
      return items.first.map { ["Element": type(named: typeName(of: $0))] } ?? [:]
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      guard let first = bounds.first, !first.isUnknown else { return [:] }
      return ["Element": type(named: typeName(of: first))]
    case .some(let held): return ["Wrapped": type(named: typeName(of: held))]
    case .dictionary(let entries):
      guard let first = entries.first else { return [:] }
      return [
        "Key": type(named: typeName(of: first.key)),
        "Value": type(named: typeName(of: first.value)),
      ]
    default: return typeArguments(of: value)
    }
  }

  /// The type bound to an associated type, or to `Element` in an extension, in the type of `self`. Other types are
  /// returned unchanged.
  func associated(_ type: TypeReference) -> TypeReference {
    if case .array(let inner) = type { return .array(associated(inner)) }
    if case .optional(let inner) = type { return .optional(associated(inner)) }
    if case .parameter(let name) = type, let dot = name.firstIndex(of: ".") {
      let bound = bindings[String(name[..<dot])]
      switch bound {
      case .array(let element)?, .set(let element)?:
        if name[dot...] == ".Element" { return element }
      default: break
      }
      guard case .named(let path)? = bound else { return type }
      return nestedAlias(String(name[name.index(after: dot)...]), of: path) ?? type
    }
    guard case .parameter(let name) = type, bindings[name] == nil,
      let slot = tree.codes[codeNow].selfSlot, frame.indices.contains(slot)
    else { return type }
    let own = load(slot: slot)
    return knownArguments(of: own)[name] ?? associatedType(name, of: own) ?? type
  }

  /// Binds `Element`, `Wrapped`, `Key` and `Value` in a member of an extension of a library type,
  /// as far as the receiver's static type tells them.
  mutating func bindReceiverArguments(of code: Code) {
    let given = receiverArguments
    guard let owner = code.owner, !given.isEmpty || !bindings.isEmpty, code.selfSlot != nil,
      tree.types[owner]?.kind == .extended
    else { return }
    receiverArguments = [:]
    for name in KnownType.parameters {
      bindings[name] = given[name].flatMap { $0 == .parameter(name) ? nil : $0 }
    }
  }

  /// Whether the type meets the constraint; nil if unknown.
  func meets(_ type: TypeReference, _ constraint: TypeConstraint) -> Bool? {
    if let same = constraint.same {
      switch (same, type) {
      case (.named(let wanted), .named(let own)):
        guard let one = tree.types[wanted], let other = tree.types[own] else { return nil }
        return one.kind == .protocolType || other.kind == .protocolType ? nil : wanted == own
      case (.any, _), (_, .any), (.parameter, _), (_, .parameter): return nil
      default: return same.erased == type.erased
      }
    }
    return constraint.conformance.flatMap { conforms(type, to: $0) }
  }

  private func conforms(_ type: TypeReference, to name: String) -> Bool? {
    switch type {
    case .optional(let inner), .array(let inner), .set(let inner):
      guard Interpreter.ofParts.contains(name) else { break }
      return conforms(inner, to: name)
    case .dictionary(let key, let value):
      guard Interpreter.ofParts.contains(name) else { break }
      return conforms(key, to: name).flatMap { isMet in
        isMet ? conforms(value, to: name) : false
      }
    case .named(let path): return conforms(own: path, to: name)
    case .any, .parameter: return nil
    default: break
    }
    guard tree.types[name] == nil else {
      return tree.tables[Lowering.lastName(type.swiftName)].map { $0.names.contains(name) } ?? false
    }
    guard Interpreter.protocols.contains(name) else { return nil }
    return Interpreter.conformances(of: type).map { $0.contains(name) }
  }

  func conforms(own path: String, to name: String) -> Bool? {
    let base = String(path.prefix { $0 != "<" })
    guard let table = tree.tables[base], table.kind != .extended else { return nil }
    guard table.names.contains(name) else {
      if name == "AnyObject" { return table.kind == .classType }
      if name == "RawRepresentable", table.cases.contains(where: { $0.rawValue != nil }) {
        return true
      }
      guard tree.types[name] == nil else { return false }
      guard let refined = Interpreter.refinements[name] else {
        return Interpreter.protocols.contains(name) ? false : nil
      }
      let isPlain = table.kind == .enumType && table.cases.allSatisfy(\.labels.isEmpty)
      return !refined.isDisjoint(with: table.names)
        || isPlain && (name == "Equatable" || name == "Hashable")
    }
    let names = Interpreter.arguments(in: path.dropFirst(base.count + 1).dropLast())
    for constraint in table.conditions[name] ?? [] {
      guard let index = table.parameters.firstIndex(of: constraint.subject),
        names.indices.contains(index)
      else { continue }
      if meets(type(named: String(names[index])), constraint) == false { return false }
    }
    return true
  }

  /// Protocols to which Optionals and collections conform if their contents do.
  static let ofParts: Set = ["Equatable", "Hashable", "Encodable", "Decodable", "Codable"]

  private static let plain: Set = [
    "Sendable", "Equatable", "Hashable", "Encodable", "Decodable", "Codable",
  ]
  private static let text: Set = ["CustomStringConvertible", "LosslessStringConvertible"]
  private static let number: Set = ["Comparable", "Numeric", "AdditiveArithmetic", "Strideable"]
  private static let signed: Set = ["SignedNumeric", "SignedInteger"]
  private static let whole: Set = ["BinaryInteger", "FixedWidthInteger"]
  private static let real: Set = ["SignedNumeric", "FloatingPoint", "BinaryFloatingPoint"]
  private static let list: Set = ["Sequence", "Collection"]
  private static let ordered: Set = ["BidirectionalCollection", "RangeReplaceableCollection"]
  private static let array: Set = ["RandomAccessCollection", "MutableCollection"]

  /// Protocols whose conforming library types are known.
  private static let protocols = [
    plain, text, number, signed, whole, real, list, ordered, array, ["StringProtocol"],
    ["RawRepresentable"],
  ].reduce(into: Set<String>()) { $0.formUnion($1) }

  private static func conformances(of type: TypeReference) -> Set<String>? {
    switch type {
    case .bool: return plain.union(text)
    case .int: return [text, number, signed, whole].reduce(plain) { $0.union($1) }
    case .integer(let type):
      return [text, number, whole, type.isSigned ? signed : []].reduce(plain) { $0.union($1) }
    case .double, .float: return [text, number, real].reduce(plain) { $0.union($1) }
    case .string:
      return [text, list, ordered, ["Comparable", "StringProtocol"]].reduce(plain) { $0.union($1) }
    case .character: return plain.union(text).union(["Comparable"])
    case .array: return [ordered, array, ["CustomStringConvertible"]].reduce(list) { $0.union($1) }
    case .set, .dictionary: return list.union(["CustomStringConvertible"])
    case .optional, .tuple, .function: return []
    default: return nil
    }
  }
}
