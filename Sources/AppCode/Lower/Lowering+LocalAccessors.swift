import LifecycleModel
import SwiftSyntax

/// Local variables with observers, and local computed variables.
extension Lowering {
  /// `willSet` and `didSet` of a local variable, with the names of their parameters.
  func lowerObservers(_ block: AccessorBlockSyntax) -> [AccessorDeclSyntax] {
    guard case .accessors(let list) = block.accessors else { return [] }
    let observers = list.filter {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
    return observers.count == list.count ? Array(observers) : []
  }

  /// Stores the observers of a variable as closures in separate variables.
  func observe(
    _ binding: PatternBindingSyntax, by observers: [AccessorDeclSyntax]
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return [] }
    var slots: (willSet: Int?, didSet: Int?)
    var statements: [Statement] = []
    for observer in observers {
      guard let body = observer.body else { continue }
      let isBefore = observer.accessorSpecifier.tokenKind == .keyword(.willSet)
      let value = observer.parameters?.name.identifierText ?? (isBefore ? "newValue" : "oldValue")
      let code = lowerCode(
        returnsValue: false, body.statements, brace: body.leftBrace, within: scope
      ) {
        let slot = scope.declare(value, isConstant: true) ?? scope.newSlot()
        scope.code.parameters.append(slot)
        scope.code.parameterTypes.append(.any)
      }
      tree.codes.append(code)
      let slot = scope.newSlot()
      if isBefore { slots.willSet = slot } else { slots.didSet = slot }
      statements.append(
        Statement(
          line: SourceLine(line: 0),
          kind: .expression(.assign(.slot(slot), .closure(tree.codes.count - 1)))))
    }
    if !statements.isEmpty {
      scope.setObservers(name, willSet: slots.willSet, didSet: slots.didSet)
    }
    return statements
  }

  /// A local computed variable: closures that read and set it; nil without a getter.
  func lowerComputed(
    _ name: TokenSyntax, _ accessors: AccessorBlockSyntax, _ type: TypeReference?,
    _ variable: VariableDeclSyntax
  ) -> [Statement]? {
    let getter: CodeBlockItemListSyntax
    var setter: AccessorDeclSyntax?
    switch accessors.accessors {
    case .getter(let body): getter = body
    case .accessors(let list):
      guard
        let body = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })?.body
      else { return nil }
      getter = body.statements
      setter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    @unknown default: return nil
    }
    let code = lowerCode(
      returnsValue: true, returns: type, getter, brace: accessors.leftBrace, within: scope
    ) {}
    tree.codes.append(code)
    let read = Expression.closure(tree.codes.count - 1)
    var write: Expression?
    if let setter, let body = setter.body {
      let value = setter.parameters?.name.identifierText ?? "newValue"
      let code = lowerCode(
        returnsValue: false, body.statements, brace: body.leftBrace, within: scope
      ) {
        let slot = scope.declare(value, isConstant: true) ?? scope.newSlot()
        scope.setType(type, ofSlot: slot)
        scope.code.parameters.append(slot)
        scope.code.parameterTypes.append(type ?? .any)
      }
      tree.codes.append(code)
      write = .closure(tree.codes.count - 1)
    }
    let slot = declare(name, isConstant: setter == nil, mayBeSet: setter != nil)
    let setterSlot = write.map { _ in scope.newSlot() }
    scope.setComputed(name.identifierText, setter: setterSlot)
    let line = sourceLine(variable)
    var statements = [Statement(line: line, kind: .expression(.assign(.slot(slot), read)))]
    if let write, let setterSlot {
      statements.append(
        Statement(
          line: SourceLine(line: 0), kind: .expression(.assign(.slot(setterSlot), write))))
    }
    return statements
  }
}
