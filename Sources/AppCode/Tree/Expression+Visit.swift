extension Expression {
  /// Visits the expression and its parts, outermost first, without the bodies of closures.
  func visit(_ body: (Expression) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }
}

extension Expression {
  /// The name of the called function or method; nil if it is no call of a name.
  var calledName: String? {
    switch self {
    case .callNamed(let call), .callMember(_, _, let call), .callImplicit(let call),
      .callSuper(let call):
      return call.name
    default: return nil
    }
  }

  /// Whether its evaluation makes calls, whose code may change variables.
  var runsCode: Bool {
    switch self {
    case .callNamed, .callMember, .callImplicit, .callValue, .callSuper: return true
    case .closure, .literal, .slot, .global: return false
    default: return parts.contains(where: \.runsCode)
    }
  }
}

extension [Statement] {
  /// Visits all expressions, without the bodies of closures.
  func visitExpressions(_ body: (Expression) -> Void) {
    for part in flatMap(\.parts) { part.visit(body) }
  }

  func containsExpression(where test: (Expression) -> Bool) -> Bool {
    var isFound = false
    visitExpressions { isFound = isFound || test($0) }
    return isFound
  }
}
