import LifecycleModel

/// Whether values meet the constraints of a generic declaration. Selects the same overload as
/// Swift.
extension Interpreter {
  /// How specific a method's constraints are; nil if a value does not meet them. Of two protocols the more specific one
  /// counts more.
  func demand(
    _ method: Method, _ places: [Method.Fitting], _ values: [Value], on receiver: Value?
  ) -> Int? {
    var demand = 0
    let own = receiver.map { typeArguments(of: $0) } ?? [:]
    guard agree(method, places, values, own) else { return nil }
    for constraint in method.constraints {
      let type = own[constraint.subject] ?? associated(constraint.subject, method, receiver)
      if let type, meets(type, constraint) == false { return nil }
      // `Box<Any>` is not of `extension Box where T == Int`, whatever it holds.
      if own[constraint.subject] == .any, constraint.same?.isWholeValue == true { return nil }
      if let agree = agree(constraint, method, places, values) {
        guard agree else { return nil }
      } else {
        for type in associatedTypes(of: constraint, method, places, values)
        where meets(type, constraint) == false {
          return nil
        }
      }
      for value in subjects(of: constraint, method, places, values, receiver) {
        guard let meets = meets(value, constraint) else { continue }
        guard meets else { return nil }
      }
      demand += rank(constraint)
    }
    return demand
  }

  /// Whether arguments of generic types have the type arguments of the receiver, as in `func
  /// add(_ other: List<T>)` of `List<T>`, as far as both are known.
  private func agree(
    _ method: Method, _ places: [Method.Fitting], _ values: [Value], _ own: Bindings
  ) -> Bool {
    guard !own.isEmpty, let noted = tree.typeArgumentNames[method.code] else { return true }
    for (parameter, names) in noted where places.indices.contains(parameter) {
      guard case .argument(let index) = places[parameter], values.indices.contains(index),
        let (_, table) = table(of: values[index])
      else { continue }
      let given = typeArguments(of: values[index])
      for (name, kept) in zip(names, table.parameters) where !method.parameters.contains(name) {
        guard let wanted = own[name], let type = given[kept] else { continue }
        if wanted != type, wanted != .any, type != .any { return false }
      }
    }
    return true
  }

  /// Whether operands of the declaring generic type have the same type arguments, as `Self` requires.
  func agree(_ method: Method, _ operands: [Value]) -> Bool {
    guard method.parameters.isEmpty, let owner = tree.codes[method.code].owner,
      tree.traits.genericTypes.contains(owner)
    else { return true }
    var found: Bindings = [:]
    for (type, value) in zip(method.types, operands) where type == .named(owner) {
      for (name, type) in typeArguments(of: value) {
        if let other = found[name], other != type, other != .any, type != .any { return false }
        found[name] = type
      }
    }
    return true
  }

  private func associated(
    _ name: String, _ method: Method, _ receiver: Value?
  ) -> TypeReference? {
    guard let receiver, name != "Self", !method.parameters.contains(name) else { return nil }
    return associatedType(name, of: receiver)
  }

  /// The types that `E.Payload` in a constraint stands for, one for each argument whose parameter has type `E`.
  private func associatedTypes(
    of constraint: TypeConstraint, _ method: Method, _ places: [Method.Fitting], _ values: [Value]
  ) -> [TypeReference] {
    let names = constraint.subject.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2, method.parameters.contains(names[0]) else { return [] }
    return zip(places, method.types).compactMap { place, type in
      guard type == .parameter(names[0]), case .argument(let index) = place,
        values.indices.contains(index)
      else { return nil }
      return associatedType(names[1], of: values[index])
    }
  }

  /// Whether both sides of `A.Item == B.Item` stand for one type; nil for constraints of another form and unknown types.
  private func agree(
    _ constraint: TypeConstraint, _ method: Method, _ places: [Method.Fitting], _ values: [Value]
  ) -> Bool? {
    guard let path = constraint.sameMember,
      let left = associatedTypes(of: constraint, method, places, values).first
    else { return nil }
    let other = TypeConstraint(subject: path)
    return associatedTypes(of: other, method, places, values).first.map { $0 == left }
  }

