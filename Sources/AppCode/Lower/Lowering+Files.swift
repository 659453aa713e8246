import LifecycleModel
import SwiftSyntax

/// The files: their types, extensions, functions and variables. Names first, so that bodies may
/// speak of what stands below them.
extension Lowering {
  func declare(_ statements: CodeBlockItemListSyntax) {
    for item in chosen(statements) {
      switch item.item {
      case .decl(let declaration): declareOutside(declaration)
      case .stmt, .expr:
        note(.notPlayed(Construct("code outside of types", "类型以外的代码")), at: item)
      @unknown default: note(.notPlayed(Construct(word: item.plainKind)), at: item)
      }
    }
  }

  /// At the top of a file, or beside a type's members.
  func declareOutside(_ declaration: DeclSyntax) {
    if declareType(declaration) || declaration.is(ImportDeclSyntax.self) { return }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      tree.functions.append(declareMethod(function, of: nil, isStatic: false))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      declareGlobals(variable, owner: nil)
    } else if isWithoutEffect(declaration) {
      return
    } else {
      note(.notPlayed(Construct(word: declaration.plainKind)), at: declaration)
    }
  }

  private func isWithoutEffect(_ declaration: DeclSyntax) -> Bool {
    declaration.is(TypeAliasDeclSyntax.self) || declaration.is(OperatorDeclSyntax.self)
      || declaration.is(PrecedenceGroupDeclSyntax.self)
      || declaration.is(MacroExpansionDeclSyntax.self)
      || declaration.is(AssociatedTypeDeclSyntax.self)
      || declaration.is(DeinitializerDeclSyntax.self)
      || declaration.is(ImportDeclSyntax.self)
  }

  /// False where the declaration is of something else.
  func declareType(_ declaration: DeclSyntax) -> Bool {
    if let type = declaration.as(ClassDeclSyntax.self) {
      declare(
        type.name, .classType, type.inheritanceClause, type.memberBlock, type.genericParameterClause
      )
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      declare(
        type.name, .classType, type.inheritanceClause, type.memberBlock, type.genericParameterClause
      )
    } else if let type = declaration.as(StructDeclSyntax.self) {
      declare(
        type.name, .structType, type.inheritanceClause, type.memberBlock,
        type.genericParameterClause)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      declare(
        type.name, .enumType, type.inheritanceClause, type.memberBlock, type.genericParameterClause)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      declare(type.name, .protocolType, type.inheritanceClause, type.memberBlock, nil)
    } else if let part = declaration.as(ExtensionDeclSyntax.self) {
      let name = Lowering.lastName(part.extendedType.spelling)
      declareMembers(part.memberBlock, of: name, .extended, part.inheritanceClause, at: part)
    } else {
      return false
    }
    return true
  }

  private func declare(
    _ name: TokenSyntax, _ kind: OwnType.Kind, _ clause: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ generics: GenericParameterClauseSyntax?
  ) {
    for parameter in generics?.parameters ?? [] { placeholders.insert(parameter.name.text) }
    declareMembers(members, of: name.identifierText, kind, clause, at: name)
  }

  static func lastName(_ spelling: String) -> String {
    let plain = spelling.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? spelling
  }

  private func declareMembers(
    _ block: MemberBlockSyntax, of name: String, _ kind: OwnType.Kind,
    _ clause: InheritanceClauseSyntax?, at node: some SyntaxProtocol
  ) {
    var type = tree.types[name] ?? OwnType(name: name, kind: .extended)
    if case .extended = type.kind { type.kind = kind }
    if case .extended = kind {} else { type.line = line(of: node) }
    type.inherited += clause?.inheritedTypes.map { Lowering.lastName($0.type.spelling) } ?? []
    tree.types[name] = type
    for member in chosen(block.members) { declareMember(member, of: name) }
  }

  private func declareMember(_ member: DeclSyntax, of name: String) {
    if declareType(member) || isWithoutEffect(member) { return }
    if let function = member.as(FunctionDeclSyntax.self) {
      let method = declareMethod(function, of: name, isStatic: function.modifiers.areStatic)
      if function.body != nil {
        tree.types[name]?.methods.append(method)
      } else {
        tree.types[name]?.requirements.insert(method.baseName)
      }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      if variable.modifiers.areStatic {
        declareGlobals(variable, owner: name)
      } else {
        declareFields(variable, of: name)
      }
    } else if let initialiser = member.as(InitializerDeclSyntax.self) {
      if let body = initialiser.body {
        let method = declareInitialiser(initialiser, body, of: name)
        tree.types[name]?.initialisers.append(method)
      }
    } else if let list = member.as(EnumCaseDeclSyntax.self) {
      declareCases(list, of: name)
    } else if let index = member.as(SubscriptDeclSyntax.self) {
      declareSubscript(index, of: name)
    } else {
      note(.notPlayed(Construct(word: member.plainKind)), at: member)
    }
  }

  private func declareCases(_ list: EnumCaseDeclSyntax, of name: String) {
    for element in list.elements {
      let labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" } ?? []
      let isText = tree.types[name]?.inherited.contains("String") == true
      var raw: Value?
      if let value = element.rawValue?.value, case .literal(let literal) = lower(value) {
        raw = literal
      } else if isText {
        raw = .string(element.name.identifierText)
      } else if let last = tree.types[name]?.cases.last?.rawValue, case .int(let number) = last {
        raw = .int(number + 1)
      } else if tree.types[name]?.inherited.contains("Int") == true {
        raw = .int(tree.types[name]?.cases.count ?? 0)
      }
      tree.types[name]?.cases.append(
        OwnType.EnumCase(name: element.name.identifierText, labels: labels, rawValue: raw))
    }
  }
}

extension DeclModifierListSyntax {
  func have(_ word: String) -> Bool { contains { $0.name.text == word } }

  var areStatic: Bool { have("static") || contains { $0.name.text == "class" } }
}
