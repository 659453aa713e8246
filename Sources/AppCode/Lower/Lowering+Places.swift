import LifecycleModel
import SwiftSyntax

/// Places: expressions that can be assigned to.
extension Lowering {
  /// Returns nil and notes it in the load report if the target cannot be assigned to.
  func lowerPlace(_ target: ExprSyntax) -> Place? {
    if target.is(DiscardAssignmentExprSyntax.self) { return .discard }
    if let name = target.as(DeclReferenceExprSyntax.self) { return place(named: name.baseName) }
    if let tuple = target.as(TupleExprSyntax.self) {
      let parts = tuple.elements.compactMap { lowerPlace($0.expression) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if let force = target.as(ForceUnwrapExprSyntax.self) {
      return lowerPlace(force.expression).map { .forced($0) }
    }
    if let link = target.as(OptionalChainingExprSyntax.self) {
      return lowerPlace(link.expression).map { .link($0) }
    }
    if let index = target.as(SubscriptCallExprSyntax.self) {
      guard let base = ownerPlace(index.calledExpression) else { return nil }
      return .index(
        base, keys(of: index, in: staticType(of: base.read)),
        spelling: "[" + Opaque.short(index.arguments.spelling) + "]")
    }
    if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.identifierText
      if base.is(SuperExprSyntax.self) {
        let isOwn = superclass.map { hasMember(name, $0, isStatic: false) } ?? false
        return isOwn ? .superMember(name) : selfPlace.map { .member($0, name) }
      }
      return ownerPlace(base).map { .member($0, name) }
    }
    return .value(outsideChain { lower(target) })
  }

  /// The owner of an assigned member or element. It may be a constant if it refers to an object.
  private func ownerPlace(_ target: ExprSyntax) -> Place? {
    let outer = mayBeConstant
    mayBeConstant = true
    defer { mayBeConstant = outer }
    return lowerPlace(target)
  }

  private func place(named name: TokenSyntax) -> Place? {
    if name.tokenKind == .keyword(.self) { return selfPlace }
    let text = name.identifierText
    if case .dollarIdentifier(let word) = name.tokenKind, scope.takesShorthands,
      let number = Int(word.dropFirst()), number < 16
    {
      return .slot(scope.shorthand(number))
    }
    if let variable = scope.find(text) {
      guard
        !variable.isConstant || variable.mayBeSet || variable.isClosureParameter || isQuiet
          || mayBeConstant
      else {
        report(.constant(text), at: name)
        return nil
      }
      if variable.isClosureParameter { scope.shareParameter(text) }
      if variable.isWrapped {
        return (0..<variable.wrappers).reduce(.slot(variable.slot)) { place, _ in
          .member(place, "wrappedValue")
        }
      }
      if variable.isComputed { return .computed(variable.slot, setter: variable.setter) }
      guard variable.willSet != nil || variable.didSet != nil else { return .slot(variable.slot) }
      return .observed(variable.slot, willSet: variable.willSet, didSet: variable.didSet)
    }
    if isReadOnly(text), !isQuiet, !mayBeConstant {
      report(.constant(text), at: name)
      return nil
    }
    if lowerOwn(text) != nil {
      guard let (type, isStatic) = enclosingType, !isStatic || hasMember(text, type, isStatic: true)
      else { return nil }
      return selfPlace.map { .member($0, text) }
    }
    if isMemberOfExtended(text), let own = selfPlace { return .member(own, text) }
    if let index = indexOfGlobal(text) {
      return .global(index)
    }
    return .value(lowerName(name))
  }

  /// Whether it is a property without a setter, or a constant with a value.
  private func isReadOnly(_ name: String) -> Bool {
    guard let (type, isStatic) = enclosingType else { return false }
    for part in tree.lineage(of: type) {
      if let computed = part.computed.first(where: { $0.name == name && $0.isStatic == isStatic }) {
        return computed.setter == nil
      }
      if !isStatic, let field = part.fields.first(where: { $0.name == name }) {
        return field.isConstant && field.initial != nil
      }
    }
    return false
  }

  var selfPlace: Place? { scope.find("self").map { .slot($0.slot) } }

  /// Like `lowerPlace`, but without notes.
  func withoutNotes(_ lowering: () -> Place?) -> Place? {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return lowering()
  }
}
