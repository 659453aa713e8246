import LifecycleModel
import SwiftSyntax

/// What can be assigned to.
extension Lowering {
  /// nil, with a note, where nothing can be stored.
  func lowerPlace(_ target: ExprSyntax) -> Place? {
    if target.is(DiscardAssignmentExprSyntax.self) { return .discard }
    if let name = target.as(DeclReferenceExprSyntax.self) { return place(named: name.baseName) }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return lowerPlace(only.expression)
    }
    if let force = target.as(ForceUnwrapExprSyntax.self) {
      return lowerPlace(force.expression).map { .forced($0) }
    }
    if let index = target.as(SubscriptCallExprSyntax.self), index.arguments.count == 1,
      let argument = index.arguments.first, argument.label == nil
    {
      guard let base = lowerPlace(index.calledExpression) else { return nil }
      return .index(base, lower(argument.expression))
    }
    if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      return place(member, of: base)
    }
    _ = refuse(Construct("storing into this", "给它赋值"), at: target)
    return nil
  }

  private func place(named name: TokenSyntax) -> Place? {
    let text = name.identifierText
    if let variable = scope.find(text) {
      guard !variable.isConstant || variable.mayBeSet else {
        report(.constant(text), at: name)
        return nil
      }
      return .slot(variable.slot)
    }
    return property(named: name)
  }

  private func property(named name: TokenSyntax) -> Place? {
    let text = name.identifierText
    if let computed = tree.computed.first(where: { $0.name == text }), let setter = computed.setter
    {
      return .computed(getter: computed.getter, setter: setter)
    }
    if tree.computed.contains(where: { $0.name == text }) {
      report(.constant(text), at: name)
      return nil
    }
    guard let index = tree.properties.firstIndex(where: { $0.name == text }) else {
      reportUnknown(name)
      return nil
    }
    guard !tree.properties[index].isConstant else {
      report(.constant(text), at: name)
      return nil
    }
    return .property(index)
  }

  private func place(_ member: MemberAccessExprSyntax, of base: ExprSyntax) -> Place? {
    if isDelegate(base) { return property(named: member.declName.baseName) }
    let name = member.declName.baseName.identifierText
    if name == KnownMember.delegate.rawValue { return .centerDelegate(lower(base)) }
    guard name == KnownMember.applicationIconBadgeNumber.rawValue else {
      guard KnownMember(rawValue: name) != nil else {
        report(
          .unknownMember(name), at: member.declName,
          nearest: Nearest.match(name, among: KnownMember.names))
        return nil
      }
      report(.constant(name), at: member.declName)
      return nil
    }
    return .badge(of: lower(base))
  }

  /// The class itself, whose static members live with the only delegate; `self` and, where it was captured weakly, `self?` and `self!`.
  func isDelegate(_ base: ExprSyntax) -> Bool {
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return isDelegate(optional.expression)
    }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return isDelegate(force.expression) }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.tokenKind == .keyword(.self) || name.tokenKind == .keyword(.Self)
      || name.identifierText == tree.className
  }
}
