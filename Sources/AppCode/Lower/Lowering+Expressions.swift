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
    if let index = expression.as(SubscriptCallExprSyntax.self) {
      let base = lower(index.calledExpression)
      return .index(
        base, index.arguments.map { argument in aside { lower(argument.expression) } },
        spelling: "[" + Opaque.short(index.arguments.spelling) + "]")
    }
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
    return lowerRest(expression)
  }

  private func lowerRest(_ expression: ExprSyntax) -> Expression {
    if let attempt = expression.as(TryExprSyntax.self) {
      return lowerTry(attempt, aside { lower(attempt.expression) })
    }
    if let wait = expression.as(AwaitExprSyntax.self) {
      return .wait(aside { lower(wait.expression) })
    }
    if let unsafe = expression.as(InOutExprSyntax.self) {
      return lowerPlace(unsafe.expression).map { .reference($0) } ?? .literal(.none)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { element in aside { lower(element.expression) } })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) { return lower(dictionary) }
    if let branch = expression.as(IfExprSyntax.self) {
      return .value(of: [Lowering.givingBack(lowerIf(branch))])
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return .value(of: [Lowering.givingBack(lowerSwitch(choice))])
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return lower(generic.expression)
    }
    if expression.is(SuperExprSyntax.self) { return selfExpression ?? opaque("super") }
    if let range = expression.as(PostfixOperatorExprSyntax.self) {
      let low = aside { lower(range.expression) }
      return range.operator.text == "..." ? .binary(.range, low, .literal(.int(.max))) : low
    }
    return lowerLiteral(expression)
  }

  func lowerTry(_ attempt: TryExprSyntax, _ value: Expression) -> Expression {
    switch attempt.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return .tryOptional(value)
    case .exclamationMark?: return .tryForced(value)
    default: return value
    }
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

  private func lower(_ member: MemberAccessExprSyntax) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else {
      return name == "none" ? .literal(.none) : .implicitMember(name)
    }
    let before = opaqueCount
    let value = lower(base)
    if name == "self" { return value }
    if opaqueCount == before { checkMember(name, at: member.declName) }
    return .member(value, name)
  }

  /// A name that neither the app nor the simulator has: it will give an opaque value.
  func checkMember(_ name: String, at node: some SyntaxProtocol) {
    guard Int(name) == nil, !KnownNames.members.contains(name), !ownMembers.contains(name) else {
      return
    }
    opaqueCountUp()
    note(
      .unknownMember(name), at: node,
      nearest: Nearest.match(name, among: KnownNames.memberList + ownMembers.sorted()))
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
    case "...": return .binary(.closedRange, .literal(.int(.min)), value)
    case "..<": return .binary(.range, .literal(.int(.min)), value)
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
    @unknown default: return refuse(Construct(word: dictionary.plainKind), at: dictionary)
    }
  }
}
