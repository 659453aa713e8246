import LifecycleModel
import SwiftSyntax

extension Lowering {
  func lowerLiteral(_ expression: ExprSyntax) -> Expression {
    if let bool = expression.as(BooleanLiteralExprSyntax.self) {
      return .literal(.bool(bool.literal.tokenKind == .keyword(.true)))
    }
    if expression.is(NilLiteralExprSyntax.self) { return .literal(.none) }
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      return lowerInteger(integer.literal.text, at: integer)
    }
    if let float = expression.as(FloatLiteralExprSyntax.self) {
      let spelling = float.literal.text.filter { $0 != "_" }
      guard let value = Double(spelling), value.isFinite else {
        report(.numberTooLarge(float.literal.text), at: float)
        return .literal(.none)
      }
      return .literal(.double(value))
    }
    if let text = expression.as(StringLiteralExprSyntax.self) { return lower(text) }
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      switch macro.macroName.text {
      case "function", "file", "fileID": return .literal(.string(macro.macroName.text))
      case "line": return .literal(.int(line(of: macro)))
      default: return refuse(Construct(word: "'#\(macro.macroName.text)'"), at: macro)
      }
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return refuse(
        Construct("\(expression.plainKind) as a value", "把 \(expression.plainKind) 当作值使用"),
        at: expression)
    }
    return refuse(Construct(word: expression.plainKind), at: expression)
  }

  func lowerInteger(_ spelling: String, at node: some SyntaxProtocol) -> Expression {
    var digits = spelling.filter { $0 != "_" }
    var sign = ""
    if digits.hasPrefix("-") { sign = String(digits.removeFirst()) }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      digits.removeFirst(2)
      radix = base
    }
    guard let value = Int(sign + digits, radix: radix) else {
      report(.numberTooLarge(spelling), at: node)
      return .literal(.none)
    }
    return .literal(.int(value))
  }

  private func lower(_ text: StringLiteralExprSyntax) -> Expression {
    if let plain = text.representedLiteralValue { return .literal(.string(plain)) }
    var parts: [Expression] = []
    for segment in text.segments {
      switch segment {
      case .stringSegment(let piece):
        parts.append(.literal(.string(unescaped(piece.content.text, in: text))))
      case .expressionSegment(let piece):
        guard let only = piece.expressions.first, piece.expressions.count == 1, only.label == nil
        else { return refuse(Construct("this interpolation", "这种字符串插值"), at: piece) }
        parts.append(aside { lower(only.expression) })
      }
    }
    return .interpolation(parts)
  }

  /// A piece of a literal with interpolations, read as a literal of its own.
  private func unescaped(_ piece: String, in text: StringLiteralExprSyntax) -> String {
    let alone = text.with(
      \.segments,
      StringLiteralSegmentListSyntax([
        .stringSegment(StringSegmentSyntax(content: .stringSegment(piece)))
      ]))
    return alone.representedLiteralValue ?? piece
  }

  func lower(_ closure: ClosureExprSyntax) -> Expression {
    let names = closureParameters(closure)
    var captures: [(name: TokenSyntax, value: Expression)] = []
    for capture in closure.signature?.capture?.items ?? [] {
      guard capture.name.tokenKind != .keyword(.self) else { continue }
      let value = capture.initializer.map { initializer in aside { lower(initializer.value) } }
      captures.append((capture.name, value ?? lowerName(capture.name)))
    }
    // A capture list copies: its values become constants of the enclosing frame first.
    let copies = captures.map { _ in scope.newSlot() }
    let code = lowerCode(
      shorthands: names == nil, returnsValue: true, closure.statements, brace: closure.leftBrace
    ) {
      for (index, capture) in captures.enumerated() {
        let inner = declare(capture.name, isConstant: true)
        scope.code.captures.append(Code.Capture(outer: copies[index], inner: inner))
      }
      for name in names ?? [] {
        let slot =
          name.tokenKind == .wildcard ? scope.newSlot() : declare(name, isConstant: true)
        scope.code.parameters.append(slot)
      }
    }
    tree.codes.append(code)
    let made = Expression.closure(tree.codes.count - 1)
    guard !captures.isEmpty else { return made }
    let stores = captures.enumerated().map { index, capture in
      Expression.assign(.slot(copies[index]), capture.value)
    }
    return .tupleElement(.tuple(stores + [made]), stores.count)
  }

  /// nil where the closure names none and may use `$0`.
  private func closureParameters(_ closure: ClosureExprSyntax) -> [TokenSyntax]? {
    if let effects = closure.signature?.effectSpecifiers {
      report(
        .notPlayed(Construct("'\(effects.spelling)' closures", "'\(effects.spelling)' 闭包")),
        at: effects)
    }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: return names.map(\.name)
    case .parameterClause(let clause)?:
      return clause.parameters.map { parameter in
        if let type = parameter.type { _ = lower(type) }
        return parameter.secondName ?? parameter.firstName
      }
    case nil: return nil
    }
  }
}
