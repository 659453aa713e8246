import LifecycleModel
import SwiftSyntax

/// Operators. Swift's parser leaves `a + b * c` flat; the order is found here, on the tree as it
/// stands, so that every part keeps its place in the source.
extension Lowering {
  /// From loose to tight.
  private enum Precedence: Int {
    case assignment, ternary, or, and, comparison, coalescing, casting, range, addition
    case multiplication, shift

    var next: Int { rawValue + 1 }
  }

  private struct Cursor {
    var elements: [ExprSyntax]
    var index = 0
    var current: ExprSyntax? { index < elements.count ? elements[index] : nil }
  }

  func lower(_ sequence: SequenceExprSyntax) -> Expression {
    guard sequence.elements.count <= SourceLimits.levels else {
      report(.tooDeep, at: sequence)
      return .literal(.none)
    }
    return lower(Array(sequence.elements))
  }

  private func lower(_ elements: [ExprSyntax]) -> Expression {
    guard let first = elements.first else { return .literal(.none) }
    // `try await a = b`: the words stand before the whole.
    if let attempt = first.as(TryExprSyntax.self) {
      return lowerTry(attempt, lower([attempt.expression] + elements.dropFirst()))
    }
    if let wait = first.as(AwaitExprSyntax.self) {
      return .wait(lower([wait.expression] + elements.dropFirst()))
    }
    if elements.count > 2, elements[1].isAssignment { return lowerAssignment(elements) }
    var cursor = Cursor(elements: elements)
    return lower(&cursor, from: 0)
  }

  private func lower(_ cursor: inout Cursor, from lowest: Int) -> Expression {
    guard let first = cursor.current else { return .literal(.none) }
    cursor.index += 1
    var left = lower(first)
    while let sign = cursor.current, let precedence = precedence(of: sign),
      precedence.rawValue >= lowest
    {
      cursor.index += 1
      left = apply(sign, precedence, to: left, &cursor)
    }
    return left
  }

  private func precedence(of sign: ExprSyntax) -> Precedence? {
    if sign.is(UnresolvedTernaryExprSyntax.self) { return .ternary }
    if sign.is(UnresolvedAsExprSyntax.self) || sign.is(UnresolvedIsExprSyntax.self) {
      return .casting
    }
    if sign.isAssignment { return .assignment }
    switch sign.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "||": return .or
    case "&&": return .and
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=": return .comparison
    case "??": return .coalescing
    case "..<", "...": return .range
    case "<<", ">>": return .shift
    case "+", "-", "|", "^", "&+", "&-": return .addition
    case "*", "/", "%", "&", "&*": return .multiplication
    default:
      _ = refuse(Construct("the operator '\(sign.spelling)'", "运算符 '\(sign.spelling)'"), at: sign)
      return .multiplication
    }
  }

  private func apply(
    _ sign: ExprSyntax, _ precedence: Precedence, to left: Expression, _ cursor: inout Cursor
  ) -> Expression {
    switch precedence {
    case .assignment:
      _ = lower(&cursor, from: 0)
      return refuse(Construct("an assignment inside an expression", "表达式内部的赋值"), at: sign)
    case .ternary:
      guard let ternary = sign.as(UnresolvedTernaryExprSyntax.self) else { return left }
      let middle = lower(ternary.thenExpression)
      return .choice(left, middle, lower(&cursor, from: Precedence.ternary.rawValue))
    case .casting:
      guard let type = cursor.current?.as(TypeExprSyntax.self) else { return left }
      cursor.index += 1
      return cast(left, sign, lower(type.type))
    case .coalescing: return .coalesce(left, lower(&cursor, from: precedence.rawValue))
    case .or: return .or(left, lower(&cursor, from: precedence.next))
    case .and: return .and(left, lower(&cursor, from: precedence.next))
    case .comparison, .range, .addition, .multiplication, .shift:
      let right = lower(&cursor, from: precedence.next)
      return BinaryOperator(rawValue: sign.spelling).map { .binary($0, left, right) } ?? left
    }
  }

  private func cast(_ value: Expression, _ sign: ExprSyntax, _ type: TypeReference) -> Expression {
    guard let cast = sign.as(UnresolvedAsExprSyntax.self) else { return .isType(value, type) }
    switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return .cast(value, type, .conditional)
    case .exclamationMark?: return .cast(value, type, .forced)
    default: return .cast(value, type, .known)
    }
  }

  private func lowerAssignment(_ elements: [ExprSyntax]) -> Expression {
    let sign = elements[1].spelling
    var cursor = Cursor(elements: elements, index: 2)
    let value = lower(&cursor, from: Precedence.ternary.rawValue)
    guard let place = lowerPlace(elements[0]) else { return .literal(.none) }
    if let extra = cursor.current {
      _ = refuse(Construct("two assignments in one", "连续赋值"), at: extra)
    }
    guard sign != "=" else { return .assign(place, value) }
    guard let operation = BinaryOperator(rawValue: String(sign.dropLast())) else {
      return refuse(Construct("the operator '\(sign)'", "运算符 '\(sign)'"), at: elements[1])
    }
    return .compound(place, operation, value)
  }
}

extension ExprSyntax {
  /// `=` and `+=` and its like.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="].contains(sign)
  }
}