  /// Whether the operands meet the constraints of a generic operator and agree on its parameters.
  func binds(_ method: Method, _ values: [Value]) -> Bool {
    guard !method.parameters.isEmpty else { return true }
    let places = values.indices.map { Method.Fitting.argument($0) }
    guard demand(method, places, values, on: nil) != nil else { return false }
    var found: Bindings = [:]
    for (index, value) in values.enumerated() where !method.autoclosures.contains(index) {
      var own: Bindings = [:]
      infer(method.types[index], from: value, &own)
      for (name, type) in own {
        guard let other = found[name], other != type else {
          found[name] = type
          continue
        }
        switch (other, type) {
        case (.named, .named): continue
        default: guard other.isNumber, type.isNumber else { return false }
        }
      }
    }
    return true
  }

  private func subjects(
    of constraint: TypeConstraint, _ method: Method, _ places: [Method.Fitting],
    _ values: [Value], _ receiver: Value?
  ) -> [Value] {
    switch constraint.subject {
    case "Self": return receiver.map { [$0] } ?? []
    case "Element", "Self.Element": return receiver.map { Array(elements(of: $0).prefix(1)) } ?? []
    case "Wrapped":
      guard case .some(let held)? = receiver else { return [] }
      return [held]
    case "Key", "Value":
      guard case .dictionary(let entries)? = receiver, let first = entries.first else { return [] }
      return [constraint.subject == "Key" ? first.key : first.value]
    default: break
    }
    var given: [Value] = []
    for (place, type) in zip(places, method.types) {
      if case .many(let indices) = place, type == .parameter(constraint.subject) {
        let many = indices.filter(values.indices.contains).map { values[$0] }
        // Next to a Double, a literal without a decimal point is a Double.
        let doubles = many.filter { if case .double = $0 { true } else { false } }
        given += doubles.isEmpty ? many : doubles
      }
      guard case .argument(let index) = place, values.indices.contains(index) else { continue }
      if type == .parameter(constraint.subject) { given.append(values[index]) }
      if type == .array(.parameter(constraint.subject)) {
        given += elements(of: values[index]).prefix(1)
      }
      if constraint.subject.hasSuffix(".Element"),
        type == .parameter(String(constraint.subject.dropLast(".Element".count)))
      {
        given += elements(of: values[index]).prefix(1)
      }
    }
    return given
  }

  /// Whether the value meets the constraint; nil if unknown.
  func meets(_ value: Value, _ constraint: TypeConstraint) -> Bool? {
    // No Optional is a number or a collection.
    if value == .none, let name = constraint.conformance,
      Interpreter.collectionRanks[name] != nil || Interpreter.ofNumbers.contains(name)
    {
      return tree.tables["Optional"]?.names.contains(name) == true
    }
    if value.isUnknown { return nil }
    if let same = constraint.same {
      if case .parameter = same { return nil }
      return same == .any ? nil : fit(value, same) > 1
    }
    guard let name = constraint.conformance else { return nil }
    if name == "AnyObject" {
      switch value {
      case .reference, .delegate, .system: return true
      case .object(let type, _):
        return KnownType.isValue(type) || tree.tables[type] != nil ? false : nil
      default: return false
      }
    }
    if let (_, table) = table(of: value), table.kind != .extended {
      if table.names.contains(name) { return meets(value, name, table) }
      if tree.types[name] != nil { return false }
      guard let refined = Interpreter.refinements[name] else { return nil }
      if refined.contains(where: { table.names.contains($0) }) { return true }
      if table.names.contains("NSObject"), name == "Equatable" || name == "Hashable" { return true }
      // An enumeration without associated values is implicitly Hashable.
      return table.kind == .enumType ? nil : false
    }
    if tree.types[name] != nil { return table(of: value)?.table.names.contains(name) ?? false }
    if Interpreter.collectionRanks[name] != nil { return isCollection(value, name) }
    if name == "RangeExpression" { return value.isRange }
    if let parts = partsCompared(of: value, for: name) {
      guard let parts else { return false }
      return parts.contains { meets($0, constraint) == false } ? false : nil
    }
    switch (name, value) {
    case ("StringProtocol", .string), ("StringProtocol", .object("Substring", _)): return true
    case ("StringProtocol", _): return false
    case ("Numeric", _), ("SignedNumeric", _), ("AdditiveArithmetic", _):
      return value.isNumber
    case ("BinaryInteger", .int), ("FixedWidthInteger", .int), ("SignedInteger", .int),
      ("BinaryInteger", .integer), ("FixedWidthInteger", .integer),
      ("FloatingPoint", .double), ("FloatingPoint", .float), ("BinaryFloatingPoint", .double),
      ("BinaryFloatingPoint", .float):
      return true
    case ("BinaryInteger", _), ("FixedWidthInteger", _), ("SignedInteger", _),
      ("FloatingPoint", _), ("BinaryFloatingPoint", _):
      return false
    case ("Comparable", .bool), ("Comparable", .array), ("Comparable", .dictionary),
      ("Comparable", .closure), ("Equatable", .closure), ("Hashable", .closure):
      return false
    default: return nil
    }
  }

