import LifecycleModel
import SwiftSyntax

/// Operators. Swift's parser leaves `a + b * c` flat. This applies precedence and keeps the
/// position of each operand.
extension Lowering {
  private struct Cursor {
    var elements: [ExprSyntax]
    var index = 0
    let lastTernary: Int
    var current: ExprSyntax? { index < elements.count ? elements[index] : nil }

    init(elements: [ExprSyntax], index: Int = 0) {
      self.elements = elements
      self.index = index
      lastTernary = elements.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) } ?? -1
    }
  }

  func lower(_ sequence: SequenceExprSyntax, as type: TypeReference?) -> Expression {
    guard sequence.elements.count <= SourceLimits.levels else {
      report(.tooDeep, at: sequence)
      return .literal(.none)
    }
    if let bound = rangeBound(in: type) {
      return bounded(lower(Array(sequence.elements), as: nil), by: bound)
    }
    return lower(Array(sequence.elements), as: type)
  }

  private func lower(_ elements: [ExprSyntax], as type: TypeReference?) -> Expression {
    guard let first = elements.first else { return .literal(.none) }
    // `try await a = b`: the keywords precede the whole assignment.
    if let attempt = first.as(TryExprSyntax.self) {
      let inner = attempt.questionOrExclamationMark == nil ? type : type?.wrapped
      return lowerTry(attempt, lower([attempt.expression] + elements.dropFirst(), as: inner))
    }
    if let wait = first.as(AwaitExprSyntax.self) {
      return .wait(lower([wait.expression] + elements.dropFirst(), as: type))
    }
    if elements.count > 2, isAssignment(elements[1]) { return lowerAssignment(elements) }
    var cursor = Cursor(elements: elements)
    return lower(&cursor, from: 0, as: type ?? castType(behind: elements))
  }

  /// `type`: the type of the whole expression, if known. Operands are lowered after the operators next to them are
  /// known.
  private func lower(
    _ cursor: inout Cursor, from lowest: Int, as type: TypeReference?
  ) -> Expression {
    guard let first = cursor.current else { return .literal(.none) }
    cursor.index += 1
    var left = Operand(syntax: first)
    while let sign = cursor.current, let precedence = precedence(of: sign),
      precedence >= lowest
    {
      // The condition of `?:` does not have the type of the branches.
      let isCondition =
        lowest <= Precedence.ternary.rawValue && cursor.index < cursor.lastTernary
        && !sign.is(UnresolvedTernaryExprSyntax.self)
      cursor.index += 1
      left = Operand(
        lowered: apply(sign, precedence, to: left, &cursor, as: isCondition ? nil : type))
    }
    return lowered(left, as: type)
  }

  /// An operand that is already lowered, or whose type may come from the other side.
  private struct Operand {
    var syntax: ExprSyntax?
    var lowered: Expression?

    init(syntax: ExprSyntax) { self.syntax = syntax }
    init(lowered: Expression) { self.lowered = lowered }
  }

  private func lowered(_ operand: Operand, as type: TypeReference?) -> Expression {
    if let lowered = operand.lowered { return lowered }
    guard let syntax = operand.syntax else { return .literal(.none) }
    return lower(syntax, as: type)
  }

  private func precedence(of sign: ExprSyntax) -> Int? {
    if sign.is(UnresolvedTernaryExprSyntax.self) { return Precedence.ternary.rawValue }
    if sign.is(UnresolvedAsExprSyntax.self) || sign.is(UnresolvedIsExprSyntax.self) {
      return Precedence.casting.rawValue
    }
    if isAssignment(sign) { return Precedence.assignment.rawValue }
    let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    if let own = operators[text]?.precedence { return own }
    if let known = Precedence.known(text) { return known.rawValue }
    if operators[text] != nil || hasOperator(text, operands: 2) {
      return Precedence.standard.rawValue
    }
    _ = refuse(Construct("the operator '\(sign.spelling)'", "运算符 '\(sign.spelling)'"), at: sign)
    return Precedence.multiplication.rawValue
  }

  private func apply(
    _ sign: ExprSyntax, _ level: Int, to left: Operand, _ cursor: inout Cursor,
    as type: TypeReference?
  ) -> Expression {
    if let ternary = sign.as(UnresolvedTernaryExprSyntax.self) {
      let condition = lowered(left, as: .bool)
      let middle = lower(ternary.thenExpression, as: type)
      let other = lower(&cursor, from: Precedence.ternary.rawValue, as: type)
      let branches = type == nil ? alike([middle, other]) : [middle, other]
      return .choice(condition, branches[0], branches[1])
    }
    if sign.is(UnresolvedAsExprSyntax.self) || sign.is(UnresolvedIsExprSyntax.self) {
      guard let written = cursor.current?.as(TypeExprSyntax.self) else {
        return lowered(left, as: nil)
      }
      cursor.index += 1
      let asks = sign.is(UnresolvedIsExprSyntax.self) || isConditional(sign)
      return cast(left, sign, asks ? castType(written.type) : lower(written.type))
    }
    if isAssignment(sign) {
      _ = lower(&cursor, from: 0, as: nil)
      return refuse(Construct("an assignment inside an expression", "表达式内部的赋值"), at: sign)
    }
    let text = sign.spelling
    let isRight = operators[text]?.leansRight ?? (text == "??")
    let next = isRight ? level : level + 1
    switch text {
    case "??":
      var one = lowered(left, as: type.map { .optional($0.wrapped) })
      if hasOperator(text, operands: 2), case .named? = staticType(of: one) {
        return binary(text, Operand(lowered: one), &cursor, from: next, as: type)
      }
      let held = staticType(of: one)?.wrapped ?? numberMade(one)
      var other = lower(&cursor, from: next, as: type ?? (held.map { $0 }))
      if type == nil, let held, case .cast(let inner, held, .known) = other,
        staticType(of: inner) == .optional(held)
      {
        other = inner
      }
      // `get("runs") ?? 0`: the right side determines the generic parameter.
      if type == nil || type == .any, let syntax = left.syntax,
        let given = staticType(of: other), given.wrapped != .any
      {
        one = again(syntax, as: .optional(given.wrapped), insteadOf: one)
      }
      let isKept = staticType(of: other)?.isOptional == true && held?.isOptional != true
      return .coalesce(knownToHold(one), other, isKept: isKept)
    case "||", "&&":
      if hasOperator(text, operands: 2), case .named? = type?.wrapped {
        return binary(text, left, &cursor, from: next, as: type)
      }
      let one = lowered(left, as: .bool)
      if hasOperator(text, operands: 2), isOwnLogic(one, text) {
        return binary(text, Operand(lowered: one), &cursor, from: next, as: type)
      }
      let other = lower(&cursor, from: next, as: .bool)
      return text == "||" ? .or(one, other) : .and(one, other)
    default: return binary(text, left, &cursor, from: next, as: type)
    }
  }

  /// Lowers a call again whose result type only the context determines. Nested calls repeat this only to a small depth,
  /// because each repetition lowers the arguments again.
  func again(
    _ syntax: ExprSyntax, as type: TypeReference?, insteadOf value: Expression
  ) -> Expression {
    guard type != nil, repetitions < Lowering.mostRepetitions, isOpenGeneric(value) else {
      return value
    }
    repetitions += 1
    defer { repetitions -= 1 }
    return lower(syntax, as: type)
  }

  private static let mostRepetitions = 2

  /// Whether it calls a generic method whose arguments do not determine the type of its result.
  private func isOpenGeneric(_ expression: Expression) -> Bool {
    switch expression {
    case .tryOptional(let inner), .tryForced(let inner), .wait(let inner), .chain(let inner):
      return isOpenGeneric(inner)
    case .callNamed(let call):
      return isOpen(call, tree.functions.filter { $0.baseName == call.name })
    case .callMember(let owner, _, let call):
      switch staticType(of: owner)?.wrapped {
      case .named(let path)?, .metatype(.named(let path))?:
        return isOpen(call, tree.lineage(of: path).flatMap { $0.methods(call.name) })
      default: return false
      }
    case .index(let owner, let keys, let spelling):
      return isOpenSubscript(of: staticType(of: owner), keys.count, spelling)
    default: return false
    }
  }

  private func isOpen(_ call: Call, _ methods: [Method]) -> Bool {
    methods.contains { method in
      guard method.baseName == call.name, let places = method.fitted(to: call),
        case .parameter(let name)? = method.returns?.wrapped, method.parameters.contains(name)
      else { return false }
      return zip(places, method.types).allSatisfy { place, type in
        if case .standard = place { return true }
        return type.mapped { $0 == name ? .any : .parameter($0) } == type
      }
    }
  }

  /// Both operands have one type. A literal takes it from the other operand or from the whole
  /// expression.
  private func binary(
    _ text: String, _ left: Operand, _ cursor: inout Cursor, from next: Int,
    as type: TypeReference?
  ) -> Expression {
    let whole = Lowering.keepsType(text) ? type?.wrapped.numeric : nil
    let isOwn = hasOperator(text, operands: 2) && !isStandard(text, giving: whole)
    let isMember = isOwn && left.syntax?.isImplicitOperand == true
    let literal = isOwn ? literalType(of: text, type) : nil
    var context = isMember ? type?.wrapped : left.syntax?.isLiteral == true ? literal : nil
    if isOwn, left.syntax?.beginsWithMember == true, let side = leftSide(of: text) {
      context = side
    }
    var one = lowered(left, as: context ?? whole)
    let isShift = text == "<<" || text == ">>"
    let firstType = staticType(of: one) ?? (Lowering.keepsType(text) ? numberMade(one) : nil)
    var expected = isShift ? nil : firstType?.operand ?? whole
    // The right side of a user-defined operator may have another type, except for a case without a
    // type.
    if isOwn, case .named? = expected, cursor.current?.isImplicitOperand != true,
      !isChangedLiteral(cursor.current, behind: text, left: firstType)
    {
      expected = nil
    }
    if isOwn, BinaryOperator(rawValue: text) == nil, let firstType {
      let sides = rightSides(of: text, left: firstType)
      if !sides.isEmpty, !sides.contains(firstType) { expected = sides.count == 1 ? sides[0] : nil }
    }
    // `7 / 2 * 2.0`: literals alone do not determine the type of the other side.
    if expected == .int, whole == nil, one.literalAsDouble != nil,
      left.syntax == nil || cursor.current?.is(FloatLiteralExprSyntax.self) == true
    {
      expected = nil
    }
    if isOwn, cursor.current?.isLiteral == true,
      let own = literal ?? literalType(of: text, firstType)
    {
      expected = own
    }
    if let interval = intervalType(of: cursor.current, behind: text, left: firstType, one) {
      expected = interval
    }
    if isNilComparison(cursor.current, text, firstType) { expected = nil }
    if isOwn, let syntax = cursor.current, takesAutoclosure(text) {
      let side = lateSide(of: text, left: firstType ?? context, syntax)
      let other = late(at: syntax) { lower(&cursor, from: next, as: side) }
      return .custom(text, [one, other])
    }
    let other = lower(&cursor, from: next, as: expected)
    let otherType = staticType(of: other)
    // `2 * width`: the other side determines the literal's type.
    if !isOwn, !isShift, otherType == .double, firstType == .int,
      let doubled = one.literalAsDouble
    {
      one = doubled
    } else if !isOwn, !isShift, let syntax = left.syntax, let operand = otherType?.operand,
      firstType != otherType, firstType == nil || one.isLiteral
    {
      one = lower(syntax, as: operand)
    } else if isOwn, let syntax = left.syntax, firstType == nil, let operand = otherType?.operand {
      one = lower(syntax, as: operand)
    }
    guard !isOwn, let operation = BinaryOperator(rawValue: text) else {
      let place = left.syntax.map { operand(one, $0, text, of: 2) } ?? one
      return .custom(text, [comparable(place, text), comparable(other, text)])
    }
    return .binary(operation, comparable(one, text), comparable(other, text))
  }

  /// Whether the operator's result has the type of its operands.
  private static func keepsType(_ text: String) -> Bool {
    ["+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*", "<<", ">>"].contains(text)
  }

  private func isConditional(_ sign: ExprSyntax) -> Bool {
    sign.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }

  private func cast(_ value: Operand, _ sign: ExprSyntax, _ type: TypeReference) -> Expression {
    guard let cast = sign.as(UnresolvedAsExprSyntax.self) else {
      return .isType(lowered(value, as: nil), type)
    }
    switch cast.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return .cast(lowered(value, as: nil), type, .conditional)
    case .exclamationMark?: return .cast(lowered(value, as: nil), type, .forced)
    default:
      let value = standard(lowered(value, as: type), giving: type)
      // `5 / 2 as Double` is a division of Doubles.
      let number = type == .double ? value.literalAsDouble : nil
      return .cast(
        number ?? (type.wrapped == .any ? withHashableKeys(value) : value), type, .known)
    }
  }

  private func lowerAssignment(_ elements: [ExprSyntax]) -> Expression {
    if changesObject(elements[1].spelling, elements[0]) {
      var cursor = Cursor(elements: elements, index: 2)
      let object = lower(elements[0], as: nil)
      let value = lower(&cursor, from: Precedence.ternary.rawValue, as: nil)
      return .custom(elements[1].spelling, [object, value])
    }
    let isSuper =
      elements[0].as(SubscriptCallExprSyntax.self)?.calledExpression.is(SuperExprSyntax.self)
    let place = isSuper == true ? nil : lowerPlace(elements[0])
    guard let (place, steps) = place.flatMap({ hoisted($0) }) else {
      return lowerAssignment(elements, to: place)
    }
    return .sequence(steps + [lowerAssignment(elements, to: place)] + releases(of: steps))
  }

  private func lowerAssignment(_ elements: [ExprSyntax], to place: Place?) -> Expression {
    let sign = elements[1].spelling
    var cursor = Cursor(elements: elements, index: 2)
    if sign == "=", let index = elements[0].as(SubscriptCallExprSyntax.self),
      index.calledExpression.is(SuperExprSyntax.self)
    {
      var call = superSubscript(index)
      call.name = "subscript="
      call.values.insert(lower(&cursor, from: Precedence.ternary.rawValue, as: nil), at: 0)
      return .callSuper(call)
    }
    let type = place.flatMap { placeType($0) }
    if sign != "=", let place, let syntax = cursor.current, takesAutoclosure(sign) {
      let value = late(at: syntax) {
        lower(&cursor, from: Precedence.ternary.rawValue, as: type?.wrapped)
      }
      return .custom(sign, [.reference(place), value])
    }
    let value = lower(
      &cursor, from: Precedence.ternary.rawValue,
      as: sign == "=" ? type : type.flatMap { rightSide(of: sign, left: $0) })
    guard let place else { return .literal(.none) }
    // The reference of UNUserNotificationCenter is weak, so a new object is freed at once.
    if elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "delegate",
      elements[2].is(FunctionCallExprSyntax.self)
    {
      tree.countsReferences = true
    }
    if let extra = cursor.current {
      _ = refuse(Construct("two assignments in one", "连续赋值"), at: extra)
    }
    if sign == "=", case .named(let path)? = wholeStaticType(of: place.read)?.wrapped,
      path.hasSuffix(">"), tree.types[Interpreter.plainName(path)]?.kind == .enumType
    {
      return .assign(place, .cast(value, .named(path), .known))
    }
    guard sign != "=" else { return storedNil(value, in: place) ?? .assign(place, value) }
    if hasOperator(sign, operands: 2) {
      return .custom(sign, [.reference(place), value])
    }
    guard let operation = BinaryOperator(rawValue: String(sign.dropLast())) else {
      return refuse(Construct("the operator '\(sign)'", "运算符 '\(sign)'"), at: elements[1])
    }
    return .compound(place, operation, value)
  }

  func placeType(_ place: Place) -> TypeReference? {
    if case .discard = place { return nil }
    if case .link(let inner) = place { return placeType(inner)?.wrapped }
    if case .member(.link, _) = place { return staticType(of: place.read) }
    if case .tuple(let parts) = place {
      let types = parts.map { placeType($0) ?? .any }
      return .tuple(types, labels: types.map { _ in "" })
    }
    return staticType(of: place.read)
  }

  /// Whether it is `=`, `+=` or the like.
  private func isAssignment(_ sign: ExprSyntax) -> Bool {
    if sign.is(AssignmentExprSyntax.self) { return true }
    let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    if operators[text]?.isAssignment == true { return true }
    return ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]
      .contains(text)
  }

  /// Whether the right side of the user-defined operator is an `@autoclosure`.
  private func takesAutoclosure(_ name: String) -> Bool {
    guard hasOperator(name, operands: 2) else { return false }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(name) }).filter {
      $0.baseName == name && $0.labels.count == 2
    }
    return !own.isEmpty && own.allSatisfy { $0.autoclosures.contains(1) }
  }

  /// Whether the files declare such an operator, for any type.
  func hasOperator(_ name: String, operands: Int) -> Bool {
    tree.operatorCounts[name]?.contains(operands) == true
  }
}
