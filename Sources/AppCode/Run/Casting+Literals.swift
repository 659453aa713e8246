import LifecycleModel

/// Values whose type a context tells: `.reply("a")`, and literals of user-defined types.
extension Interpreter {
  /// `.reply("a")`, whose type is now known: a case with its values, or the result of a method.
  mutating func made(
    of parts: [Value], _ name: String
  ) throws(Unwinding) -> Value? {
    guard let table = tree.tables[name], case .member(let word)? = parts.first else { return nil }
    if let choice = table.cases.first(where: { $0.name == word }) {
      let given = Array(parts.dropFirst())
      return .object(name, [parts[0]] + (try carried(choice, given, given.map { _ in "_" })))
    }
    let methods = table.staticMethods[word] ?? []
    guard methods.count == 1, methods[0].types.count == parts.count - 1 else { return nil }
    return try call(code: methods[0].code, on: .type(name), Array(parts.dropFirst()))
  }

  /// A user-defined type that a literal can initialize: `let topic: Topic = "news"`.
  mutating func made(
    of literal: Value, _ name: String, label: String, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let table = tree.tables[name],
      table.initialisers.contains(where: { $0.labels == [label] })
    else { return nil }
    let isList = label == "arrayLiteral" || label == "dictionaryLiteral"
    let call = Call(
      name: name, labels: isList ? values.indices.map { $0 == 0 ? label : "_" } : [label],
      values: [], trailing: 0, spelling: "(\(label):)")
    return try makeOwn(name, call, values)
  }

  /// The type of the elements in a literal of a generic type such as `Stack<Stack<Int>>`; nil if no
  /// array initializes it, or if its elements are not of one of the type's parameters.
  func elementType(ofLiteral name: String) -> TypeReference? {
    guard let table = tree.tables[Interpreter.plainName(name)],
      let made = table.initialisers.first(where: { $0.labels == ["arrayLiteral"] }),
      case .parameter(let parameter)? = made.types.first,
      let place = table.parameters.firstIndex(of: parameter)
    else { return nil }
    let arguments = writtenArguments(in: name)
    return arguments.indices.contains(place) ? arguments[place] : nil
  }
}
