import LifecycleModel
import SwiftSyntax

/// Functions and methods that are named with their labels: `load(from:)`.
extension Lowering {
  /// A function of the files, or a method of the enclosing type; nil for other names.
  func compound(_ name: DeclReferenceExprSyntax) -> Expression? {
    guard let compound = compoundName(name) else { return nil }
    let base = name.baseName.identifierText
    if scope.find(base) == nil, let (type, isStatic) = enclosingType,
      hasMember(base, type, isStatic: isStatic), let owner = selfExpression
    {
      return .member(owner, compound)
    }
    guard scope.find(base) == nil,
      let function = functions(named: base).first(where: { $0.fullName == compound })
    else { return nil }
    return .literal(.closure(code: function.code, captured: []))
  }

  /// `load(from:)(url)`: a function that is named with its labels and called at once; nil for other
  /// calls.
  func calledWithLabels(_ call: FunctionCallExprSyntax) -> Expression? {
    var callee: Expression?
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      callee = name.argumentNames.flatMap { _ in compound(name) }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let name = compoundName(member.declName)
    {
      callee = .member(lower(base), name)
    }
    return callee.map { .callValue($0, arguments(of: call, "").values) }
  }

  /// The name with its labels, if the files declare such a function or method beside others of the
  /// same base name.
  func compoundName(_ name: DeclReferenceExprSyntax) -> String? {
    guard let labels = name.argumentNames?.arguments.map(\.name.text) else { return nil }
    let base = name.baseName.identifierText
    let compound = base + "(" + labels.map { $0 + ":" }.joined() + ")"
    let all = tree.functions + tree.types.values.flatMap(\.methods)
    return all.contains { $0.fullName == compound } ? compound : nil
  }
}
