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
    scope.setFunction(method, named: function.name.identifierText)
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
    code.generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
    tree.codes.append(code)
    let made = Expression.assign(.slot(variable.slot), .closure(tree.codes.count - 1))
    return [Statement(line: sourceLine(function), kind: .expression(made))]
  }

  /// Moves local functions before the first statement that mentions them.
  func inOrderOfUse(_ items: [[Statement]], functions: [Int?]) -> [[Statement]] {
    var order = Array(items.indices)
    // Moving a function may place it before another that it calls.
    for _ in functions where functions.contains(where: { $0 != nil }) {
      let before = order
      for (index, slot) in functions.enumerated().reversed() {
        guard let slot, let place = order.firstIndex(of: index),
          let use = order[..<place].firstIndex(where: { mentions(slot, items[$0]) })
        else { continue }
        order.remove(at: place)
        order.insert(index, at: use)
      }
      if order == before { break }
    }
    return order.map { items[$0] }
  }

  private func mentions(_ slot: Int, _ statements: [Statement]) -> Bool {
    statements.containsExpression { inner in
      switch inner {
      case .slot(slot): true
      case .closure(let code): tree.codes[code].captures.contains { $0.outer == slot }
      default: false
      }
    }
  }
}
