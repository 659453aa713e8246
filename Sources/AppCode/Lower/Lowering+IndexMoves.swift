import SwiftSyntax

/// Methods of collections that move an index in place.
extension Lowering {
  /// `list.formIndex(after: &index)` as `index = list.index(after: index)`; nil for other calls.
  func formedIndex(_ call: FunctionCallExprSyntax) -> Expression? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name = member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "formIndex", !ownMembers.contains("formIndex"),
      call.arguments.count <= 2, member == nil || member?.base != nil,
      let index = call.arguments.lazy.compactMap({ $0.expression.as(InOutExprSyntax.self) }).first,
      let receiver = member?.base.map({ lower($0) }) ?? selfExpression,
      let place = lowerPlace(index.expression)
    else { return nil }
    var made = arguments(of: call, "index")
    made.values = made.values.map { value in
      if case .reference(let place) = value { return place.read }
      return value
    }
    return .assign(place, .callMember(receiver, place: nil, made))
  }
}
