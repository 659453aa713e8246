import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// Declares the function's labels, defaults and types for its callers.
  func declareLocal(_ function: FunctionDeclSyntax) {
    guard let variable = scope.find(function.name.identifierText) else { return }
    let returns = function.signature.returnClause.map { lower($0.type) }
    nameParameters(of: function.genericParameterClause)
    var method = method(
      named: function.name.identifierText, function.signature.parameterClause,
      at: function.funcKeyword, of: enclosingType?.type, isStatic: true)
    method.returns = returns
    scope.setFunction(
      method, named: function.name.identifierText,
      defaults: function.signature.parameterClause.parameters.map { $0.defaultValue?.value })
    scope.setType(.function(method.types, returns ?? .void), ofSlot: variable.slot)
  }

  func lowerLocal(_ function: FunctionDeclSyntax) -> [Statement] {
    guard let body = function.body, let variable = scope.find(function.name.identifierText),
      let method = variable.function
    else { return [] }
    let returns = method.returns
    let clause = function.signature.parameterClause
    nameParameters(of: function.genericParameterClause)
    let outer = functionName
    functionName = method.fullName
    defer { functionName = outer }
    var code = lowerCode(
      returnsValue: returns != nil, returns: returns, body.statements, brace: body.leftBrace,
      within: scope
    ) {
      declareParameters(clause)
    }
    if let whole = function.signature.returnClause.flatMap({ wholeType($0.type) }) {
      code.returns = whole
    }
    code.generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
    tree.codes.append(code)
    let made = Expression.assign(.slot(variable.slot), .closure(tree.codes.count - 1))
    return [Statement(line: sourceLine(function), kind: .expression(made))]
  }

  /// Moves local functions before the first statement or function that mentions them.
  func inOrderOfUse(_ items: [[Statement]], functions: [Int?]) -> [[Statement]] {
    var places: [Int: [Int]] = [:]
    for (index, slot) in functions.enumerated() {
      if let slot { places[slot, default: []].append(index) }
    }
    guard !places.isEmpty else { return items }
    var ordered: [[Statement]] = []
    var isPlaced = Array(repeating: false, count: items.count)
    func place(_ index: Int) {
      guard !isPlaced[index] else { return }
      // Marked before the recursion, because functions may call each other.
      isPlaced[index] = true
      for mentioned in mentions(in: items[index], of: places) { place(mentioned) }
      ordered.append(items[index])
    }
    for index in items.indices { place(index) }
    return ordered
  }

  /// The positions of the functions that the statements mention, in order. `places`: positions by slot.
  private func mentions(in statements: [Statement], of places: [Int: [Int]]) -> [Int] {
    var found: Set<Int> = []
    statements.visitExpressions { inner in
      switch inner {
      case .slot(let slot): found.formUnion(places[slot] ?? [])
      case .closure(let code):
        for capture in tree.codes[code].captures { found.formUnion(places[capture.outer] ?? []) }
      default: break
      }
    }
    return found.sorted()
  }

  /// The default value of a local function's parameter, if it reads a name of the enclosing code or a macro such as
  /// `#function`, which describes the caller.
  func localDefault(
    _ fitting: Method.Fitting, _ place: Int, of variable: Scope.Variable
  ) -> Expression? {
    guard case .standard = fitting, variable.defaults.indices.contains(place),
      let value = variable.defaults[place],
      value.tokens(viewMode: .sourceAccurate).contains(where: { token in
        token.tokenKind == .pound || scope.find(token.text) != nil
      })
    else { return nil }
    guard defaultDepth < Lowering.mostDefaults.atOnce, defaultWork < Lowering.mostDefaults.inAll
    else { return refuse(Construct("this default argument", "这个默认参数"), at: value) }
    defaultDepth += 1
    defaultWork += value.tokens(viewMode: .sourceAccurate).count { _ in true }
    defer { defaultDepth -= 1 }
    return outsideChain { lower(value, as: variable.function?.types[place]) }
  }

  func value(of fitting: Method.Fitting, in call: Call) -> Expression {
    switch fitting {
    case .argument(let index): return call.values[index]
    case .many(let indices): return .array(indices.map { call.values[$0] })
    case .standard(let code): return .callValue(.literal(.closure(code: code, captured: [])), [])
    }
  }
}
