import LifecycleModel
import SwiftSyntax

extension Lowering {
  func lower(_ closure: ClosureExprSyntax, as type: TypeReference?) -> Expression {
    wantedResult = nil
    var given: (parameters: [TypeReference], returns: TypeReference?) = ([], nil)
    if case .function(let parameters, let returns)? = type?.wrapped {
      given = (parameters, returns?.erased == returns ? returns : nil)
    }
    let names = closureParameters(closure)
    let usesPair = names == nil && closure.statements.description.contains("$1")
    if given.parameters.count == 1, case .tuple(let parts, _) = given.parameters[0],
      names?.count == parts.count || usesPair
    {
      given.parameters = parts
    }
    let returns = closure.signature?.returnClause.map { lower($0.type) } ?? given.returns
    let captures = captured(by: closure)
    // A capture list copies values: they become constants of the enclosing frame first.
    let copies = captures.map { capture in
      let slot = scope.newSlot()
      scope.setType(staticType(of: capture.value), ofSlot: slot)
      return slot
    }
    var code = lowerCode(
      shorthands: names == nil, returnsValue: true, returns: returns, closure.statements,
      brace: closure.leftBrace, within: scope
    ) {
      scope.shorthandTypes = given.parameters.map { type in
        type.repeated.map { .array(tree.type(named: $0)) } ?? type
      }
      for (index, capture) in captures.enumerated() {
        let isSelf = capture.name.tokenKind == .keyword(.self)
        let inner =
          isSelf
          ? scope.declare("self", isConstant: true) ?? scope.newSlot()
          : declare(capture.name, isConstant: true)
        scope.code.captures.append(Code.Capture(outer: copies[index], inner: inner))
        scope.setType(scope.enclosing?.code.slotTypes[copies[index]], ofSlot: inner)
      }
      for (index, parameter) in (names ?? []).enumerated() {
        let isNamed = parameter.name.tokenKind != .wildcard
        let slot =
          (isNamed ? scope.declareClosureParameter(parameter.name.identifierText) : nil)
          ?? scope.newSlot()
        scope.code.parameters.append(slot)
        let expected = given.parameters.indices.contains(index) ? given.parameters[index] : nil
        var own = parameter.type ?? expected
        if let element = own?.repeated { own = .array(tree.type(named: element)) }
        if parameter.isList || expected?.repeated != nil { scope.code.variadic = index }
        scope.setType(own, ofSlot: slot)
        noteAny(parameter.written, own, nil, slot: slot)
        scope.code.parameterTypes.append(parameter.type ?? own?.erased ?? .any)
      }
    }
    if names == nil, let place = given.parameters.firstIndex(where: { $0.repeated != nil }) {
      code.variadic = place
      given.parameters[place] = .any
    }
    if names == nil, !given.parameters.isEmpty {
      code.parameterTypes = given.parameters.map(\.erased)
      while code.parameters.count < given.parameters.count, code.parameters.count < 16 {
        code.parameters.append(code.slotCount)
        code.slotCount += 1
      }
    }
    if code.returns == nil, case .return(let value?)? = code.body.first?.kind,
      code.body.count == 1
    {
      code.givenType = typeGiven(value, by: code)
    } else if code.returns == nil {
      code.givenType =
        code.body.isEmpty
        ? .void : code.body.firstResult.flatMap { typeGiven($0, by: code) }
    }
    code.line = line(of: closure)
    tree.codes.append(code)
    let made = Expression.closure(tree.codes.count - 1)
    guard !captures.isEmpty else { return made }
    let stores = captures.enumerated().map { index, capture in
      Expression.assign(.slot(copies[index]), capture.value)
    }
    return .member(.tuple(stores + [made]), "\(stores.count)")
  }

  private func typeGiven(_ value: Expression, by code: Code) -> TypeReference? {
    let outer = scope
    defer { scope = outer }
    scope = Scope(enclosing: nil)
    scope.code.slotTypes = code.slotTypes
    return staticType(of: value)
  }

  private func captured(
    by closure: ClosureExprSyntax
  ) -> [(name: TokenSyntax, value: Expression)] {
    var captures: [(name: TokenSyntax, value: Expression)] = []
    for capture in closure.signature?.capture?.items ?? [] {
      let isWeak = capture.specifier?.specifier.tokenKind == .keyword(.weak)
      let isUnowned = capture.specifier?.specifier.tokenKind == .keyword(.unowned)
      let value =
        capture.initializer.map { initializer in outsideChain { lower(initializer.value) } }
        ?? lowerName(capture.name)
      let isSelf = capture.name.tokenKind == .keyword(.self)
      // A capture of the delegate needs no reference, because the delegate lives as long as the
      // process.
      if isSelf, capture.initializer == nil, !isWeak || enclosingType?.type == tree.delegate {
        if !isUnowned || enclosingType?.type == tree.delegate { continue }
      }
      if isWeak || isUnowned { tree.countsReferences = true }
      captures.append((capture.name, isWeak ? .weak(value) : isUnowned ? .unowned(value) : value))
    }
    return captures
  }

  /// The named parameters; nil if the closure names none and may use `$0`.
  private func closureParameters(
    _ closure: ClosureExprSyntax
  ) -> [ClosureParameter]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: return names.map { ClosureParameter(name: $0.name) }
    case .parameterClause(let clause)?:
      return clause.parameters.map { parameter in
        let type = parameter.type.map { lower($0) }
        let isList = parameter.ellipsis != nil
        return ClosureParameter(
          name: parameter.secondName ?? parameter.firstName, written: parameter.type,
          type: isList ? type.map { .array($0) } : type, isList: isList)
      }
    case nil: return nil
    @unknown default: return nil
    }
  }
}

/// A named parameter of a closure.
private struct ClosureParameter {
  var name: TokenSyntax
  var written: TypeSyntax?
  var type: TypeReference?
  var isList = false
}

extension [Statement] {
  /// The value of the first `return` in a body.
  fileprivate var firstResult: Expression? {
    for statement in self {
      if case .return(let value) = statement.kind { return value }
      for block in statement.blocks {
        if let found = block.firstResult { return found }
      }
    }
    return nil
  }
}
