extension Expression {
  /// Visits the expression and its parts, outermost first, without the bodies of closures.
  func visit(_ body: (Expression) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }
}
