import LifecycleModel
import SwiftSyntax
import TextGrid

extension Lowering {
  /// Lowers an expression. `type`: the context type, if known.
  func lower(_ expression: ExprSyntax, as type: TypeReference?) -> Expression {
    wanted = type
    return coerced(overloaded(lower(expression), expression, as: type), to: type)
  }

  func lower(_ expression: ExprSyntax) -> Expression {
    let type = wanted
    wanted = nil
    if isChainTop(expression) {
      isInChain = true
      defer { isInChain = false }
      return .chain(lower(expression))
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return compound(name) ?? lowerName(name.baseName)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return outsideChain { lower(sequence, as: type) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return lower(call, as: type) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return lower(member, as: type) }
    if let index = expression.as(SubscriptCallExprSyntax.self) {
      if index.calledExpression.is(SuperExprSyntax.self) {
        captureSelf()
        return .callSuper(superSubscript(index))
      }
      let base = lower(index.calledExpression)
      return withHiddenType(
        .index(
          base, keys(of: index, in: staticType(of: base)),
          spelling: "[" + Opaque.short(index.arguments.spelling) + "]"))
    }
    if let closure = expression.as(ClosureExprSyntax.self) { return lower(closure, as: type) }
    if let link = expression.as(OptionalChainingExprSyntax.self) {
      return .link(lower(link.expression))
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      let isImplicit = force.expression.startsWithImplicitMember
      let wanted = type.map { TypeReference.optional($0) }
      let value = lower(force.expression, as: isImplicit ? wanted : nil)
      // In `resolve()!`, only the context determines the generic parameter.
      return .forced(again(force.expression, as: wanted, insteadOf: value))
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return lower(tuple, as: type)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return lower(prefix, as: type) }
    if let choice = expression.as(PostfixIfConfigExprSyntax.self), let base = choice.base {
      return lower(choice, behind: base)
    }
    return lowerRest(expression, as: type)
  }

  private func lower(_ tuple: TupleExprSyntax, as type: TypeReference?) -> Expression {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return outsideChain { lower(only.expression, as: type) }
    }
    var types: [TypeReference] = []
    if case .tuple(let parts, _)? = type?.wrapped { types = parts }
    var parts: [Expression] = []
    for (index, element) in tuple.elements.enumerated() {
      let wanted = types.indices.contains(index) ? types[index] : nil
      parts.append(outsideChain { lower(element.expression, as: wanted) })
    }
    let labels = tuple.elements.map { $0.label?.identifierText ?? "" }
    return labels.contains { !$0.isEmpty } ? .labelled(parts, labels) : .tuple(parts)
  }

  private func lowerRest(_ expression: ExprSyntax, as type: TypeReference?) -> Expression {
    if let attempt = expression.as(TryExprSyntax.self) {
      let inner = attempt.questionOrExclamationMark == nil ? type : type?.wrapped
      return lowerTry(attempt, outsideChain { lower(attempt.expression, as: inner) })
    }
    if let wait = expression.as(AwaitExprSyntax.self) {
      return .wait(outsideChain { lower(wait.expression, as: type) })
    }
    if let unsafe = expression.as(InOutExprSyntax.self) {
      return lowerPlace(unsafe.expression).map { .reference($0) } ?? .literal(.none)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return lower(array, as: type)
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      return lower(dictionary, as: type)
    }
    if let branch = expression.as(IfExprSyntax.self) {
      return .value(of: [givingBack(lowerIf(branch), as: type)])
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return .value(of: [givingBack(lowerSwitch(choice), as: type)])
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      if let type = writtenType(expression), case .named = type { return typeValue(type) }
      return lower(generic.expression)
    }
    if expression.is(SuperExprSyntax.self) { return selfExpression ?? opaque("super") }
    if let range = expression.as(PostfixOperatorExprSyntax.self) {
      let low = outsideChain { lower(range.expression) }
      if range.operator.text == "..." { return .binary(.range, low, .literal(.int(.max))) }
      let name = range.operator.text + Lowering.postfix
      return .custom(name, [operand(low, range.expression, name)])
    }
    return lowerLiteral(expression, as: type)
  }

  private func lower(_ array: ArrayExprSyntax, as type: TypeReference?) -> Expression {
    var element: TypeReference?
    switch type?.wrapped {
    case .array(let inner)?, .set(let inner)?: element = inner
    case .named(let path)? where tree.lineage(of: path).contains(where: { $0.isOptionSet }):
      element = type?.wrapped
    case .named(let path)?: element = elementType(ofLiteral: path)
    default: break
    }
    var items: [Expression] = []
    for item in array.elements {
      var type = element
      if type == nil, let first = items.first, case .named(let path)? = staticType(of: first),
        tree.types[path]?.kind != .protocolType,
        item.expression.isImplicitMember || item.expression.isPlainLiteral
      {
        type = wholeType(of: first, path)
      }
      if type == nil, let first = items.first { type = namedParts(of: first) }
      items.append(outsideChain { lower(item.expression, as: type) })
    }
    if element?.isOpen != false { return .array(alike(beside(items))) }
    return .array(items)
  }

