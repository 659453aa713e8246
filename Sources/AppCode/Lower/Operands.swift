import SwiftSyntax

extension TypeReference {
  /// The type that the other operand must have if this one is known.
  var operand: TypeReference? {
    switch wrapped {
    case .int, .double, .float, .integer, .string, .character, .named: return wrapped
    case .array, .set, .dictionary: return self
    default: return nil
    }
  }

  var numeric: TypeReference? { isNumber ? self : nil }
}

extension ExprSyntax {
  /// `.name` and `.name(...)`.
  var isImplicitMember: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isImplicitMember
    }
    return self.as(MemberAccessExprSyntax.self)?.base == nil && self.is(MemberAccessExprSyntax.self)
  }
}

extension ExprSyntax {
  /// A number or text, possibly in parentheses, after a prefix operator or as an operand of such an operation.
  var isLiteral: Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isLiteral }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      guard let only = tuple.elements.first?.expression else { return false }
      return only.as(SequenceExprSyntax.self)?.elements.allSatisfy { operand in
        operand.is(BinaryOperatorExprSyntax.self) || operand.isLiteral
      } ?? only.isLiteral
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self)
  }

  /// Whether it is `.name` or an operation in parentheses that begins with one.
  var beginsWithMember: Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.beginsWithMember == true
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.first?.beginsWithMember == true
    }
    return isImplicitOperand
  }

  /// `.name`, possibly after a prefix operator.
  var isImplicitOperand: Bool {
    self.as(PrefixOperatorExprSyntax.self)?.expression.isImplicitMember ?? isImplicitMember
  }
}

extension Expression {
  /// The expression as a Double, as in `7 / 2` next to a Double; nil unless it consists of literals.
  var literalAsDouble: Expression? {
    switch self {
    case .literal(.int(let number)): return .literal(.double(Double(number)))
    case .literal(.double): return self
    case .negate(let inner): return inner.literalAsDouble.map { .negate($0) }
    case .binary(let operation, let left, let right)
    where [.add, .subtract, .multiply, .divide].contains(operation):
      guard let one = left.literalAsDouble, let other = right.literalAsDouble else { return nil }
      return .binary(operation, one, other)
    default: return nil
    }
  }

  var isLiteral: Bool {
    switch self {
    case .literal, .implicitMember, .callImplicit: return true
    case .negate(let inner): return inner.isLiteral
    default: return false
    }
  }
}
