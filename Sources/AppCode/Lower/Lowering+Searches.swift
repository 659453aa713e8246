import SwiftSyntax

extension Lowering {
  /// The type of the literal in `[.alert, .badge].contains(note.kind)`; nil for other calls.
  func searchedType(
    _ base: ExprSyntax, _ name: String, _ call: FunctionCallExprSyntax
  ) -> TypeReference? {
    guard name == "contains", let literal = base.as(ArrayExprSyntax.self),
      literal.elements.contains(where: \.expression.isImplicitMember),
      let only = call.arguments.first, call.arguments.count == 1, only.label == nil
    else { return nil }
    return quietType(of: only.expression).map { .array($0.wrapped) }
  }

  /// The type of the bounds in `(.low ... .high).contains(level)`; nil for other calls.
  func searchedBound(
    _ base: ExprSyntax, _ name: String, _ call: FunctionCallExprSyntax
  ) -> TypeReference? {
    guard name == "contains", let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let range = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      range.elements.count == 3, range.elements.first?.isImplicitMember == true,
      ["...", "..<"].contains(
        range.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text),
      let only = call.arguments.first, call.arguments.count == 1, only.label == nil
    else { return nil }
    return quietType(of: only.expression)?.wrapped
  }

  /// The type that `sorted` and the like pass on to their receiver if a closure in it makes tuples without labels:
  /// `pairs.map { ($0, $1) }.sorted { $0.n > $1.n }`.
  func labelledList(
    _ base: ExprSyntax, _ name: String, as type: TypeReference?
  ) -> TypeReference? {
    guard ["sorted", "filter", "reversed"].contains(name), base.is(FunctionCallExprSyntax.self),
      case .array(.tuple(_, let labels))? = type?.wrapped, labels.contains(where: { !$0.isEmpty })
    else { return nil }
    return type?.wrapped
  }

  /// The type of the bounds of a parameter of type `ClosedRange<Bound>` or `Range<Bound>`; nil for other types.
  func rangeBound(of type: TypeSyntax) -> TypeReference? {
    guard let written = type.as(IdentifierTypeSyntax.self),
      ["Range", "ClosedRange"].contains(written.name.text),
      let bound = written.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    else { return nil }
    return bound.spelling == "Self" ? .parameter("Self") : lower(bound)
  }

  /// The type of the bounds of a range in this context.
  func rangeBound(in context: TypeReference?) -> TypeReference? {
    guard case .named(let name)? = context, name.hasPrefix("Range<"), name.hasSuffix(">") else {
      return nil
    }
    return tree.type(named: String(name.dropFirst(6).dropLast()))
  }

  /// The type of a range by its bounds; nil for other values.
  func rangeType(of value: Expression) -> TypeReference? {
    guard case .binary(let operation, let low, let high) = value,
      operation == .range || operation == .closedRange, let bound = staticType(of: low),
      bound == staticType(of: high)
    else { return nil }
    let name = operation == .range ? "Range" : "ClosedRange"
    guard tree.types[name] == nil else { return nil }
    return .named(bound == .int ? name : "\(name)<\(bound.pathName)>")
  }

  private func quietType(of expression: ExprSyntax) -> TypeReference? {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return staticType(of: outsideChain { lower(expression) })
  }
}
