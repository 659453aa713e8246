import LifecycleModel

/// Values that get their type from the context: `.reply("a")`, and literals of user-defined types.
extension Interpreter {
  /// Makes the value of `.reply("a")` once its type is known: an enumeration case with associated values, or the result
  /// of a static method.
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

  /// The instance that a literal initializes: `let topic: Topic = "news"`. nil if the type has no such initializer.
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

  /// The element type of an array literal that initializes a generic type such as `Stack<Stack<Int>>`. nil if no array
  /// literal initializes the type, or if the elements do not have one of its generic parameters as their type.
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
