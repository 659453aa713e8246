import LifecycleModel

extension Interpreter {
  /// An instance with the type arguments in the name, where it does not have them yet.
  mutating func specialised(_ made: Value, _ name: String) -> Value {
    if case .some(let held) = made { return .some(specialised(held, name)) }
    let plain = Interpreter.plainName(name)
    guard let table = tree.tables[plain] else { return made }
    switch made {
    case .object(plain, let parts) where table.kind == .structType:
      let fields = Array(parts.withoutTypeArguments)
      guard bindings(in: parts)?.labels.count != table.parameters.count,
        fields.count == table.layout.count,
        let part = typeArguments(table, writtenArguments(in: name), fields)
      else { return made }
      return .object(plain, fields + [part])
    case .reference where typeNames(of: made).first == plain:
      keepTypeArguments(of: made, table, writtenArguments(in: name))
      return made
    default: return made
    }
  }
}
