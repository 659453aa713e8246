extension Expression {
  /// The expression and all within it, outermost first; bodies of closures are not within it.
  func visit(_ body: (Expression) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }
}
