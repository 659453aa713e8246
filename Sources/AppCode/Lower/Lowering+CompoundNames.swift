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
