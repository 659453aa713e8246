import LifecycleModel
import SwiftSyntax

/// Calls. The function is chosen at run time by name, labels and receiver.
extension Lowering {
  func lower(_ call: FunctionCallExprSyntax, as type: TypeReference?) -> Expression {
    let callee = call.calledExpression
    if let inner = callee.as(FunctionCallExprSyntax.self), call.leftParen == nil,
      inner.trailingClosure == nil
    {
      let outer = parted
      parted = (inner, call)
      defer { parted = outer }
      return lower(inner, as: type)
    }
    if let made = calledWithLabels(call) ?? formedIndex(call) { return made }
    wantedResult = type
    defer { wantedResult = nil }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return lower(call, of: member, as: type)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self),
      name.baseName.tokenKind != .keyword(.self)
    {
      let made = isolated(callNamed(name.baseName, call), call)
      guard case .callMember(let owner, let place, var inner) = made else { return made }
      named(&inner, as: type)
      return .callMember(owner, place: place, inner)
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)
    {
      let arguments = generic.genericArgumentClause.arguments.compactMap {
        $0.argument.as(TypeSyntax.self).map { lower($0) }
      }
      if let path = resolve(name.baseName.text), let own = tree.types[path] {
        wantedArguments = Dictionary(
          zip(own.parameters, arguments), uniquingKeysWith: { one, _ in one })
      }
      defer { wantedArguments = [:] }
      if name.baseName.text == "Task", let first = arguments.first { wantedResult = .task(first) }
      let made = isolated(madeOfLiteral(generic, call) ?? callNamed(name.baseName, call), call)
      return madeGeneric(generic.expression.spelling, arguments, made)
    }
    if let made = madeOfNested(callee, call) { return made }
    if let decoded = decoded(by: call) { return decoded }
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 {
      if call.arguments.isEmpty {
        return .cast(.array([]), writtenType(ExprSyntax(array)) ?? .array(.any), .known)
      }
      let whole = writtenType(ExprSyntax(array))
      var made = arguments(of: call, "Array") { _, label in
        label == "repeating" ? whole.flatMap { $0.elementType } : nil
      }
      made.receiverArguments = ownerArguments(whole).filter { $0.value.isSettled }
      return whole.map { .cast(.callNamed(made), $0, .known) } ?? .callNamed(made)
    }
    if callee.is(DictionaryExprSyntax.self) {
      let type = writtenType(callee)
      let made =
        call.arguments.isEmpty
        ? .dictionary([]) : Expression.callNamed(arguments(of: call, "Dictionary"))
      return type.map { .cast(made, $0, .known) } ?? made
    }
    // `service.application?(...)`: an optional method of a protocol.
    if let optional = callee.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      case .callMember(let receiver, let place, var made) = lower(call, of: member, as: type)
    {
      made.isOptional = true
      return .callMember(receiver, place: place, made)
    }
    // A closure that is called directly returns the type of the context.
    let isClosure = callee.is(ClosureExprSyntax.self) && call.arguments.isEmpty && type != nil
    let lowered = isClosure ? lower(callee, as: .function([], type)) : lower(callee)
    if let made = calledAsFunction(lowered, call) { return made }
    return called(lowered, arguments(of: call, "", function: staticType(of: lowered)))
  }

  /// Calls with type arguments: `Set<Int>([1, 2])`, `Array<UInt8>()`.
  private func madeGeneric(
    _ name: String, _ arguments: [TypeReference], _ made: Expression
  ) -> Expression {
    switch (name, arguments.count) {
    case ("Array", 1): return coerced(made, to: .array(arguments[0]))
    case ("Set", 1): return coerced(made, to: .set(arguments[0]))
    case ("Dictionary", 2): return coerced(made, to: .dictionary(arguments[0], arguments[1]))
    case ("Optional", 1): return coerced(made, to: .optional(arguments[0]))
    default:
      guard case .callNamed(var call) = made else { return made }
      call.typeArguments = arguments
      return .callNamed(call)
    }
  }

  private func lower(
    _ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, as type: TypeReference?
  ) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base ?? takeBranchBase() else {
      return implicitCall(call, name, as: type)
    }
    if base.is(SuperExprSyntax.self) {
      captureSelf()
      return .callSuper(arguments(of: call, name, among: superMethods(name)))
    }
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module) {
      if KnownNames.functions.contains(name) {
        var made = arguments(of: call, name)
        made.isOfLibrary = true
        return .callNamed(made)
      }
      return callNamed(member.declName.baseName, call)
    }
    if name == "success" || name == "failure", let type = base.as(DeclReferenceExprSyntax.self),
      scope.find(type.baseName.text) == nil, resolve(type.baseName.text) == nil,
      case .result? = aliased(type.baseName.text), let result = aliased(type.baseName.text)
    {
      return implicitCall(call, name, as: result)
    }
    if let made = caseOfGeneric(base, name, call) { return made }
    if base.is(OptionalChainingExprSyntax.self), name == "some", let only = call.arguments.first,
      case .optional(let wrapped)? = writtenType(base)
    {
      return .cast(outsideChain { lower(only.expression, as: wrapped) }, .optional(wrapped), .known)
    }
    if name.first?.isUppercase == true, case .named(let path)? = writtenType(base),
      let (own, types) = aliases["\(path).\(name)"].flatMap({ ownGeneric($0) })
    {
      var made = arguments(of: call, own, on: .metatype(.named(own)), isInitialiser: true)
      (made.name, made.typeArguments) = (own, types)
      return .callNamed(made)
    }
    let result = wantedResult
    noteHook(name, call)
    // Freeing an AnyCancellable ends its subscription.
    if name == "sink", file.firstLine > 0 { tree.countsReferences = true }
    let before = opaqueCount
    let bound = searchedBound(base, name, call)
    let context =
      base.startsWithImplicitMember && bound == nil
      ? type?.wrapped : searchedType(base, name, call)
    let list = labelledList(base, name, as: type)
    var receiver = ownedByUnknown(
      extendedType(base)
        ?? coerced(bounded(lower(base, as: context ?? list), by: bound), to: list), at: base)
    let owner = staticType(of: receiver)
    if owner.map({ isPropertyOnly(name, of: $0) }) == true,
      let made = calledAsFunction(.member(receiver, name), call)
    {
      return made
    }
    if opaqueCount == before, !isOwnView(receiver) {
      checkMember(name, of: owner, at: member.declName)
    }
    if name == "flatMap", owner == .string { receiver = listed(receiver) }
    let isComputed = base.as(DeclReferenceExprSyntax.self).flatMap {
      scope.find($0.baseName.identifierText)?.isComputed
    }
    var place = receiver.isPlace || isComputed == true ? withoutNotes { lowerPlace(base) } : nil
    var steps: [Expression] = []
    if receiver.isPart, mayMutate(name), let found = place ?? withoutNotes({ lowerPlace(base) }),
      let (other, found) = hoisted(found)
    {
      (place, receiver, steps) = (other, other.read, found)
    }
    wantedResult = result
    receiverOfClosures = openReceiver(receiver)
    var made = arguments(of: call, name, on: wholeStaticType(of: receiver))
    chooseVisible(&made, on: receiver, owner)
    if made.receiverArguments.isEmpty, case .literal(.type) = receiver {
      made.receiverArguments = ownerArguments(writtenType(base)).filter { $0.value.isSettled }
    }
    named(&made, as: type)
    if case .named(let path)? = owner,
      [.protocolType, .classType].contains(tree.types[path]?.kind)
    {
      made.asking = path
    }
    if ["map", "flatMap"].contains(name), receiver.isSurelyOptional || owner?.isOptional == true {
      made.name = name == "map" ? Lowering.optionalMap : Lowering.optionalFlatMap
    }
    if name == "filter", base.spelling == "self", isInSequenceExtension {
      made.name = Lowering.sequenceFilter
    }
    if name == "range", isNSString(base) { made.asking = "NSString" }
    let lowered = Expression.callMember(receiver, place: place, made)
    return steps.isEmpty ? lowered : .sequence(steps + [lowered])
  }

  private func callNamed(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression {
    let text = name.identifierText
    if text == "isKnownUniquelyReferenced" { tree.countsReferences = true }
    if let variable = scope.find(text), !isHidden(variable, by: text) {
      if let function = variable.function {
        let made = arguments(of: call, text, among: [function])
        if let fitted = function.fitted(to: made) {
          let callee = Expression.slot(variable.slot)
          return .callValue(
            function.variadic == nil ? callee : .sequence([callee]),
            fitted.enumerated().map { place, fitting in
              localDefault(fitting, place, of: variable) ?? value(of: fitting, in: made)
            })
        }
      }
      let type = scope.code.slotTypes[variable.slot]?.plain
      if !variable.isWrapped, let made = calledAsFunction(.slot(variable.slot), call) {
        return made
      }
      return called(.slot(variable.slot), arguments(of: call, text, function: type))
    }
    if name.isShorthand {
      let callee = lowerName(name)
      if let made = calledAsFunction(callee, call) { return made }
      return called(callee, arguments(of: call, text, function: staticType(of: callee)))
    }
    // A closure captures `self` only if it uses it.
    if let (type, isStatic) = enclosingType, hasMember(text, type, isStatic: isStatic),
      let owner = selfExpression
    {
      let owned = TypeReference.named(type)
      if !isStatic, methods(text, of: type, isStatic: false).isEmpty,
        let made = calledAsFunction(.member(owner, text), call)
      {
        return made
      }
      var arguments = arguments(of: call, text, on: isStatic ? .metatype(owned) : owned)
      check(arguments, of: type, at: name)
      if !isStatic {
        chooseVisible(&arguments, on: owner, owned)
        arguments.receiverArguments = ownParameters
      }
      return .callMember(owner, place: selfPlace, arguments)
    }
    if let index = indexOfGlobal(text), !isHidden(tree.globals[index]) {
      let callee = lowerName(name)
      return calledAsFunction(callee, call)
        ?? .callValue(callee, arguments(of: call, text, function: tree.globals[index].type).values)
    }
    if text == "Self", let type = constrainedSelf ?? enclosingType?.type {
      let made = arguments(of: call, "init", on: .metatype(.named(type)))
      return specialised(made, of: type) ?? .callMember(lowerName(name), place: nil, made)
    }
    if isParameter(text, at: name) {
      return .callMember(
        typeValue(.parameter(text)), place: nil, arguments(of: call, "init"))
    }
    // An associated type, which depends on `self`.
    if associatedTypes.contains(text), resolve(text) == nil, writtenAlias(text) == nil,
      enclosingType != nil, selfExpression != nil
    {
      return .callMember(
        typeValue(.parameter(text)), place: nil, arguments(of: call, "init"))
    }
    let alias = resolve(text) == nil ? writtenAlias(text).flatMap { ownGeneric($0) } : nil
    if let path = alias?.path ?? resolve(text) ?? ownAlias(text) {
      if let literal = literal(of: call, for: path) {
        guard let arguments = alias?.arguments, !arguments.isEmpty else { return literal }
        let names = arguments.map(\.pathName).joined(separator: ", ")
        return .cast(literal, .named("\(path)<\(names)>"), .known)
      }
      var made = arguments(of: call, text, on: .metatype(.named(path)), isInitialiser: true)
      made.name = path
      made.typeArguments = alias?.arguments ?? extensionArguments(of: path)
      if made.typeArguments.isEmpty { made.typeArguments = hiddenArguments(of: path, made) }
      if made.typeArguments.isEmpty { made.typeArguments = argumentsOfFunctions(path, made) }
      return .callNamed(made)
    }
    let functions = self.functions(named: text)
    if functions.isEmpty, isMemberOfExtended(text) || isModifierInExtension(text),
      let owner = selfExpression
    {
      if isModifierInExtension(text) { noteHook(text, call) }
      receiverOfClosures = openReceiver(owner)
      var made = arguments(of: call, text, on: staticType(of: owner))
      if text == "filter", isInSequenceExtension { made.name = Lowering.sequenceFilter }
      return .callMember(owner, place: selfPlace, made)
    }
    if KnownNames.functions.contains(text), !functions.isEmpty, prefersLibrary(call, functions) {
      var made = arguments(of: call, text)
      made.isOfLibrary = true
      return .callNamed(made)
    }
    var arguments =
      functions.isEmpty
      ? libraryArguments(of: call, text) : arguments(of: call, text, among: functions)
    if arguments.chosen == nil, functions.count == 1, hasTwins(functions[0]) {
      arguments.chosen = functions[0].code
      arguments.isStatic = true
    }
    let isShown =
      ["print", "debugPrint", "NSLog"].contains(text)
      || text == "String" && ["describing", "reflecting"].contains(arguments.labels.first ?? "")
    if functions.isEmpty, isShown {
      let isDebug = text == "debugPrint" || arguments.labels.first == "reflecting"
      arguments.values = arguments.values.map { shown($0, isDebug: isDebug) }
    }
    if functions.isEmpty, text == "type", arguments.labels == ["of"] {
      let value = arguments.values[0]
      if let type = shownType(of: value) { return type }
      if let reversed = shownReversed(value) {
        arguments.values = [reversed]
      } else if let type = staticType(of: value), type.isWholeCollection, !namesGeneric(type) {
        arguments.labels.append("as")
        arguments.values.append(.literal(.type(type.pathName)))
      }
    }
    if case .named? = aliased(text), functions.isEmpty, !KnownType.isKnown(text) {
      return .callNamed(arguments)
    }
    if let alias = aliased(text), functions.isEmpty {
      return coerced(.callNamed(arguments.renamed(alias.callName)), to: alias)
    }
    if functions.isEmpty, isInherited(text), let owner = selfExpression {
      return .callMember(owner, place: nil, arguments)
    }
    let isKnown =
      !functions.isEmpty || typeName(text) != nil || KnownNames.functions.contains(text)
    if !isKnown {
      opaqueCountUp()
      if !SwiftUINames.isView(text) {
        noteUnknown(text, at: name)
        noteLentBindings(text, call)
      }
    }
    return .callNamed(arguments)
  }

  /// Whether a function of the same name shadows the variable, which cannot be called.
  private func isHidden(_ variable: Scope.Variable, by name: String) -> Bool {
    guard variable.function == nil, case .metatype? = scope.code.slotTypes[variable.slot] else {
      return false
    }
    return tree.functions.contains { $0.baseName == name }
  }

  /// Reports a call whose labels fit no method of that name, as Swift's compiler does.
  private func check(_ call: Call, of type: String, at name: TokenSyntax) {
    // An extended library type has methods of its own with that name.
    if tree.types[type]?.kind == .extended { return }
    let methods = tree.lineage(of: type).flatMap { $0.methods(call.name) }
    guard let first = methods.first, !methods.contains(where: { $0.fitted(to: call) != nil }) else {
      return
    }
    // A call with arguments cannot mean a method without parameters.
    let isMeant = first.labels.isEmpty == call.labels.isEmpty
    note(.unknownMember(call.fullName), at: name, nearest: isMeant ? first.fullName : nil)
  }
}

extension TypeReference {
  /// Whether it is a collection or Optional of known types that have no subtypes.
  fileprivate var isWholeCollection: Bool {
    switch self {
    case .array(let element), .set(let element), .optional(let element): return element.isWhole
    case .dictionary(let key, let value): return key.isWhole && value.isWhole
    default: return false
    }
  }

  private var isWhole: Bool {
    switch self {
    case .any, .parameter, .function, .tuple, .result, .metatype: return false
    case .array, .set, .optional, .dictionary: return isWholeCollection
    default: return true
    }
  }

  /// The function's name in a call of its initializer.
  fileprivate var callName: String {
    switch self {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .set: return "Set"
    case .named(let path): return path
    default: return swiftName
    }
  }
}

extension Expression {
  /// Whether it is `(x as? T)` or `(try? x)`.
  fileprivate var isSurelyOptional: Bool {
    if case .cast(_, _, .conditional) = self { return true }
    if case .tryOptional = self { return true }
    return false
  }
}

extension TokenSyntax {
  fileprivate var isShorthand: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    return false
  }
}
