import SwiftSyntax

/// NSString, which is stored as a text. Only the source code shows that a member is one of NSString.
extension Lowering {
  func isNSString(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isNSString(only.expression)
    }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements {
      guard let last = parts.last?.as(TypeExprSyntax.self), parts.count == 3 else { return false }
      return isNSString(last.type)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return ["NSString", "NSMutableString"].contains(call.calledExpression.spelling)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    return scope.find(name)?.isNSString == true
  }

  func isNSString(_ type: TypeSyntax) -> Bool {
    ["NSString", "NSMutableString"].contains(type.spelling)
  }
}
