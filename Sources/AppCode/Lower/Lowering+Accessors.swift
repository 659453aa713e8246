import SwiftSyntax

/// Properties with code of their own.
extension Lowering {
  struct Accessor {
    var code: Int
    var body: CodeBlockItemListSyntax
    var brace: TokenSyntax
    var returnsValue: Bool
    /// nil where the body takes no value.
    var parameter: (name: String, token: TokenSyntax?)?
  }

  /// Gives a property's code its numbers; the bodies follow when all names are known.
  func declareAccessors(_ block: AccessorBlockSyntax, of name: String) -> [Accessor] {
    switch block.accessors {
    case .getter(let body):
      let getter = reserveCode()
      tree.computed.append(ProgramTree.Computed(name: name, getter: getter))
      return [
        Accessor(
          code: getter, body: body, brace: block.leftBrace, returnsValue: true, parameter: nil)
      ]
    case .accessors(let list):
      var found: [Accessor] = []
      for accessor in list {
        guard let body = accessor.body else { continue }
        let token = accessor.parameters?.name
        var parameter: (name: String, token: TokenSyntax?)?
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): parameter = nil
        case .keyword(.set), .keyword(.willSet): parameter = ("newValue", token)
        case .keyword(.didSet): parameter = ("oldValue", token)
        default:
          let word = "'\(accessor.accessorSpecifier.text)'"
          report(.notPlayed(Construct(word: word)), at: accessor)
          continue
        }
        let code = reserveCode()
        note(accessor.accessorSpecifier, code, of: name)
        found.append(
          Accessor(
            code: code, body: body.statements, brace: body.leftBrace,
            returnsValue: parameter == nil, parameter: parameter))
      }
      return found
    }
  }

  private func note(_ specifier: TokenSyntax, _ code: Int, of name: String) {
    if specifier.tokenKind == .keyword(.get) {
      tree.computed.append(ProgramTree.Computed(name: name, getter: code))
    } else if specifier.tokenKind == .keyword(.set) {
      if let index = tree.computed.firstIndex(where: { $0.name == name }) {
        tree.computed[index].setter = code
      }
    } else if let index = tree.properties.firstIndex(where: { $0.name == name }) {
      if specifier.tokenKind == .keyword(.willSet) {
        tree.properties[index].willSet = code
      } else {
        tree.properties[index].didSet = code
      }
    }
  }

  func reserveCode() -> Int {
    tree.codes.append(Code())
    return tree.codes.count - 1
  }

  func lower(_ accessor: Accessor) {
    let code = lowerCode(
      returnsValue: accessor.returnsValue, accessor.body, brace: accessor.brace
    ) {
      guard let parameter = accessor.parameter else { return }
      let name = parameter.token?.identifierText ?? parameter.name
      let slot = scope.declare(name, isConstant: true) ?? scope.newSlot()
      scope.code.parameters.append(slot)
    }
    tree.codes[accessor.code] = code
  }

  /// Reckons a parameter's default value where the call leaves it out.
  func lowerDefault(_ value: ExprSyntax, code: Int) {
    let outer = scope
    scope = Scope(enclosing: nil)
    let body = Statement(line: sourceLine(value), kind: .giveBack(lower(value)))
    tree.codes[code] = scope.code
    tree.codes[code].body = [body]
    scope = outer
  }
}
