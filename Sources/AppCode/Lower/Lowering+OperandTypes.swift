import SwiftSyntax

/// The types that user-defined operators require of their operands.
extension Lowering {
  /// Whether it is a literal after a user-defined prefix operator, as in `mask & ~1`, and the infix operator takes two
  /// operands of one type.
  func isChangedLiteral(_ syntax: ExprSyntax?, behind name: String, left: TypeReference?) -> Bool {
    guard let prefix = syntax?.as(PrefixOperatorExprSyntax.self), let left,
      prefix.expression.is(IntegerLiteralExprSyntax.self)
    else { return false }
    return hasOperator(prefix.operator.text, operands: 1)
      && rightSides(of: name, left: left) == [left]
  }

  /// The type of literals next to a user-defined operator whose operands and result all have the wanted type: `let
  /// half: Fraction = 1 / 2`. nil if other overloads are possible.
  func literalType(of name: String, _ type: TypeReference?) -> TypeReference? {
    guard let wanted = type?.wrapped, case .named(let path) = wanted,
      initialisers(of: path).contains(where: { method in
        ["integerLiteral", "floatLiteral", "stringLiteral"].contains(method.labels.first)
      })
    else { return nil }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(name) }).filter {
      $0.baseName == name && $0.types.count == 2 && $0.types.contains(wanted)
    }
    let isClosed = own.allSatisfy { $0.types == [wanted, wanted] && $0.returns == wanted }
    return !own.isEmpty && isClosed ? wanted : nil
  }

  /// The type of `.hour` in `date + .hour` and `2 * .hour`, if the files extend TimeInterval; nil for others.
  func intervalType(
    of syntax: ExprSyntax?, behind sign: String, left: TypeReference?, _ value: Expression
  ) -> TypeReference? {
    guard let syntax, syntax.isImplicitMember, ["+", "-", "*", "/"].contains(sign) else {
      return nil
    }
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    guard let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
      ["TimeInterval", "Double"].contains(where: { hasStatic(name, $0) })
    else { return nil }
    if left == .named("Date") { return .double }
    return left == .int && value.isLiteral && !hasStatic(name, "Int") ? .double : nil
  }

  /// Whether it is an assignment operator of the files whose left operand is an object that it
  /// changes, not a variable: `static func += (event: Event, handler: Handler)`.
  func changesObject(_ sign: String, _ left: ExprSyntax) -> Bool {
    guard sign != "=", hasOperator(sign, operands: 2), !left.spelling.contains("{") else {
      return false
    }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(sign) }).filter {
      $0.baseName == sign && $0.types.count == 2 && $0.isInout.first == false
    }
    guard !own.isEmpty else { return false }
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    guard let type = staticType(of: lower(left, as: nil)) else { return false }
    return own.contains { $0.types[0].plain == type }
  }

  /// Whether it is not a Bool, so that `&&` or `||` after it is user-defined.
  func isOwnLogic(_ left: Expression, _ name: String) -> Bool {
    if case .custom(let name, _) = left, name == "&&" || name == "||" { return true }
    guard let type = staticType(of: left) else { return false }
    if case .named = type { return true }
    return type != .bool && !rightSides(of: name, left: type).isEmpty
  }

  /// The type that `as` gives an operation, as in `"a" + -"b" as Formula`, so that literals take it.
  func castType(behind elements: [ExprSyntax]) -> TypeReference? {
    for (index, sign) in elements.enumerated() where index % 2 == 1 {
      if let cast = sign.as(UnresolvedAsExprSyntax.self), index > 1, index + 1 < elements.count {
        guard cast.questionOrExclamationMark == nil else { return nil }
        let type = elements[index + 1].as(TypeExprSyntax.self).map { lower($0.type) }
        return type?.wrapped == .any ? nil : type
      }
      guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text,
        let level = operators[text]?.precedence ?? Precedence.known(text)?.rawValue,
        level > Precedence.casting.rawValue
      else { return nil }
    }
    return nil
  }

  /// The type of the right side of a user-defined operator that takes it as an `@autoclosure`; nil if unknown.
  func lateSide(of name: String, left: TypeReference?, _ right: ExprSyntax) -> TypeReference? {
    let sides = left.map { rightSides(of: name, left: $0) } ?? []
    if sides.count == 1, sides[0].isSettled { return sides[0] }
    let isSame = sides.isEmpty || left.map(sides.contains) == true
    return right.beginsWithMember && isSame ? left : nil
  }

  /// Whether the library's operator is meant, because no user-defined one returns the wanted number: `let half: Int =
  /// count / 2` with `func / (a: Int, b: Int) -> Fraction` declared.
  func isStandard(_ name: String, giving wanted: TypeReference?) -> Bool {
    guard let wanted else { return false }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(name) }).filter {
      $0.baseName == name && $0.types.count == 2
    }
    return own.allSatisfy { method in
      guard let returns = method.returns?.wrapped else { return false }
      switch returns {
      case .any, .parameter: return false
      default: return returns != wanted
      }
    }
  }

  /// `7 / 2 as Int` if the files declare a `/` for Ints.
  func standard(_ value: Expression, giving type: TypeReference) -> Expression {
    guard case .custom(let name, let operands) = value, operands.count == 2,
      let operation = BinaryOperator(rawValue: name), isStandard(name, giving: type.numeric),
      operands.allSatisfy({ staticType(of: $0)?.isNumber == true })
    else { return value }
    return .binary(operation, operands[0], operands[1])
  }

  /// The type of `.exact(1) && .exact(2)` before a user-defined operator that returns another type; nil if several are
  /// possible.
  func leftSide(of name: String) -> TypeReference? {
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(name) }).filter {
      $0.baseName == name && $0.types.count == 2
    }
    guard let first = own.first?.types[0], case .named = first,
      own.allSatisfy({ $0.types[0] == first && $0.returns != first })
    else { return nil }
    return first
  }

  /// The right operand types of a user-defined operator for that left operand type.
  func rightSides(of name: String, left: TypeReference) -> [TypeReference] {
    (tree.functions + tree.types.values.flatMap { $0.methods(name) }).compactMap { method in
      guard method.baseName == name, method.types.count == 2 else { return nil }
      var found: [String: TypeReference] = [:]
      method.types[0].match(left, &found)
      guard method.types[0].replacing(found) == left else { return nil }
      let side = method.types[1].replacing(found)
      if method.autoclosures.contains(1), case .function(_, let value) = side { return value }
      return side
    }
  }

  /// The type of the value that `place += value` takes; nil if several are possible.
  func rightSide(of sign: String, left: TypeReference) -> TypeReference? {
    let sides = hasOperator(sign, operands: 2) ? rightSides(of: sign, left: left) : []
    if sides.isEmpty, left == .named("Date") { return .double }
    if sides.isEmpty || sides.contains(left) {
      return sign == "<<=" || sign == ">>=" ? nil : left.operand
    }
    return sides.count == 1 ? sides[0] : nil
  }

  /// The type of a number made from an unknown value; before `??` an Optional.
  func numberMade(_ expression: Expression) -> TypeReference? {
    guard case .callNamed(let call) = expression, resolve(call.name) == nil else { return nil }
    let type = KnownType.reference(call.name)
    return type.isNumber ? type : nil
  }

  /// `value == nil` of an Optional: nil itself, also where the wrapped type has a nil literal.
  func isNilComparison(_ syntax: ExprSyntax?, _ sign: String, _ left: TypeReference?) -> Bool {
    guard syntax?.is(NilLiteralExprSyntax.self) == true, left?.isOptional == true else {
      return false
    }
    return sign == "==" || sign == "!="
  }

  /// The type of a library operator's result; nil if unknown.
  func resultType(
    of operation: BinaryOperator, _ first: Expression, _ second: Expression
  ) -> TypeReference? {
    // An operand is no Optional: `Double(text) / 2` does not compile.
    let (left, right) = (
      staticType(of: first) ?? numberMade(first), staticType(of: second) ?? numberMade(second)
    )
    switch operation {
    case .equal, .notEqual, .identical, .notIdentical, .matches, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      return .bool
    case .range, .closedRange: return nil
    default:
      guard left == right || right == nil || left == nil else { return nil }
      // The unknown side determines the type of an integer literal.
      if left == nil && second.isLiteral || right == nil && first.isLiteral,
        (left ?? right) == .int
      {
        return nil
      }
      switch left ?? right {
      case .int?, .double?, .float?, .integer?, .string?, .array?: return left ?? right
      default: return nil
      }
    }
  }
}
