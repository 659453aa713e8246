import LifecycleModel
import SwiftSyntax

/// Properties with code of their own, and subscripts.
extension Lowering {
  func declareComputed(
    _ block: AccessorBlockSyntax, named name: String, of type: String?, isStatic: Bool,
    returns: TypeReference?
  ) {
    let computed = lowerAccessors(
      block, named: name, of: type, isStatic: isStatic, returns: returns, parameters: nil)
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

  func declareSubscript(_ index: SubscriptDeclSyntax, of type: String) {
    guard let block = index.accessorBlock else { return }
    let isStatic = index.modifiers.areStatic
    let lowered = lowerAccessors(
      block, named: "subscript", of: type, isStatic: isStatic,
      returns: lower(index.returnClause.type), parameters: index.parameterClause)
    tree.types[type]?.subscripts.append(lowered)
  }

  private func lowerAccessors(
    _ block: AccessorBlockSyntax, named name: String, of type: String?, isStatic: Bool,
    returns: TypeReference?, parameters: FunctionParameterClauseSyntax?
  ) -> OwnType.Computed {
    var computed = OwnType.Computed(name: name, isStatic: isStatic)
    switch block.accessors {
    case .getter(let body):
      computed.getter = lowerLater(
        body, block.leftBrace, of: type, isStatic, value: nil, parameters: parameters,
        gives: true, returns: returns)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read):
          computed.getter = lowerLater(
            body.statements, body.leftBrace, of: type, isStatic, value: nil,
            parameters: parameters, gives: true, returns: returns)
        case .keyword(.set), .keyword(._modify):
          computed.setter = lowerLater(
            body.statements, body.leftBrace, of: type, isStatic,
            value: accessor.parameters?.name.identifierText ?? "newValue", parameters: parameters,
            gives: false)
        default:
          note(.notPlayed(Construct(word: "'\(accessor.accessorSpecifier.text)'")), at: accessor)
        }
      }
    @unknown default: note(.notPlayed(Construct(word: block.plainKind)), at: block)
    }
    return computed
  }

  func declareObservers(
    _ block: AccessorBlockSyntax, of type: String?, isStatic: Bool
  ) -> (willSet: Int?, didSet: Int?) {
    guard case .accessors(let list) = block.accessors else { return (nil, nil) }
    var codes: (willSet: Int?, didSet: Int?) = (nil, nil)
    for accessor in list {
      guard let body = accessor.body else { continue }
      let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      let name = accessor.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      let code = lowerLater(
        body.statements, body.leftBrace, of: type, isStatic, value: name, parameters: nil,
        gives: false)
      if isBefore { codes.willSet = code } else { codes.didSet = code }
    }
    return codes
  }

  /// `value` is the name of the one parameter that comes before the others.
  private func lowerLater(
    _ body: CodeBlockItemListSyntax, _ brace: TokenSyntax, of type: String?, _ isStatic: Bool,
    value: String?, parameters: FunctionParameterClauseSyntax?, gives: Bool,
    returns: TypeReference? = nil
  ) -> Int {
    let code = reserveCode()
    later(in: type, isStatic: isStatic) { [unowned self] in
      tree.codes[code] = lowerCode(returnsValue: gives, body, brace: brace, within: nil) {
        if type != nil { scope.code.selfSlot = scope.declare("self", isConstant: true) }
        if let value {
          scope.code.parameters.append(
            scope.declare(value, isConstant: true) ?? scope.newSlot())
        }
        if let parameters { declareParameters(parameters) }
      }
      if value != nil { tree.codes[code].parameterTypes = [] }
      tree.codes[code].returns = returns
    }
    return code
  }
}
