import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// Lowers a pattern. `binding`: its names are new constants (true), new variables (false), or
  /// values to compare with (nil).
  func lower(_ pattern: PatternSyntax, binding: Bool?, of type: TypeReference?) -> Pattern {
    let outer = subjectType
    subjectType = type
    defer { subjectType = outer }
    return lower(pattern, binding: binding)
  }

  private func bound(_ name: TokenSyntax, isConstant: Bool) -> Pattern {
    if repeatsNames, let slot = scope.slotInBlock(name.identifierText) { return .bind(slot: slot) }
    let slot = declare(name, isConstant: isConstant, hides: hidesNames)
    scope.setType(subjectType, ofSlot: slot)
    return .bind(slot: slot)
  }

  /// The known types of a tuple's parts or of a case's associated values.
  private func partTypes(_ name: String?, _ count: Int) -> [TypeReference?] {
    let unknown = [TypeReference?](repeating: nil, count: count)
    switch (subjectType?.wrapped, name) {
    case (.tuple(let types, _)?, nil) where types.count == count: return types
    case (.named(let path)?, let name?):
      let types = tree.types[path]?.cases.first { $0.name == name }?.types ?? []
      if types.count == count { return types }
      return count == 1 && types.count > 1
        ? [.tuple(types, labels: types.map { _ in "" })] : unknown
    case (.result(let success, _)?, "success"?) where count == 1: return [success]
    case (.result(_, let failure)?, "failure"?) where count == 1: return [failure]
    case (_, "some"?) where count == 1: return [subjectType?.wrapped]
    default: return unknown
    }
  }

  private func parts<Part>(
    _ name: String?, _ parts: [Part], _ lower: (Part) -> Pattern
  ) -> [Pattern] {
    let outer = subjectType
    defer { subjectType = outer }
    let types = partTypes(name, parts.count)
    return zip(parts, types).map { part, type in
      subjectType = type
      return lower(part)
    }
  }

  private func lower(_ pattern: PatternSyntax, binding: Bool?) -> Pattern {
    if pattern.is(WildcardPatternSyntax.self) { return .any }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      guard let binding else { return .value(lowerName(name.identifier)) }
      return bound(name.identifier, isConstant: binding)
    }
    if let inner = pattern.as(ValueBindingPatternSyntax.self) {
      return lower(
        inner.pattern, binding: inner.bindingSpecifier.tokenKind == .keyword(.let))
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return lower(only.pattern, binding: binding)
      }
      return .tuple(parts(nil, Array(tuple.elements)) { lower($0.pattern, binding: binding) })
    }
    if let type = pattern.as(IsTypePatternSyntax.self) { return .isType(castType(type.type), .any) }
    if let value = pattern.as(ExpressionPatternSyntax.self) {
      return lower(value.expression, binding: binding)
    }
    _ = refuse(Construct("this pattern", "这种模式"), at: pattern)
    return .any
  }

  /// Whether it is a case such as `.failure(let x)` or `Result.failure(let x)`.
  private func isCase(_ name: MemberAccessExprSyntax) -> Bool {
    guard let base = name.base else { return true }
    let last =
      base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    return last?.baseName.text.first?.isUppercase == true
  }

  /// Whether it is not a case but a static member of a type of the files, as in `case Rule.prefix("a")` with `~=`.
  /// Another type may have a case of that name.
  private func isStaticMember(_ name: MemberAccessExprSyntax) -> Bool {
    guard case .named(let path)? = name.base.map({ writtenType($0) }) ?? subjectType?.wrapped,
      let own = tree.types[path], own.kind != .extended
    else { return false }
    let text = name.declName.baseName.identifierText
    return !own.cases.contains { $0.name == text } && hasMember(text, path, isStatic: true)
  }

  /// The type of a pattern such as `.exact(5)` that is not a case of the subject: the type from a user-defined `~=` for
  /// subjects of this type.
  private func ownPatternType(of value: ExprSyntax) -> TypeReference? {
    let member =
      value.as(MemberAccessExprSyntax.self)
      ?? value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    guard let member, let subject = subjectType, hasOperator("~=", operands: 2) else { return nil }
    let name = member.declName.baseName.identifierText
    if let base = member.base {
      guard writtenType(base) != nil else { return nil }
    } else if declaredPaths(of: subject.wrapped).contains(where: { hasStatic(name, $0) }) {
      return nil
    }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods("~=") }).filter { method in
      guard method.baseName == "~=", method.types.count == 2,
        method.types[1].plain == subject.plain,
        case .named(let path) = method.types[0].plain
      else { return false }
      return hasStatic(name, path) && member.base.map { writtenType($0) == .named(path) } != false
    }
    return own.count == 1 ? own[0].types[0].plain : nil
  }

  /// Swift's parser reads most patterns as expressions.
  private func lower(_ value: ExprSyntax, binding: Bool?) -> Pattern {
    if value.is(DiscardAssignmentExprSyntax.self) { return .any }
    if let pattern = value.as(PatternExprSyntax.self) {
      return lower(pattern.pattern, binding: binding)
    }
    if let optional = value.as(OptionalChainingExprSyntax.self) {
      return .some(parts("some", [optional.expression]) { lower($0, binding: binding) }[0])
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return lower(only.expression, binding: binding)
      }
      return .tuple(parts(nil, Array(tuple.elements)) { lower($0.expression, binding: binding) })
    }
    if let type = ownPatternType(of: value) { return .value(lower(value, as: type)) }
    if let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(name),
      !isStaticMember(name)
    {
      let text = name.declName.baseName.identifierText
      let parts = parts(text, Array(call.arguments)) { lower($0.expression, binding: binding) }
      tree.matchedCases.insert(text)
      return .enumCase(text, parts)
    }
    // `.idle` of any type, because the value knows its case.
    if let name = value.as(MemberAccessExprSyntax.self), isCase(name), !isStaticMember(name) {
      let text = name.declName.baseName.identifierText
      let isKnown =
        name.base == nil
        || name.base?.spelling.split(separator: ".").last?.first?.isUppercase == true
      if isKnown,
        text == "some" || text == "none"
          || ["DecodingError", "EncodingError"].contains(name.base?.spelling)
      {
        return .enumCase(text, [])
      }
      if isKnown, tree.types.values.contains(where: { $0.cases.contains { $0.name == text } }) {
        return .enumCase(text, [])
      }
    }
    if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      let outer = subjectType
      subjectType = lower(type.type)
      defer { subjectType = outer }
      let inner = lower(first, binding: binding)
      return .isType(castType(type.type), inner)
    }
    if let binding, let name = value.as(DeclReferenceExprSyntax.self) {
      return bound(name.baseName, isConstant: binding)
    }
    let member =
      value.as(MemberAccessExprSyntax.self)
      ?? value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    let takesType = subjectType?.wrapped.isNumber == true || member.map(isStaticMember) == true
    let lowered = lower(value, as: takesType ? subjectType : nil)
    return .value(bounded(lowered, by: subjectType?.wrapped))
  }
}
