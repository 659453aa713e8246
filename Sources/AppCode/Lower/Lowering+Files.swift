import LifecycleModel
import SwiftSyntax

/// Types, extensions, functions and variables of the files. Names come first, so that bodies may
/// refer to later declarations.
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

  /// A declaration at the top level of a file, or a nested one.
  func declareOutside(_ declaration: DeclSyntax) {
    if declareType(declaration) || declaration.is(ImportDeclSyntax.self) { return }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let method = declareMethod(function, of: nil, isStatic: false)
      if method.baseName.first?.isOperator == true {
        tree.operatorCounts[method.baseName, default: []].insert(method.labels.count)
      }
      tree.functions.append(method)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      declareGlobals(variable, owner: nil)
    } else if isWithoutEffect(declaration) {
      return
    } else {
      note(.notPlayed(Construct(word: declaration.plainKind)), at: declaration)
    }
  }

  /// Registers types by their full path, type aliases and operators, before anything refers to
  /// them.
  func nameTypes(_ statements: CodeBlockItemListSyntax) {
    // An operator may be declared before its group, and a group before a group that it relates to.
    let written = chosen(statements).compactMap { item -> PrecedenceGroupDeclSyntax? in
      guard case .decl(let declaration) = item.item else { return nil }
      return declaration.as(PrecedenceGroupDeclSyntax.self)
    }
    nameGroups(written)
    for item in chosen(statements) {
      if case .decl(let declaration) = item.item { nameTypes(in: declaration) }
    }
  }

  private func nameTypes(in declaration: DeclSyntax) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases[nested(alias.name.identifierText)] = alias.initializer.value
    } else if let sign = declaration.as(OperatorDeclSyntax.self) {
      nameOperator(sign)
    } else if let (name, kind, members) = Lowering.parts(of: declaration) {
      let path = nested(name.identifierText)
      if isResultBuilder(declaration) { resultBuilders.insert(path) }
      if kind == .protocolType { noteBuilders(of: members, in: path) }
      noteIsolation(of: declaration, at: path)
      var type = tree.types[path] ?? OwnType(name: path, kind: kind)
      type.kind = kind
      tree.types[path] = type
      if let parent = declaration.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
      {
        superclasses[path] = parent.type.spelling
      }
      within(path) { for member in chosen(members.members) { nameTypes(in: member) } }
    } else if let part = declaration.as(ExtensionDeclSyntax.self) {
      within(extended(part)) {
        for member in chosen(part.memberBlock.members) { nameTypes(in: member) }
      }
    }
  }

  private func nested(_ name: String) -> String {
    nesting.isEmpty ? pathInFile(name) : nesting + "." + name
  }

  /// Type aliases inside types, which generic code reads as members: `Request.Response`.
  func lowerNestedAliases() {
    for (path, type) in aliases.sorted(by: { $0.key < $1.key }) {
      guard let dot = path.lastIndex(of: ".") else { continue }
      within(String(path[..<dot])) { tree.nestedAliases[path] = lower(type) }
    }
  }

  private func within(_ path: String, _ body: () -> Void) {
    let outer = (nesting, enclosingType)
    (nesting, enclosingType) = (path, nil)
    body()
    (nesting, enclosingType) = outer
  }

  /// The extended type. Types of Swift and the system go by their last name.
  private func extended(_ part: ExtensionDeclSyntax) -> String {
    let spelling = String(part.extendedType.spelling.prefix { $0 != "<" })
    if let own = resolve(spelling) { return own }
    if let alias = aliases[spelling] {
      return resolve(alias.spelling) ?? Lowering.lastName(alias.spelling)
    }
    if part.extendedType.is(ArrayTypeSyntax.self) { return "Array" }
    if part.extendedType.is(OptionalTypeSyntax.self) { return "Optional" }
    return Lowering.lastName(spelling)
  }

  private func nameOperator(_ sign: OperatorDeclSyntax) {
    guard sign.fixitySpecifier.tokenKind == .keyword(.infix) else { return }
    var own = OwnOperator()
    if let name = sign.operatorPrecedenceAndTypes?.precedenceGroup.text {
      own = groups[name] ?? own
      if let known = Precedence.group(name) {
        own.precedence = known.rawValue
        own.isAssignment = known == .assignment
      }
    }
    operators[sign.name.text] = own
  }

  /// Assigns precedence to each group after the groups that it relates to.
  private func nameGroups(_ written: [PrecedenceGroupDeclSyntax]) {
    let byName = Dictionary(written.map { ($0.name.text, $0) }) { $1 }
    var named: Set<String> = []
    func name(_ group: PrecedenceGroupDeclSyntax) {
      guard named.insert(group.name.text).inserted else { return }
      for case .precedenceGroupRelation(let relation) in group.groupAttributes {
        if let other = relation.precedenceGroups.first.flatMap({ byName[$0.name.text] }) {
          name(other)
        }
      }
      nameGroup(group)
    }
    for group in written { if let last = byName[group.name.text] { name(last) } }
  }

  private func nameGroup(_ group: PrecedenceGroupDeclSyntax) {
    var own = OwnOperator()
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        guard let name = relation.precedenceGroups.first?.name.text,
          let other = groups[name]?.precedence ?? Precedence.group(name)?.rawValue
        else { continue }
        let isAbove = relation.higherThanOrLowerThanLabel.text == "higherThan"
        own.precedence = isAbove ? other + 5 : other - 5
      case .precedenceGroupAssociativity(let side): own.leansRight = side.value.text == "right"
      case .precedenceGroupAssignment(let isAssignment):
        own.isAssignment = isAssignment.value.text == "true"
      @unknown default: break
      }
    }
    groups[group.name.text] = own
  }

  static func parts(
    of declaration: DeclSyntax
  ) -> (TokenSyntax, OwnType.Kind, MemberBlockSyntax)? {
    if let type = declaration.as(ClassDeclSyntax.self) {
      return (type.name, .classType, type.memberBlock)
    }
    if let type = declaration.as(ActorDeclSyntax.self) {
      return (type.name, .classType, type.memberBlock)
    }
    if let type = declaration.as(StructDeclSyntax.self) {
      return (type.name, .structType, type.memberBlock)
    }
    if let type = declaration.as(EnumDeclSyntax.self) {
      return (type.name, .enumType, type.memberBlock)
    }
    if let type = declaration.as(ProtocolDeclSyntax.self) {
      return (type.name, .protocolType, type.memberBlock)
    }
    return nil
  }

  private func isWithoutEffect(_ declaration: DeclSyntax) -> Bool {
    declaration.is(TypeAliasDeclSyntax.self) || declaration.is(OperatorDeclSyntax.self)
      || declaration.is(PrecedenceGroupDeclSyntax.self)
      || declaration.is(MacroExpansionDeclSyntax.self)
      || declaration.is(AssociatedTypeDeclSyntax.self)
      || declaration.is(ImportDeclSyntax.self)
  }

  /// Returns false if the declaration is not a type.
  func declareType(_ declaration: DeclSyntax) -> Bool {
    if isResultBuilder(declaration) {
      note(.notPlayed(Construct("a result builder", "结果构建器")), at: declaration)
    }
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
      let outer = extensionConstraints
      within(extended(part)) { extensionConstraints = typeConstraints(part.genericWhereClause) }
      declareMembers(
        part.memberBlock, of: extended(part), .extended, part.inheritanceClause, at: part)
      extensionConstraints = outer
    } else {
      return false
    }
    return true
  }

  private func declare(
    _ name: TokenSyntax, _ kind: OwnType.Kind, _ clause: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ generics: GenericParameterClauseSyntax?
  ) {
    nameParameters(of: generics)
    let path = nested(name.identifierText)
    // A type inside a body has no name yet.
    if tree.types[path] == nil { nameTypesOfBody(path, kind, members) }
    tree.types[path]?.parameters = generics?.parameters.map(\.name.text) ?? []
    let constraints = typeConstraints(generics)
    tree.types[path]?.constraints = constraints
    declareMembers(members, of: path, kind, clause, at: name)
  }

  private func nameTypesOfBody(_ path: String, _ kind: OwnType.Kind, _ members: MemberBlockSyntax) {
    tree.types[path] = OwnType(name: path, kind: kind)
    within(path) { for member in chosen(members.members) { nameTypes(in: member) } }
  }

  static func lastName(_ spelling: String) -> String {
    if !spelling.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }) {
      return spelling
    }
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
    within(name) {
      let inherited: [String] =
        clause?.inheritedTypes.flatMap { entry in
          // `class Service: SDK.Service` has the superclass of the module.
          inheritedNames(entry).map { $0 == name ? entry.spelledType : $0 }
        } ?? []
      if case .extended = kind {
        type.inherited += inherited
      } else {
        // An extension does not name a superclass, even if it comes first.
        type.writtenFirst = inherited.first
        type.inherited = inherited + type.inherited
        type.overrides = chosen(block.members).contains { $0.isOverride }
      }
      if case .extended = kind, !extensionConstraints.isEmpty {
        for name in inherited { type.conditions[name] = extensionConstraints }
      }
      tree.types[name] = type
      if case .classType = kind { noteSuperclass(clause, of: name) }
      let protocols = Lowering.protocols(among: inherited, of: type, kind)
      for member in chosen(block.members) { declareMember(member, of: name, protocols) }
    }
  }

  /// The names that surely are protocols: a class's first one may be its superclass.
  private static func protocols(
    among inherited: [String], of type: OwnType, _ kind: OwnType.Kind
  ) -> [String] {
    guard case .classType = kind, let first = inherited.first else { return inherited }
    return type.isSuperclass(first) ? Array(inherited.dropFirst()) : inherited
  }

  /// The types of an entry of an inheritance clause, which may be a composition or an alias.
  private func inheritedNames(_ inherited: InheritedTypeSyntax) -> [String] {
    let spelling = String(inherited.spelledType.prefix { $0 != "<" })
    if let path = resolve(spelling) { return [path] }
    let alias = writtenAlias(spelling)
    guard alias != nil || inherited.type.is(CompositionTypeSyntax.self),
      case .named(let path) = lower(alias ?? inherited.type)
    else { return [Lowering.lastName(spelling)] }
    return path.split(separator: "&").map { part in
      let name = String(part.prefix { $0 != "<" })
      return resolve(name) ?? Lowering.lastName(name)
    }
  }

  private func declareMember(_ member: DeclSyntax, of name: String, _ protocols: [String]) {
    if let associated = member.as(AssociatedTypeDeclSyntax.self) {
      associatedTypes.insert(associated.name.text)
    }
    if declareType(member) || isWithoutEffect(member) { return }
    if let function = member.as(FunctionDeclSyntax.self) {
      var method = declareMethod(function, of: name, isStatic: function.modifiers.areStatic)
      method.protocols = protocols
      if method.baseName.first?.isOperator == true {
        tree.operatorCounts[method.baseName, default: []].insert(method.labels.count)
      }
      if function.body != nil {
        tree.types[name]?.add(method)
      } else {
        tree.types[name]?.requirements.insert(method.baseName)
        noteAssociated(function.signature.returnClause?.type, of: method.baseName, in: name)
        noteAssociated(function.signature.parameterClause, of: method.baseName, in: name)
      }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      if tree.types[name]?.kind == .protocolType, variable.isRequirement {
        tree.types[name]?.requirements.formUnion(variable.names)
        for (member, binding) in zip(variable.names, variable.bindings) {
          noteAssociated(binding.typeAnnotation?.type, of: member, in: name)
        }
      } else if variable.modifiers.areStatic {
        declareGlobals(variable, owner: name)
      } else {
        declareFields(variable, of: name)
      }
    } else if let initialiser = member.as(InitializerDeclSyntax.self) {
      if let body = initialiser.body {
        let method = declareInitialiser(initialiser, body, of: name)
        tree.types[name]?.initialisers.append(method)
      } else {
        noteAssociated(initialiser.signature.parameterClause, of: "init", in: name)
      }
    } else if let last = member.as(DeinitializerDeclSyntax.self) {
      declareDeinitialiser(last, of: name)
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
      let types = element.parameterClause?.parameters.map { lower($0.type) } ?? []
      var defaults: [Int?] = []
      for (parameter, type) in zip(element.parameterClause?.parameters.map { $0 } ?? [], types) {
        guard let value = parameter.defaultValue?.value else {
          defaults.append(nil)
          continue
        }
        let code = reserveCode()
        defaults.append(code)
        later(in: name, isStatic: true) { [unowned self] in
          lowerValue(value, code: code, type: type, hasSelf: true)
        }
      }
      let rawType = tree.types[name]?.inherited.first.map { KnownType.reference($0) }
      let isText = rawType == .string
      var raw: Value?
      if let value = element.rawValue?.value, case .literal(let literal) = lower(value, as: rawType)
      {
        raw = literal
      } else if isText {
        raw = .string(element.name.identifierText)
      } else if let rawType, rawType.isNumber {
        raw = nextRaw(after: tree.types[name]?.cases.last?.rawValue, rawType, at: element)
      }
      tree.types[name]?.cases.append(
        OwnType.EnumCase(
          name: element.name.identifierText, labels: labels, types: types, defaults: defaults,
          rawValue: raw))
    }
  }

  /// The implicit raw value: the preceding case's plus one.
  private func nextRaw(
    after last: Value?, _ type: TypeReference, at node: some SyntaxProtocol
  ) -> Value? {
    let next: Int
    switch last {
    case .int(let number)?, .integer(_, let number)?:
      guard number < .max else {
        report(.numberTooLarge("\(number) + 1"), at: node)
        return nil
      }
      next = number + 1
    case .double(let number)?: return .double(number + 1)
    case nil: next = 0
    default: return nil
    }
    guard case .literal(let raw) = coerced(.literal(.int(next)), to: type) else {
      return .int(next)
    }
    return raw
  }
}
