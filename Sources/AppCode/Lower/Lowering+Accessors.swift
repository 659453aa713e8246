import LifecycleModel
import SwiftSyntax

/// Computed properties and subscripts.
extension Lowering {
  func declareComputed(
    _ block: AccessorBlockSyntax, named name: String, of type: String?, isStatic: Bool,
    annotation: TypeSyntax?
  ) {
    let computed = lowerAccessors(
      block, named: name, of: type, isStatic: isStatic, returns: annotation.map { lower($0) },
      parameters: nil, annotation: annotation)
    keepTypeArguments(of: annotation, in: computed, of: type)
    guard let type else {
      guard let getter = computed.getter else { return }
      tree.functions.append(
        Method(
          fullName: name, baseName: name, labels: [], code: getter, defaults: [], types: [],
          isInout: [], line: 0))
      return
    }
    tree.types[type]?.computed.append(computed)
  }

  /// Lets the getter return its value with the type arguments of the annotation.
  private func keepTypeArguments(
    of annotation: TypeSyntax?, in computed: OwnType.Computed, of type: String?
  ) {
    guard let getter = computed.getter, let whole = annotation.flatMap({ wholeType($0) }) else {
      return
    }
    later(in: type, isStatic: computed.isStatic) { [unowned self] in
      tree.codes[getter].returns = whole
    }
  }

  func declareSubscript(_ index: SubscriptDeclSyntax, of type: String) {
    guard let block = index.accessorBlock else { return }
    nameParameters(of: index.genericParameterClause)
    let isStatic = index.modifiers.areStatic
    // A single name is a parameter name, not a label.
    let labels = index.parameterClause.parameters.map {
      $0.secondName == nil ? "_" : $0.firstName.text
    }
    var lowered = lowerAccessors(
      block, named: "subscript(" + labels.map { $0 + ":" }.joined() + ")", of: type,
      isStatic: isStatic, returns: lower(index.returnClause.type),
      parameters: index.parameterClause)
    keepTypeArguments(of: index.returnClause.type, in: lowered, of: type)
    lowered.name = "subscript"
    lowered.labels = labels
    lowered.parameters = index.parameterClause.parameters.map { lower($0.type) }
    for (number, parameter) in index.parameterClause.parameters.enumerated()
    where parameter.type.isAutoclosure {
      lowered.autoclosures.insert(number)
    }
    lowered.isVariadic = index.parameterClause.parameters.last?.ellipsis != nil
    if let getter = lowered.getter {
      for (number, parameter) in index.parameterClause.parameters.enumerated() {
        noteTypeArguments(parameter.type, of: number, in: getter)
      }
    }
    lowered.defaults = index.parameterClause.parameters.map { parameter in
      guard let value = parameter.defaultValue?.value else { return nil }
      let (code, wanted) = (reserveCode(), lower(parameter.type))
      later(in: type, isStatic: true) { [unowned self] in
        lowerValue(value, code: code, type: wanted, hasSelf: true)
      }
      return code
    }
    lowered.keyPathRoot = index.parameterClause.parameters.first?.type
      .as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first?.argument
      .as(TypeSyntax.self).map { lower($0) }
    lowered.generics = index.genericParameterClause?.parameters.map(\.name.text) ?? []
    lowered.constraints +=
      typeConstraints(index.genericParameterClause) + typeConstraints(index.genericWhereClause)
    tree.types[type]?.subscripts.append(lowered)
  }

