import SwiftSyntax

extension Lowering {
  /// `Key("a")` of a type with `init(stringLiteral:)`, which Swift prefers to `init(_:)`.
  func literal(of call: FunctionCallExprSyntax, for path: String) -> Expression? {
    guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
      call.trailingClosure == nil
    else { return nil }
    let label: String
    switch only.expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let text) where text.segments.count == 1: label = "stringLiteral"
    case .integerLiteralExpr: label = "integerLiteral"
    case .floatLiteralExpr: label = "floatLiteral"
    case .booleanLiteralExpr: label = "booleanLiteral"
    default: return nil
    }
    guard
      tree.lineage(of: path).contains(where: { part in
        part.initialisers.contains { $0.labels == [label] }
      })
    else { return nil }
    return lower(only.expression, as: .named(path))
  }
}

extension TypeReference {
  /// Of an array or a set; nil for other types.
  var elementType: TypeReference? {
    switch self {
    case .array(let element), .set(let element): element
    default: nil
    }
  }
}
