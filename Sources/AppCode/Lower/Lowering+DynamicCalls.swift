import SwiftSyntax

extension Lowering {
  /// The call of a value whose type is `@dynamicCallable`; nil for other types. Labels, or the lack of
  /// `withArguments`, choose `withKeywordArguments`.
  func calledDynamically(
    _ value: Expression, _ path: String, _ call: FunctionCallExprSyntax
  ) -> Expression? {
    let own = methods("dynamicallyCall", of: Interpreter.plainName(path), isStatic: false)
    let plain = own.first { $0.labels == ["withArguments"] }
    let keyed = own.first { $0.labels == ["withKeywordArguments"] }
    let hasLabels = call.arguments.contains { $0.label != nil }
    guard let method = hasLabels || plain == nil ? keyed : plain, let type = method.types.first
    else { return nil }
    var values: [Expression] = []
    for argument in call.arguments {
      values.append(outsideChain { lower(argument.expression, as: dynamicElement(of: type)) })
    }
    let keys = call.arguments.map { Expression.literal(.string($0.label?.identifierText ?? "")) }
    let given: Expression
    switch type {
    case .array: given = .array(values)
    case .dictionary: given = .dictionary(zip(keys, values).map { ($0, $1) })
    default: given = .array(zip(keys, values).map { .labelled([$0, $1], ["key", "value"]) })
    }
    return .callMember(
      value, place: value.place,
      Call(
        name: "dynamicallyCall", labels: method.labels, values: [given], trailing: 0, spelling: ""))
  }

  private func dynamicElement(of list: TypeReference) -> TypeReference? {
    switch list {
    case .array(let element), .dictionary(_, let element): return element
    case .named(let pairs): return pairTypes(pairs)?.value
    default: return nil
    }
  }
}
