import LifecycleModel

extension Interpreter {
  /// The method with these labels, `load(from:)`, or with these labels and parameter types; nil if the files declare
  /// none.
  func compoundMember(_ name: String, of value: Value) -> Value? {
    let base = String(name.prefix { $0 != "(" })
    func named(_ methods: [Method]?) -> Method? {
      methods?.first { $0.fullName == name || $0.typedName == name }
    }
    if case .type(let type) = value {
      guard let table = tree.tables[ownName(type)] else { return nil }
      if let method = named(table.staticMethods[base]) {
        return .closure(code: method.code, captured: [value])
      }
      return named(table.methods[base]).map { _ in .object("Unbound", [.string(name)]) }
    }
    guard let (_, table) = visibleTable(of: value, for: base) else { return nil }
    return named(table.methods[base]).map { .closure(code: $0.code, captured: [value]) }
  }
}
