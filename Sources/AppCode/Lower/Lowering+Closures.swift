import LifecycleModel
import SwiftSyntax

extension Lowering {
  func lower(_ closure: ClosureExprSyntax) -> Expression {
    let names = closureParameters(closure)
    var captures: [(name: TokenSyntax, value: Expression)] = []
    for capture in closure.signature?.capture?.items ?? [] {
      // Nothing is released while the process lives: `weak` and `unowned` change nothing.
      guard capture.name.tokenKind != .keyword(.self) || capture.initializer != nil else {
        continue
      }
      let value = capture.initializer.map { initializer in aside { lower(initializer.value) } }
      captures.append((capture.name, value ?? lowerName(capture.name)))
    }
    // A capture list copies: its values become constants of the enclosing frame first.
    let copies = captures.map { _ in scope.newSlot() }
    var code = lowerCode(
      shorthands: names == nil, returnsValue: true, closure.statements, brace: closure.leftBrace,
      within: scope
    ) {
      for (index, capture) in captures.enumerated() {
        let inner = declare(capture.name, isConstant: true)
        scope.code.captures.append(Code.Capture(outer: copies[index], inner: inner))
      }
      for name in names ?? [] {
        let isNamed = name.tokenKind != .wildcard
        let slot = isNamed ? scope.declareClosureParameter(name.identifierText) : nil
        scope.code.parameters.append(slot ?? scope.newSlot())
      }
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

  /// nil where the closure names none and may use `$0`.
  private func closureParameters(_ closure: ClosureExprSyntax) -> [TokenSyntax]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: return names.map(\.name)
    case .parameterClause(let clause)?:
      return clause.parameters.map { parameter in
        if let type = parameter.type { _ = lower(type) }
        return parameter.secondName ?? parameter.firstName
      }
    case nil: return nil
    @unknown default: return nil
    }
  }
}
