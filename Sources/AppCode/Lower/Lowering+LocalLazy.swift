import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// A local `lazy var`: a computed variable over an array that is empty until the first read.
  func lowerLazy(
    _ name: TokenSyntax, _ initial: ExprSyntax, _ type: TypeReference?,
    _ variable: VariableDeclSyntax
  ) -> [Statement] {
    // A Swift program cannot contain this name.
    let hidden = name.identifierText + " lazily"
    let store = scope.declare(hidden, isConstant: false, hides: true) ?? scope.newSlot()
    let getter = accessor(at: initial) { [unowned self] in
      let value = lower(initial, as: type)
      let slot = scope.find(hidden)?.slot ?? store
      let isEmpty = Expression.member(.slot(slot), "isEmpty")
      let make = Expression.assign(.slot(slot), .array([value]))
      return [
        Statement(
          line: SourceLine(line: 0), kind: .expression(.choice(isEmpty, make, .literal(.void)))),
        Statement(
          line: SourceLine(line: 0),
          kind: .return(.index(.slot(slot), [.literal(.int(0))], spelling: "[0]"))),
      ]
    }
    let setter = accessor(at: initial) { [unowned self] in
      let given = scope.newSlot()
      scope.code.parameters = [given]
      scope.code.parameterTypes = [type ?? .any]
      let slot = scope.find(hidden)?.slot ?? store
      let value = coerced(.slot(given), to: type)
      return [
        Statement(
          line: SourceLine(line: 0), kind: .expression(.assign(.slot(slot), .array([value]))))
      ]
    }
    let slot = declare(name, isConstant: false, mayBeSet: true)
    let setterSlot = scope.newSlot()
    scope.setComputed(name.identifierText, setter: setterSlot)
    return [
      Statement(line: sourceLine(variable), kind: .declare(slot: store, .array([]))),
      Statement(line: SourceLine(line: 0), kind: .expression(.assign(.slot(slot), getter))),
      Statement(line: SourceLine(line: 0), kind: .expression(.assign(.slot(setterSlot), setter))),
    ]
  }

  private func accessor(
    at syntax: some SyntaxProtocol, _ body: () -> [Statement]
  ) -> Expression {
    let outer = scope
    scope = Scope(enclosing: outer)
    let statements = body()
    var code = scope.code
    code.body = statements
    code.line = line(of: syntax)
    scope = outer
    tree.codes.append(code)
    return .closure(tree.codes.count - 1)
  }
}