  /// The elements that must conform so that a collection or an Optional is Equatable or Hashable: the first one stands
  /// for all. The inner nil: a value of this kind never conforms. The outer nil: the value is not of such a kind.
  private func partsCompared(of value: Value, for name: String) -> [Value]?? {
    guard name == "Equatable" || name == "Hashable" else { return nil }
    switch value {
    case .tuple, .labelled, .void, .type: return .some(nil)
    case .array(let items): return .some(Array(items.prefix(1)))
    case .some(let held): return .some([held])
    case .dictionary(let entries): return .some(entries.prefix(1).map(\.value))
    default: return nil
    }
  }

  /// For each protocol the names by which a type can declare conformance to it.
  static let refinements: [String: Set<String>] = [
    "Equatable": ["Equatable", "Hashable", "Comparable", "OptionSet", "SetAlgebra"],
    "Hashable": ["Hashable"], "Comparable": ["Comparable"],
    "Encodable": ["Encodable", "Codable"], "Decodable": ["Decodable", "Codable"],
    "Codable": ["Codable"], "CustomStringConvertible": ["CustomStringConvertible"],
    "Error": ["Error", "LocalizedError", "CustomNSError"], "Identifiable": ["Identifiable"],
    "Sequence": ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"],
    "Collection": ["Collection", "BidirectionalCollection", "RandomAccessCollection"],
  ]

  private static let ofNumbers: Set = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "FloatingPoint", "BinaryFloatingPoint",
    "AdditiveArithmetic", "StringProtocol", "RangeExpression", "Strideable", "Numeric",
    "SignedNumeric", "Comparable",
  ]

  private static let collectionRanks = [
    "Sequence": 1, "Collection": 2, "BidirectionalCollection": 3, "MutableCollection": 3,
    "RangeReplaceableCollection": 3, "RandomAccessCollection": 4,
  ]

  /// Whether one of Swift's own values conforms to one of its protocols of collections; nil if it
  /// is none of these, or unknown.
  func isCollection(_ value: Value, _ name: String) -> Bool? {
    guard Interpreter.collectionRanks[name] != nil else { return nil }
    switch value {
    case .array, .object("ArraySlice", _), .object("Data", _): return true
    case .object("Range", _), .object("ClosedRange", _):
      return name != "MutableCollection" && name != "RangeReplaceableCollection"
    case .string, .object("Substring", _):
      return name != "RandomAccessCollection" && name != "MutableCollection"
    case .dictionary, .object("Set", _): return name == "Sequence" || name == "Collection"
    case .object("LazySequence", _), .object("AnySequence", _): return name == "Sequence"
    case .int, .integer, .double, .float, .bool, .character, .closure, .reference, .delegate,
      .some, .none, .tuple, .labelled, .void:
      return false
    default: return nil
    }
  }

  private func rank(_ constraint: TypeConstraint) -> Int {
    guard let name = constraint.conformance else { return 5 }
    if let rank = Interpreter.collectionRanks[name] { return rank }
    switch name {
    case "Hashable", "Comparable", "Codable", "BinaryInteger", "FloatingPoint": return 2
    case "FixedWidthInteger", "BinaryFloatingPoint", "SignedInteger": return 3
    default:
      guard tree.types[name] != nil else { return 1 }
      return min(5, tree.types.lineage(of: name).count)
    }
  }
}

extension TypeReference {
  fileprivate var isWholeValue: Bool {
    switch self {
    case .bool, .int, .double, .float, .string, .character, .integer: return true
    default: return false
    }
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .integer, .double, .float: return true
    default: return false
    }
  }
}