  /// Gives literals one type. Next to a floating-point literal, integers become Doubles; next to nil, values become
  /// Optionals.
  func alike(_ values: [Expression]) -> [Expression] {
    let values = unifiedLiterals(values)
    let hasNil = values.contains { if case .literal(.none) = $0 { true } else { false } }
    let types = values.compactMap { staticType(of: $0) }
    let optional = types.first(where: \.isOptional)
    let joined = types.dropFirst().reduce(types.first) { $0?.joined(with: $1) }
    if hasNil || optional != nil {
      let type = TypeReference.optional(
        joined?.wrapped ?? optional?.wrapped ?? types.first ?? .any)
      return values.map { coerced($0, to: type) }
    }
    guard let joined, joined.needsCoercion, types.contains(where: { $0 != joined }) else {
      return ownOfLiterals(values)
    }
    return values.map { staticType(of: $0) == joined ? $0 : coerced($0, to: joined) }
  }

  /// In a list with values of one type of the files that literals can make, literals have that type.
  private func ownOfLiterals(_ values: [Expression]) -> [Expression] {
    let others = values.filter { !$0.isLiteral }
    guard others.count < values.count, let type = others.first.flatMap({ staticType(of: $0) }),
      case .named(let path) = type, others.allSatisfy({ staticType(of: $0) == type }),
      initialisers(of: path).contains(where: { $0.labels.first?.hasSuffix("Literal") == true })
    else { return values }
    return values.map { $0.isLiteral ? coerced($0, to: type) : $0 }
  }

  /// In a list with `Type(...)`, `.init(...)` creates a value of that type.
  private func unifiedLiterals(_ values: [Expression]) -> [Expression] {
    let makers = values.compactMap { value -> String? in
      guard case .callNamed(let call) = value, typeName(call.name) != nil else { return nil }
      return call.name
    }
    guard let maker = makers.first else { return values.map { named($0, asIn: values) } }
    return values.map { value in
      guard case .callImplicit(let call) = value, call.name == "init" else { return value }
      return .callNamed(call.renamed(maker))
    }
  }

  /// In a list with `Action.open`, `.reply("a")` has that type.
  private func named(_ value: Expression, asIn values: [Expression]) -> Expression {
    switch value {
    case .callImplicit, .implicitMember, .array: break
    default: return value
    }
    let types = values.compactMap { staticType(of: $0) }
    if case .implicitMember(let name) = value, types.contains(.double) {
      return KnownStatic.number("Double", name).map { .literal($0) } ?? value
    }
    guard case .named(let path)? = types.first, tree.types[path] != nil,
      types.allSatisfy({ $0 == types[0] })
    else { return value }
    if case .array = value, tree.types[path]?.isOptionSet != true { return value }
    return coerced(value, to: types[0])
  }

