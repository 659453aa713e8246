import LifecycleModel
import SwiftSyntax

extension Lowering {
  func lower(_ type: TypeSyntax) -> TypeReference {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return .optional(lower(optional.wrappedType))
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(lower(optional.wrappedType))
    }
    if let array = type.as(ArrayTypeSyntax.self) { return .array(lower(array.element)) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return .dictionary(lower(dictionary.key), lower(dictionary.value))
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return lower(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return lower(some.constraint) }
    if type.is(FunctionTypeSyntax.self) { return .function }
    if let tuple = type.as(TupleTypeSyntax.self) {
      let parts = tuple.elements.map { lower($0.type) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if type.is(CompositionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return .any }
    return lowerNamed(type)
  }

  private func lowerNamed(_ type: TypeSyntax) -> TypeReference {
    if let generic = type.as(IdentifierTypeSyntax.self), let clause = generic.genericArgumentClause
    {
      let arguments = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self).map(lower) }
      switch (generic.name.text, arguments.count) {
      case ("Array", 1): return .array(arguments[0])
      case ("Set", 1): return .set(arguments[0])
      case ("Optional", 1): return .optional(arguments[0])
      case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
      default: return .any
      }
    }
    let name = type.spelling
    if name == "Self" { return surroundings.map { .named($0.type) } ?? .any }
    if placeholders.contains(name) { return .any }
    if let own = tree.types[Lowering.lastName(name)]?.name { return .named(own) }
    return KnownType.reference(name)
  }

  /// What a first value says of the type where none is written: `0.5`, `Phase.idle`, `Phase(...)`.
  func inferredType(of value: ExprSyntax?) -> TypeReference? {
    guard let value else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return .double }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" ? inferredType(of: prefix.expression) : nil
    }
    let base =
      value.as(MemberAccessExprSyntax.self)?.base
      ?? value.as(FunctionCallExprSyntax.self).flatMap {
        $0.calledExpression.is(DeclReferenceExprSyntax.self) ? $0.calledExpression : nil
      }
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      name.first?.isUppercase == true
    else { return nil }
    if let own = tree.types[name] {
      guard case .enumType = own.kind else { return nil }
      guard let member = value.as(MemberAccessExprSyntax.self) else { return .named(name) }
      let text = member.declName.baseName.identifierText
      return own.cases.contains { $0.name == text } ? .named(name) : nil
    }
    if name == "UIBackgroundTaskIdentifier" { return .named(name) }
    return name == "Double" || name == "TimeInterval" || name == "CGFloat" ? .double : nil
  }

  /// A value takes the type that is written beside it: `let pause: Double = 3`, `.failed` of an own
  /// enumeration.
  func coerced(_ value: Expression, to type: TypeReference?) -> Expression {
    switch type {
    case .double, .optional(.double), .named, .optional(.named), .array, .optional(.array), .set,
      .dictionary:
      return type.map { .cast(value, $0, .known) } ?? value
    case .bool, .int, .string, .tuple, .function, .any, .optional, nil: return value
    }
  }
}
