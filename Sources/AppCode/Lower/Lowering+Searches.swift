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
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return staticType(of: outsideChain { lower(only.expression) }).map { .array($0.wrapped) }
  }
}
