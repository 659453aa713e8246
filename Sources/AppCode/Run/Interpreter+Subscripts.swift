import LifecycleModel

/// Subscripts that the files declare.
extension Interpreter {
  /// The user-defined subscript for the keys, chosen by their number and then by their values.
  mutating func ownSubscript(
    of container: Value, _ keys: [Value], _ spelling: String
  ) throws(Unwinding) -> OwnType.Computed? {
    guard let (_, table) = table(of: container) else { return nil }
    try spendOverloads(table.subscripts.count)
    let isPath = spelling.hasPrefix("[keyPath:")
    let isStatic: Bool
    if case .type = container { isStatic = true } else { isStatic = false }
    let fitting = table.subscripts.filter { own in
      own.isStatic == isStatic && own.isCalled(with: keys.count, spelling)
        && (!isPath || own.labels.first == "keyPath")
        && (!container.isPlainCollection || own.labels.contains { $0 != "_" }
          || zip(keys, own.parameters).allSatisfy { fit($0, $1) > 2 && !isPlainKey($0, container) })
    }
    guard fitting.count > 1 else { return fitting.first }
    // Overloads that take the same keys differ in the type of the element.
    if let wanted = wantedElement {
      let giving = fitting.filter { own in
        own.type == wanted && zip(keys, own.parameters).allSatisfy { fit($0, $1) > 0 }
      }
      if giving.count == 1 { return giving.first }
    }
    return fitting.filter { meets(keys, $0) }.max { one, other in
      score(one, keys) < score(other, keys)
    }
  }

  /// Whether the arguments satisfy the constraints of the subscript's generic parameters, as far as known.
  private func meets(_ keys: [Value], _ own: OwnType.Computed) -> Bool {
    guard !own.generics.isEmpty, !own.constraints.isEmpty else { return true }
    var found: Bindings = [:]
    for (type, key) in zip(own.parameters, keys) { infer(type, from: key, &found) }
    if let getter = own.getter { inferArguments(of: getter, keys, &found) }
    return own.constraints.allSatisfy { constraint in
      found[constraint.subject].flatMap { meets($0, constraint) } ?? true
    }
  }

  /// Binds the generic parameters of a subscript to the types of its arguments.
  mutating func bind(
    _ own: OwnType.Computed, _ keys: [Value], _ getter: Int
  ) throws(Unwinding) {
    try spendTypeNames(of: keys)
    for (type, key) in zip(own.parameters, keys) { infer(type, from: key, &bindings) }
    inferArguments(of: getter, keys, &bindings)
  }

  /// Adds default values for omitted arguments; a variadic parameter takes a list.
  mutating func completed(
    _ keys: [Value], for own: OwnType.Computed
  ) throws(Unwinding) -> [Value] {
    var keys = keys
    if own.isVariadic {
      let first = own.parameters.count - 1
      return Array(keys.prefix(first)) + [.array(Array(keys.dropFirst(first)))]
    }
    for code in own.defaults.dropFirst(keys.count) {
      if let code { keys.append(try call(code: code, on: nil, [])) }
    }
    return keys
  }

  private func isPlainKey(_ key: Value, _ container: Value) -> Bool {
    switch (container, key) {
    case (.array, .int), (.dictionary, _): return true
    default: return key.isRange
    }
  }

  private func score(_ own: OwnType.Computed, _ keys: [Value]) -> Int {
    let special = own.labels.filter { $0 != "_" }.count + own.constraints.count
    return zip(keys, own.parameters).reduce(special) { $0 + fit($1.0, $1.1) }
  }
}
