import LifecycleModel
import SwiftSyntax

extension Lowering {
  func lower(_ expression: ExprSyntax) -> Expression {
    if isChainTop(expression) {
      isInChain = true
      defer { isInChain = false }
      return .chain(lower(expression))
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return lowerName(name.baseName) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return aside { lower(sequence) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return lower(call) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return lower(member) }
    if let index = expression.as(SubscriptCallExprSyntax.self) { return lower(index) }
    if let closure = expression.as(ClosureExprSyntax.self) { return lower(closure) }
    if let link = expression.as(OptionalChainingExprSyntax.self) {
      return .link(lower(link.expression))
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return .forced(lower(force.expression))
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      let parts = tuple.elements.map { element in aside { lower(element.expression) } }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return lower(prefix) }
    if let attempt = expression.as(TryExprSyntax.self) { return lower(attempt.expression) }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { element in aside { lower(element.expression) } })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) { return lower(dictionary) }
    return lowerLiteral(expression)
  }

  /// Lowers something that is no link of the chain around it.
  func aside(_ lowering: () -> Expression) -> Expression {
    let outer = isInChain
    isInChain = false
    defer { isInChain = outer }
    return lowering()
  }

  /// The outermost of the postfix expressions around an `x?`.
  private func isChainTop(_ expression: ExprSyntax) -> Bool {
    guard !isInChain else { return false }
    var inner = expression
    while true {
      if inner.is(OptionalChainingExprSyntax.self) { return true }
      if let call = inner.as(FunctionCallExprSyntax.self) {
        inner = call.calledExpression
      } else if let base = inner.as(MemberAccessExprSyntax.self)?.base {
        inner = base
      } else if let index = inner.as(SubscriptCallExprSyntax.self) {
        inner = index.calledExpression
      } else if let force = inner.as(ForceUnwrapExprSyntax.self) {
        inner = force.expression
      } else {
        return false
      }
    }
  }

  func lowerName(_ name: TokenSyntax) -> Expression {
    if name.tokenKind == .keyword(.self) { return .literal(.delegate) }
    if case .dollarIdentifier(let text) = name.tokenKind {
      guard scope.takesShorthands, let number = Int(text.dropFirst()), number < 16 else {
        reportUnknown(name)
        return .literal(.none)
      }
      return .slot(scope.shorthand(number))
    }
    let text = name.identifierText
    if let variable = scope.find(text) { return .slot(variable.slot) }
    if let member = lowerOwn(text) { return member }
    if KnownType.reference(text) != nil { return .literal(.type(text)) }
    reportUnknown(name)
    return .literal(.none)
  }

  /// A property of the delegate, or one of its methods as a value.
  func lowerOwn(_ name: String) -> Expression? {
    if let index = tree.properties.firstIndex(where: { $0.name == name }) {
      return .property(index)
    }
    if let computed = tree.computed.first(where: { $0.name == name }) {
      return .call(code: computed.getter, [])
    }
    if let method = tree.methods.first(where: { $0.baseName == name }) {
      return .literal(.closure(code: method.code, captured: []))
    }
    return nil
  }

  func reportUnknown(_ name: TokenSyntax) {
    let text = name.identifierText
    let names =
      scope.visibleNames + tree.properties.map(\.name) + tree.methods.map(\.baseName)
      + KnownType.names + ["print", "self", "true", "false", "nil"]
    report(.unknownName(text), at: name, nearest: Nearest.match(text, among: names))
  }

  private func lower(_ member: MemberAccessExprSyntax) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return lowerImplicit(name, at: member.declName) }
    if isDelegate(base) {
      if let own = lowerOwn(name) { return own }
      reportUnknown(member.declName.baseName)
      return .literal(.none)
    }
    if let number = Int(name) { return .tupleElement(lower(base), number) }
    if let type = typeName(base) { return lowerStatic(type, name, at: member.declName) }
    let before = diagnostics.count
    let value = lower(base)
    guard let known = KnownMember(rawValue: name) else {
      // A name that is not known says nothing about its members.
      if diagnostics.count == before {
        report(
          .unknownMember(name), at: member.declName,
          nearest: Nearest.match(name, among: KnownMember.names))
      }
      return .literal(.none)
    }
    return .member(value, known)
  }

  private func lowerImplicit(_ name: String, at node: some SyntaxProtocol) -> Expression {
    if name == "none" { return .literal(.none) }
    if KnownStatic.cases.contains(name) { return .literal(.member(name)) }
    for type in ["DispatchQueue", "UIApplication", "URLSession"] {
      if let value = KnownStatic.value(type, name) { return .literal(value) }
    }
    report(
      .unknownMember(name), at: node, nearest: Nearest.match(name, among: KnownStatic.cases))
    return .literal(.none)
  }

  private func lowerStatic(
    _ type: String, _ name: String, at node: some SyntaxProtocol
  ) -> Expression {
    if let value = KnownStatic.value(type, name) { return .literal(value) }
    report(
      .unknownMember(name), at: node,
      nearest: Nearest.match(name, among: KnownStatic.members(of: type)))
    return .literal(.none)
  }

  /// The dotted name of a type of the system that no name of the program's hides.
  func typeName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.identifierText
      guard scope.find(text) == nil, lowerOwn(text) == nil else { return nil }
      return KnownType.reference(text) == nil ? nil : text
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = typeName(base)
    else { return nil }
    let name = "\(outer).\(member.declName.baseName.identifierText)"
    return KnownType.system.contains(name) ? name : nil
  }

  private func lower(_ index: SubscriptCallExprSyntax) -> Expression {
    guard index.arguments.count == 1, let argument = index.arguments.first, argument.label == nil
    else { return refuse(Construct("this subscript", "这种下标"), at: index) }
    let base = lower(index.calledExpression)
    return .index(base, aside { lower(argument.expression) })
  }

  private func lower(_ prefix: PrefixOperatorExprSyntax) -> Expression {
    if prefix.operator.text == "-", let number = prefix.expression.as(IntegerLiteralExprSyntax.self)
    {
      return lowerInteger("-" + number.literal.text, at: prefix)
    }
    let value = aside { lower(prefix.expression) }
    switch prefix.operator.text {
    case "!": return .not(value)
    case "-": return .negate(value)
    case "+": return value
    default:
      return refuse(
        Construct("the operator '\(prefix.operator.text)'", "运算符 '\(prefix.operator.text)'"),
        at: prefix)
    }
  }

  private func lower(_ dictionary: DictionaryExprSyntax) -> Expression {
    switch dictionary.content {
    case .colon: return .dictionary([])
    case .elements(let elements):
      return .dictionary(
        elements.map { element in
          (aside { lower(element.key) }, aside { lower(element.value) })
        })
    }
  }
}
