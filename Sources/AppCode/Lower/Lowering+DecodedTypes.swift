import SwiftSyntax

extension Lowering {
  /// The result type of `decoder.decode(Push.self, from: data)`; nil for other calls.
  func decoded(by call: Call, of owner: TypeReference?) -> TypeReference? {
    guard call.name == "decode", call.labels == ["_", "from"],
      owner == nil || owner == .named("JSONDecoder"), let first = call.values.first,
      case .metatype(.named(let path))? = staticType(of: first), let own = tree.types[path],
      own.parameters.isEmpty, own.kind != .extended
    else { return nil }
    return .named(path)
  }

  /// `[Int](from: decoder)`; nil for other calls.
  func decoded(by call: FunctionCallExprSyntax) -> Expression? {
    let callee = call.calledExpression
    guard callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self),
      call.arguments.count == 1, let only = call.arguments.first, only.label?.text == "from",
      let type = writtenType(callee)
    else { return nil }
    let decoder = outsideChain { lower(only.expression) }
    return .callMember(
      .literal(.type(type.pathName)), place: nil,
      Call(name: "init", labels: ["from"], values: [decoder], trailing: 0, spelling: "(from:)"))
  }

  /// The call with the type arguments that the annotation `whole` implies: those of `T` in `let page: Page<Item>? =
  /// try? load(json)`.
  func completed(_ value: Expression, by whole: TypeReference) -> Expression {
    switch value {
    case .cast(let inner, let type, let kind): return .cast(completed(inner, by: whole), type, kind)
    case .tryOptional(let inner): return .tryOptional(completed(inner, by: whole))
    case .tryForced(let inner): return .tryForced(completed(inner, by: whole))
    case .wait(let inner): return .wait(completed(inner, by: whole))
    case .callNamed(let call): return .callNamed(completed(call, by: whole))
    case .callMember(let owner, let place, let call):
      return .callMember(owner, place: place, completed(call, by: whole))
    default: return value
    }
  }

  private func completed(_ call: Call, by whole: TypeReference) -> Call {
    if let code = call.chosen, let (open, parameters) = tree.returnedArguments[code],
      call.typeArguments.allSatisfy({ !$0.isSettled }),
      case .named(let name)? = whole.part(.named(open.path))
    {
      let given = Interpreter.arguments(in: name.dropFirst(open.path.count + 1).dropLast())
      var found: [String: TypeReference] = [:]
      for (type, text) in zip(open.arguments, given) {
        type.match(tree.type(named: String(text)), &found)
      }
      var call = call
      call.typeArguments = parameters.map { found[$0] ?? .parameter($0) }
      return call
    }
    guard call.typeArguments.count == 1, let found = whole.part(call.typeArguments[0]) else {
      return call
    }
    var call = call
    call.typeArguments = [found]
    return call
  }
}

extension TypeReference {
  /// The type of `userInfo` of a JSONDecoder or JSONEncoder.
  static let userInfo = TypeReference.dictionary(.named("CodingUserInfoKey"), .any)

  /// The part of the type that, without its type arguments, equals `plain`.
  fileprivate func part(_ plain: TypeReference) -> TypeReference? {
    if self.plain == plain { return self }
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner): return inner.part(plain)
    case .dictionary(_, let value): return value.part(plain)
    case .result(let success, _): return success.part(plain)
    default: return nil
    }
  }
}