  private func lowerAccessors(
    _ block: AccessorBlockSyntax, named name: String, of type: String?, isStatic: Bool,
    returns: TypeReference?, parameters: FunctionParameterClauseSyntax?,
    annotation: TypeSyntax? = nil
  ) -> OwnType.Computed {
    var computed = OwnType.Computed(name: name, isStatic: isStatic)
    computed.constraints = extensionConstraints
    computed.type = returns
    switch block.accessors {
    case .getter(let body):
      computed.getter = lowerLater(
        name, body, block.leftBrace, of: type, isStatic, value: nil, parameters: parameters,
        gives: true, returns: returns, annotation: annotation)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read):
          computed.changesOnRead = accessor.modifier?.name.text == "mutating"
          computed.getter = lowerLater(
            name, body.statements, body.leftBrace, of: type, isStatic, value: nil,
            parameters: parameters, gives: true, returns: returns, annotation: annotation)
        case .keyword(.set), .keyword(._modify):
          computed.setter = lowerLater(
            name, body.statements, body.leftBrace, of: type, isStatic,
            value: accessor.parameters?.name.identifierText ?? "newValue", parameters: parameters,
            gives: false, valueType: returns)
        default:
          note(.notPlayed(Construct(word: "'\(accessor.accessorSpecifier.text)'")), at: accessor)
        }
      }
    @unknown default: note(.notPlayed(Construct(word: block.plainKind)), at: block)
    }
    return computed
  }

  func declareObservers(
    _ block: AccessorBlockSyntax, named property: String, of type: String?, isStatic: Bool
  ) -> (willSet: Int?, didSet: Int?) {
    guard case .accessors(let list) = block.accessors else { return (nil, nil) }
    var codes: (willSet: Int?, didSet: Int?) = (nil, nil)
    for accessor in list {
      guard let body = accessor.body else { continue }
      let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      let name = accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      let code = lowerLater(
        property, body.statements, body.leftBrace, of: type, isStatic, value: name,
        parameters: nil, gives: false)
      if isBefore { codes.willSet = code } else { codes.didSet = code }
    }
    return codes
  }

  /// Lowers an accessor after all names are declared. `value`: the name of the parameter before the
  /// others, such as `newValue`.
  private func lowerLater(
    _ name: String, _ body: CodeBlockItemListSyntax, _ brace: TokenSyntax, of type: String?,
    _ isStatic: Bool,
    value: String?, parameters: FunctionParameterClauseSyntax?, gives: Bool,
    returns: TypeReference? = nil, annotation: TypeSyntax? = nil, valueType: TypeReference? = nil
  ) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: isStatic) { [unowned self] in
      let outer = functionName
      functionName = name
      defer { functionName = outer }
      bodyReturns = annotation.flatMap { wholeType($0) }
      bodyAssociated = annotation.flatMap { openResult($0) }
      tree.codes[code] = lowerCode(
        returnsValue: gives, returns: returns, body, brace: brace, within: nil
      ) {
        if let type { declareSelf(of: type, isStatic: isStatic, isMutating: value != nil) }
        if let value {
          let slot = scope.declare(value, isConstant: true) ?? scope.newSlot()
          scope.setType(valueType, ofSlot: slot)
          scope.code.parameters.append(slot)
          scope.code.parameterTypes.append(.any)
        }
        if let parameters { declareParameters(parameters) }
      }
    }
    return code
  }
}

extension Lowering {
  func declareDeinitialiser(_ last: DeinitializerDeclSyntax, of type: String) {
    guard let body = last.body else { return }
    if let kind = tree.types[type]?.kind, [.structType, .enumType].contains(kind) {
      let what = Construct("the 'deinit' of a noncopyable type", "不可复制类型的 'deinit'")
      return note(.notPlayed(what), at: last)
    }
    noteWaits(
      in: body, Construct("other events during a wait in 'deinit'", "'deinit' 的等待期间发生的其他事件"))
    let code = lowerLater(
      "deinit", body.statements, body.leftBrace, of: type, false, value: nil, parameters: nil,
      gives: false)
    tree.types[type]?.deinitialiser = code
    tree.countsReferences = true
  }

  /// Notes calls that block in a `deinit` or in the initial value of a global. A task cannot be
  /// suspended there, so the wait blocks all other tasks.
  func noteWaits(in body: some SyntaxProtocol, _ what: Construct) {
    var owner: TokenSyntax?
    for token in body.tokens(viewMode: .sourceAccurate) {
      if ["wait", "sleep", "usleep"].contains(token.text), owner?.text != "Task",
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
      {
        note(.notPlayed(what), at: token)
      }
      if token.tokenKind != .period { owner = token }
    }
  }
}
