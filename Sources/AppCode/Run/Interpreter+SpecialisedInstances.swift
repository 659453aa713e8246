import LifecycleModel

extension Interpreter {
  /// An instance with the type arguments in the name, where it does not have them yet.
  mutating func specialised(_ made: Value, _ name: String) throws(Unwinding) -> Value {
    if case .some(let held) = made { return .some(try specialised(held, name)) }
    let plain = Interpreter.plainName(name)
    guard let table = tree.tables[plain] else { return made }
    switch made {
    case .object(plain, let parts) where table.kind == .structType:
      let fields = Array(parts.withoutTypeArguments)
      guard bindings(in: parts)?.labels.count != table.parameters.count,
        fields.count == table.layout.count,
        let part = try typeArguments(table, writtenArguments(in: name), fields)
      else { return made }
      return .object(plain, fields + [part])
    case .reference where typeNames(of: made).first == plain:
      try keepTypeArguments(of: made, table, writtenArguments(in: name))
      return made
    default: return made
    }
  }

  /// A type alias that a type, its superclasses or its protocols declare.
  func nestedAlias(_ name: String, of type: String) -> TypeReference? {
    let parts = tree.lineage(of: type)
    for part in parts {
      if let alias = tree.nestedAliases[part.name + "." + name] { return resolved(alias) }
    }
    guard let member = parts.lazy.compactMap({ $0.associated[name] }).first else { return nil }
    for part in parts where part.kind != .protocolType {
      let global = tree.globals.first { $0.name == member && $0.owner == part.name }
      let found =
        part.fields.first { $0.name == member }?.type ?? global?.type
        ?? part.computed.first { $0.name == member }?.type
        ?? part.methods.first { $0.baseName == member }?.returns
      if let found, found != .any { return resolved(found) }
    }
    return nil
  }
}
