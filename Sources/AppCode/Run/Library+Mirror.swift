import LifecycleModel

/// `Mirror(reflecting:)`: the parts of a value and their names.
extension Interpreter {
  mutating func makeMirror(_ arguments: LabelledArguments) throws(Unwinding) -> Value {
    if let value = arguments["reflecting"] {
      if case .opaque(let what) = value.unwrapped {
        return .opaque(Opaque.short("Mirror(reflecting: \(what))"))
      }
      if let own = try customMirror(of: value) { return own }
      return try makeMirror(of: value)
    }
    // `Mirror(self, children: ["name": value], displayStyle: .struct)`
    let given = arguments["children"] ?? arguments["unlabeledChildren"] ?? .array([])
    var children: [Value] = []
    for item in elements(of: given) {
      try spend(1)
      let parts = arguments["children"] == nil ? [.none, item] : item.tupleParts ?? [.none, item]
      children.append(.labelled(["label", "value"], [parts[0].optional, parts.last ?? .none]))
    }
    let style = (arguments["displayStyle"] ?? .none).optional
    let type = Value.type(typeName(of: arguments.first ?? .none))
    return .object("Mirror", [.array(children), style, type])
  }

  /// The mirror of a type with `customMirror`; nil for other types.
  mutating func customMirror(of value: Value) throws(Unwinding) -> Value? {
    guard let (_, table) = table(of: value), table.names.contains("CustomReflectable"),
      let getter = table.computed["customMirror"]?.getter
    else { return nil }
    return try call(code: getter, on: value, [])
  }

  /// The children, the display style and the type of the value.
  mutating func makeMirror(of value: Value) throws(Unwinding) -> Value {
    let found = try children(of: value).map { label, child -> Value in
      .labelled(["label", "value"], [label.isEmpty ? .none : .some(.string(label)), child])
    }
    let style = displayStyle(of: value).map { Value.some(.member($0)) } ?? .none
    guard case .reference = value else {
      return .object("Mirror", [.array(found), style, .type(typeName(of: value)), .none])
    }
    // Superclass properties are in their own mirror.
    var rest = found[...]
    var mirror = Value.none
    let classes = typeNames(of: value).first.map(tree.types.lineage) ?? []
    for type in classes.filter(\.isReference).reversed() {
      let own = rest.prefix(type.fields.count)
      rest = rest.dropFirst(own.count)
      mirror = .some(.object("Mirror", [.array(Array(own)), style, .type(type.name), mirror]))
    }
    return mirror == .none
      ? .object("Mirror", [.array(found), style, .type(typeName(of: value)), .none])
      : mirror.unwrapped
  }

  func mirrorMember(_ name: String, _ parts: [Value]) -> Value? {
    let names = ["children", "displayStyle", "subjectType", "superclassMirror"]
    guard let index = names.firstIndex(of: name),
      parts.indices.contains(index)
    else { return nil }
    return parts[index]
  }

  private func displayStyle(of value: Value) -> String? {
    switch value {
    case .array: return "collection"
    case .object("Set", _): return "set"
    case .dictionary: return "dictionary"
    case .tuple, .labelled: return "tuple"
    case .some, .none: return "optional"
    case .reference, .delegate: return "class"
    case .object(let name, _):
      switch tree.tables[name]?.kind {
      case .structType?: return "struct"
      case .enumType?: return "enum"
      default: return nil
      }
    default: return nil
    }
  }
}
