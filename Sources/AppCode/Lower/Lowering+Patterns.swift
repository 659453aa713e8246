import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// `binding`: names in the pattern are new constants (true) or variables (false); nil where they
  /// are values to compare with.
  func lower(_ pattern: PatternSyntax, binding: Bool?) -> Pattern {
    if pattern.is(WildcardPatternSyntax.self) { return .any }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      guard let binding else { return .value(lowerName(name.identifier)) }
      return .bind(slot: declare(name.identifier, isConstant: binding))
    }
    if let inner = pattern.as(ValueBindingPatternSyntax.self) {
      return lower(
        inner.pattern, binding: inner.bindingSpecifier.tokenKind == .keyword(.let))
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      let parts = tuple.elements.map { lower($0.pattern, binding: binding) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if let type = pattern.as(IsTypePatternSyntax.self) { return .isType(lower(type.type), .any) }
    if let value = pattern.as(ExpressionPatternSyntax.self) {
      return lower(value.expression, binding: binding)
    }
    _ = refuse(Construct("this pattern", "这种模式"), at: pattern)
    return .any
  }

  /// `.failure(let x)` and `Result.failure(let x)`.
  private func isCase(_ name: MemberAccessExprSyntax) -> Bool {
    guard let base = name.base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  /// Swift's parser reads most patterns as expressions.
  private func lower(_ value: ExprSyntax, binding: Bool?) -> Pattern {
    if value.is(DiscardAssignmentExprSyntax.self) { return .any }
    if let pattern = value.as(PatternExprSyntax.self) {
      return lower(pattern.pattern, binding: binding)
    }
    if let optional = value.as(OptionalChainingExprSyntax.self) {
      return .some(lower(optional.expression, binding: binding))
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      let parts = tuple.elements.map { lower($0.expression, binding: binding) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(name)
    {
      let parts = call.arguments.map { lower($0.expression, binding: binding) }
      let text = name.declName.baseName.identifierText
      return text == "some" && parts.count == 1 ? .some(parts[0]) : .enumCase(text, parts)
    }
    if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      let inner = lower(first, binding: binding)
      return .isType(lower(type.type), inner)
    }
    if let binding, let name = value.as(DeclReferenceExprSyntax.self) {
      return .bind(slot: declare(name.baseName, isConstant: binding))
    }
    return .value(lower(value))
  }
}