  func lowerTry(_ attempt: TryExprSyntax, _ value: Expression) -> Expression {
    switch attempt.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?:
      return .tryOptional(standsForParameter(value) ? .cast(value, .any, .wrapped) : value)
    case .exclamationMark?: return .tryForced(value)
    default: return value
    }
  }

  /// Lowers an expression outside of the enclosing optional chain.
  func outsideChain(_ lowering: () -> Expression) -> Expression {
    let outer = isInChain
    isInChain = false
    defer { isInChain = outer }
    return lowering()
  }

  /// Whether it is the outermost of the postfix expressions around an `x?`.
  private func isChainTop(_ expression: ExprSyntax) -> Bool {
    guard !isInChain else { return false }
    var inner = expression
    while true {
      if inner.is(OptionalChainingExprSyntax.self) { return writtenType(inner) == nil }
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

  private func lower(_ member: MemberAccessExprSyntax, as type: TypeReference?) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base ?? takeBranchBase() else { return implicitMember(name, as: type) }
    if name == "self", let type = writtenType(base) { return typeValue(type) }
    if let layout = memoryLayout(name, base) { return layout }
    if name == "none", base.is(OptionalChainingExprSyntax.self), let type = writtenType(base) {
      return .cast(.literal(.none), type, .known)
    }
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module) {
      // A user-defined type of that name is a different type.
      return module != "main" && KnownType.isKnown(name)
        ? .literal(.type(name)) : lowerName(member.declName.baseName)
    }
    if base.is(SuperExprSyntax.self), let own = superclass,
      hasMember(name, own, isStatic: enclosingType?.isStatic == true)
    {
      captureSelf()
      return .superMember(name)
    }
    if name == "init", let labels = member.declName.argumentNames?.arguments.map(\.name.text),
      case .named(let path)? = writtenType(base),
      initialisers(of: path).contains(where: { $0.labels == labels })
        || labels == ["rawValue"] && tree.types[path]?.kind == .enumType
        || KnownType.makers.contains(path) && (tree.types[path]?.kind ?? .extended) == .extended
    {
      let parts = [Value.type(path)] + labels.map { .string($0) }
      return .literal(.object("Initialiser", parts))
    }
    let before = opaqueCount
    var value = ownedByUnknown(
      extendedType(base)
        ?? lower(base, as: base.startsWithImplicitMember ? type?.wrapped : nil), at: base)
    if name == "self" { return value }
    if case .literal(.int(let number)) = value, isOfDouble(name) {
      value = .literal(.double(Double(number)))
    }
    if case .metatype(.named(let path))? = staticType(of: value),
      let nested = resolve("\(path).\(name)")
    {
      return .literal(.type(nested))
    }
    let owner = staticType(of: value)
    if let getter = visibleGetter(name, of: value, owner) {
      var call = Call(name: name, labels: [], values: [], trailing: 0, spelling: "")
      call.chosen = getter
      return .callMember(value, place: nil, call)
    }
    if let given = extensionArguments(of: name, on: owner, value) {
      return .extensionMember(value, name, given)
    }
    if let asked = askedMember(name, of: owner, value) { return asked }
    if let found = dynamicElement(name, of: owner, value) { return found }
    if opaqueCount == before { checkMember(name, of: owner, at: member.declName) }
    if name == "rawValue", case .named(let type)? = owner?.wrapped, RawValues.has(type),
      tree.types[type] == nil
    {
      return .callNamed(ofRawType(Lowering.rawValueOf, value, type))
    }
    if name == "uppercased" || name == "lowercased", isNSString(base) {
      return .callMember(
        value, place: nil, Call(name: name, labels: [], values: [], trailing: 0, spelling: "()"))
    }
    if let compound = compoundName(member.declName) { return .member(value, compound) }
    if let method = methodValue(member.declName, of: value) { return method }
    let isText = name == "description" || name == "debugDescription"
    return .member(isText ? shown(value) : value, name)
  }

  /// The superclass of the enclosing type, if the files declare it.
  var superclass: String? {
    guard let type = enclosingType?.type else { return nil }
    return tree.types[type]?.inherited.first { tree.types[$0]?.isReference == true }
  }

  /// Notes a member that neither the app nor the simulator declares; its value is opaque.
  func checkMember(
    _ name: String, of owner: TypeReference? = nil, at node: some SyntaxProtocol
  ) {
    guard Int(name) == nil, !KnownNames.members.contains(name), !ownMembers.contains(name),
      !SwiftUINames.hooks.contains(name), !SwiftUINames.content.contains(name)
    else { return }
    if tupleLabels.contains(name) { return }
    if case .tuple(_, let labels)? = owner?.wrapped, labels.contains(name) { return }
    if tree.types.values.contains(where: { $0.looksUpMembers && $0.line > 0 }) { return }
    opaqueCountUp()
    note(
      .unknownMember(name), at: node,
      nearest: misspelled(name, among: members(of: owner)))
  }

  /// The members of a type that the files declare or the simulator knows. Empty for other types, because they may have
  /// any member.
  private func members(of owner: TypeReference?) -> [String] {
    var type = owner?.wrapped
    if case .metatype(let inner)? = type { type = inner }
    switch type {
    case .named(let path)?:
      guard tree.types[path] != nil else {
        return KnownType.isKnown(path) ? KnownNames.memberList : []
      }
      let parts = tree.lineage(of: path)
      let own = parts.flatMap { part in
        part.fields.map(\.name) + part.computed.map(\.name) + part.methods.map(\.baseName)
          + part.cases.map(\.name)
      }
      return own.sorted()
    case nil, .any?, .parameter?: return []
    case _?: return KnownNames.memberList
    }
  }

  private func lower(_ prefix: PrefixOperatorExprSyntax, as type: TypeReference?) -> Expression {
    if prefix.operator.text == "-", let number = prefix.expression.as(IntegerLiteralExprSyntax.self)
    {
      return lowerInteger("-" + number.literal.text, at: prefix, as: type)
    }
    if prefix.operator.text == "-", case .named? = type?.wrapped,
      prefix.expression.is(FloatLiteralExprSyntax.self),
      case .literal(.double(let number)) = lower(prefix.expression, as: nil)
    {
      return coerced(.literal(.double(-number)), to: type)
    }
    let value = outsideChain { lower(prefix.expression, as: type) }
    if hasOperator(prefix.operator.text, operands: 1) {
      return .custom(
        prefix.operator.text, [operand(value, prefix.expression, prefix.operator.text)])
    }
    switch prefix.operator.text {
    case "~": return .custom("~", [value])
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

  /// The first operand of a user-defined operator. An `inout` operand is a place.
  func operand(
    _ value: Expression, _ syntax: ExprSyntax, _ name: String, of count: Int = 1
  ) -> Expression {
    let methods = tree.functions + tree.types.values.flatMap { $0.methods(name) }
    guard
      methods.contains(where: {
        $0.baseName == name && $0.labels.count == count && $0.isInout.first == true
      }), let place = withoutNotes({ lowerPlace(syntax) })
    else { return value }
    return .reference(place)
  }
}
