import LifecycleModel

extension Interpreter {
  /// The order of values of a user-defined type: its `<`, the distance of a Strideable type, or the order of cases; nil
  /// for other values.
  mutating func isLessByOwn(
    _ left: Value, _ right: Value
  ) throws(Unwinding) -> Bool? {
    let values = [left.unwrapped, right.unwrapped]
    if let method = try ownOperator("<", values) {
      return try call(operator: method, values) == .bool(true)
    }
    // Strideable declares `<` by the distance.
    if let (_, table) = table(of: values[0]), table.names.contains("Strideable"),
      let distance = table.methods["distance"]?.first(where: { $0.labels == ["to"] })
    {
      return try isLess(.int(0), call(code: distance.code, on: values[0], [values[1]]))
    }
    guard case .object(let name, let a) = values[0], case .object(name, let b) = values[1],
      let table = tree.tables[name], table.kind == .enumType,
      let one = table.cases.firstIndex(where: { .member($0.name) == a.first }),
      let other = table.cases.firstIndex(where: { .member($0.name) == b.first })
    else { return nil }
    if one != other { return one < other }
    return Arithmetic.isLess(.tuple(Array(a.dropFirst())), .tuple(Array(b.dropFirst())))
  }
}
