import LifecycleModel

extension TypeReference {
  static func task(_ value: TypeReference) -> TypeReference {
    .named("Task<\(value.pathName), Error>")
  }

  static func taskGroup(_ child: TypeReference) -> TypeReference {
    .named("TaskGroup<\(child.pathName)>")
  }
}

/// The result type of a closure, from the context of its call.
extension Lowering {
  /// The type of a closure argument of `map` and the like, as in `let all: [User] = names.map { .init($0) }`. `result`:
  /// the expected type of the call; `first`: its first argument.
  func closureType(
    _ type: TypeReference?, of method: String, _ result: TypeReference?, _ first: Expression?
  ) -> TypeReference? {
    if ["withTaskGroup", "withThrowingTaskGroup"].contains(method),
      case .metatype(let child)? = first.flatMap({ staticType(of: $0) }), child.isSettled
    {
      return .function([.taskGroup(child)], nil)
    }
    if type == nil, ["dataTask", "uploadTask"].contains(method) {
      let names = ["Data", "URLResponse", "Error"]
      return .function(names.map { .optional(.named($0)) }, nil)
    }
    var parameters: [TypeReference] = []
    if case .function(let given, let known)? = type {
      guard known == nil else { return type }
      parameters = given
    } else if type != nil {
      return type
    }
    guard let made = elementMade(by: method, result, first), method == "Task" || isOfNamed(made)
    else { return type }
    return .function(parameters, made)
  }

  /// The result type of the first argument that is a function; nil if there is none or it is unknown.
  func closureResult(_ call: Call) -> TypeReference? {
    for value in call.values {
      if case .function(_, let result)? = staticType(of: value) { return result }
      // `text.flatMap(Int.init)`
      if case .member(.literal(.type(let name)), "init") = value,
        ["compactMap", "flatMap", Lowering.optionalFlatMap].contains(call.name),
        KnownType.reference(name).isNumber
      {
        return KnownType.reference(name)
      }
    }
    return nil
  }

  private func elementMade(
    by method: String, _ result: TypeReference?, _ first: Expression?
  ) -> TypeReference? {
    switch (method, result) {
    case ("map", .array(let element)?): return element
    case ("map", .optional(.array(let element))?): return element
    case ("map", .optional(let inner)?): return inner
    case ("map", .result(let success, _)?): return success
    case ("compactMap", .array(let element)?): return .optional(element)
    case ("flatMap", .array?), ("flatMap", .optional?), ("flatMap", .result?): return result
    case ("mapValues", .dictionary(_, let value)?): return value
    case ("compactMapValues", .dictionary(_, let value)?): return .optional(value)
    case ("Task", .named(let task)?): return taskValue(task)
    case ("reduce", _): return first.flatMap { staticType(of: $0) }
    default: return nil
    }
  }

  /// The type of the closure of `group.addTask { }`; nil for other calls.
  func childClosure(_ name: String, on group: TypeReference?) -> TypeReference? {
    guard ["addTask", "addTaskUnlessCancelled"].contains(name), case .named(let type)? = group,
      type.hasPrefix("TaskGroup<")
    else { return nil }
    return .function([], tree.type(named: String(type.dropFirst(10).dropLast())))
  }

  private func taskValue(_ task: String) -> TypeReference? {
    guard task.hasPrefix("Task<") else { return nil }
    let (value, _) = Interpreter.firstArgument(in: task.dropFirst(5).dropLast())
    return tree.type(named: String(value))
  }

  /// Whether it is a type of the files, or Optionals or a list of one. Values of other types show their type
  /// themselves.
  private func isOfNamed(_ type: TypeReference) -> Bool {
    switch type {
    case .named(let path): return tree.types[path] != nil && !isOfLibrary(path)
    case .optional(let inner), .array(let inner): return isOfNamed(inner)
    default: return false
    }
  }
}
