import LifecycleModel
import SwiftSyntax

/// The file: one class that is the delegate, and extensions of it.
extension Lowering {
  func lower(_ file: SourceFileSyntax) {
    var members: [DeclSyntax] = []
    let items = chosen(file.statements)
    for item in items {
      guard case .decl(let declaration) = item.item else {
        report(.notPlayed(Construct("code outside of the delegate", "AppDelegate 以外的代码")), at: item)
        continue
      }
      if declaration.is(ImportDeclSyntax.self) { continue }
      if let type = declaration.as(ClassDeclSyntax.self), tree.className.isEmpty,
        isDelegate(type)
      {
        tree.className = type.name.identifierText
        check(type.inheritanceClause)
        members += chosen(type.memberBlock.members)
      } else if let type = declaration.as(ClassDeclSyntax.self), isSceneDelegate(type) {
        check(type.inheritanceClause)
        members += chosen(type.memberBlock.members)
      } else if declaration.as(ExtensionDeclSyntax.self) == nil {
        report(
          .notPlayed(
            Construct(
              "\(declaration.plainKind) beside the delegate",
              "AppDelegate 以外的 \(declaration.plainKind)")), at: declaration)
      }
    }
    guard !tree.className.isEmpty else {
      report(.noDelegate, at: file)
      return
    }
    for item in items {
      guard let part = item.item.as(ExtensionDeclSyntax.self) else { continue }
      guard part.extendedType.spelling == tree.className else {
        report(
          .notPlayed(
            Construct(
              "an extension of \(part.extendedType.spelling)", "\(part.extendedType.spelling) 的扩展")),
          at: part)
        continue
      }
      check(part.inheritanceClause)
      members += chosen(part.memberBlock.members)
    }
    lower(members)
  }

  private func isDelegate(_ type: ClassDeclSyntax) -> Bool {
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.spelling) ?? []
    return inherited.contains("UIApplicationDelegate")
  }

  private func isSceneDelegate(_ type: ClassDeclSyntax) -> Bool {
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.spelling) ?? []
    return inherited.contains("UIWindowSceneDelegate")
  }

  private func check(_ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      let name = inherited.type.spelling
      guard !KnownType.inherited.contains(name) else { continue }
      report(
        .unknownType(name), at: inherited,
        nearest: Nearest.match(name, among: KnownType.inherited))
    }
  }

  /// Names first, so that bodies may speak of what stands below them.
  private func lower(_ members: [DeclSyntax]) {
    var functions: [FunctionDeclSyntax] = []
    var values: [(index: Int, value: ExprSyntax)] = []
    var accessors: [Accessor] = []
    for member in members {
      if let function = member.as(FunctionDeclSyntax.self) {
        declareMethod(function)
        functions.append(function)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        declareProperties(variable, &values, &accessors)
      } else {
        report(
          .notPlayed(
            Construct("\(member.plainKind) in the delegate", "AppDelegate 里的 \(member.plainKind)")),
          at: member)
      }
    }
    for (index, value) in values {
      tree.properties[index].initial = coerced(lower(value), to: tree.properties[index].type)
    }
    tree.initialSlots = scope.code.slotCount
    for (index, function) in functions.enumerated() {
      let parameters = function.signature.parameterClause.parameters
      for (parameter, code) in zip(parameters, tree.methods[index].defaults) {
        if let code, let value = parameter.defaultValue { lowerDefault(value.value, code: code) }
      }
    }
    for accessor in accessors { lower(accessor) }
    for (index, function) in functions.enumerated() { lowerBody(of: function, index) }
  }

  private func declareMethod(_ function: FunctionDeclSyntax) {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
    let base = function.name.identifierText
    let fullName = base + "(" + labels.map { $0 + ":" }.joined() + ")"
    if tree.methods.contains(where: { $0.fullName == fullName }) {
      report(.declaredTwice(fullName), at: function.name)
    }
    if let effects = function.signature.effectSpecifiers {
      report(
        .notPlayed(Construct("'\(effects.spelling)' methods", "'\(effects.spelling)' 方法")),
        at: effects)
    }
    if let generics = function.genericParameterClause {
      report(.notPlayed(Construct("generic methods", "泛型方法")), at: generics)
    }
    tree.methods.append(
      ProgramTree.Method(
        fullName: fullName, baseName: base, labels: labels, code: reserveCode(),
        defaults: function.signature.parameterClause.parameters.map {
          $0.defaultValue == nil ? nil : reserveCode()
        },
        line: line(of: function.funcKeyword)))
  }

  private func declareProperties(
    _ variable: VariableDeclSyntax, _ values: inout [(index: Int, value: ExprSyntax)],
    _ accessors: inout [Accessor]
  ) {
    for modifier in variable.modifiers
    where ["lazy"].contains(modifier.name.text) {
      report(
        .notPlayed(Construct("'\(modifier.name.text)' properties", "'\(modifier.name.text)' 属性")),
        at: modifier)
    }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        report(.notPlayed(Construct("a pattern as a property", "用模式声明的属性")), at: binding.pattern)
        continue
      }
      if tree.properties.contains(where: { $0.name == name.identifierText })
        || tree.computed.contains(where: { $0.name == name.identifierText })
      {
        report(.declaredTwice(name.identifierText), at: name)
      }
      let type = binding.typeAnnotation.map { lower($0.type) }
      if let block = binding.accessorBlock, block.isComputed {
        accessors += declareAccessors(block, of: name.identifierText)
        continue
      }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      if let initializer = binding.initializer {
        values.append((tree.properties.count, initializer.value))
      } else if type?.isOptional != true || isConstant {
        report(.notPlayed(Construct("a property without a first value", "没有初始值的属性")), at: binding)
      }
      tree.properties.append(
        ProgramTree.StoredProperty(
          name: name.identifierText, isConstant: isConstant, type: type, initial: nil,
          line: line(of: binding)))
      if let block = binding.accessorBlock {
        accessors += declareAccessors(block, of: name.identifierText)
      }
    }
  }

  private func lowerBody(of function: FunctionDeclSyntax, _ index: Int) {
    guard let body = function.body else { return }
    let returns = function.signature.returnClause.map { lower($0.type) }
    let code = lowerCode(
      returnsValue: returns != nil, body.statements, brace: body.leftBrace
    ) {
      for parameter in function.signature.parameterClause.parameters {
        _ = lower(parameter.type)
        if let ellipsis = parameter.ellipsis {
          report(.notPlayed(Construct("a parameter that takes many values", "可变参数")), at: ellipsis)
        }
        let name = parameter.secondName ?? parameter.firstName
        let slot =
          name.tokenKind == .wildcard ? scope.newSlot() : declare(name, isConstant: true)
        scope.code.parameters.append(slot)
      }
    }
    tree.codes[tree.methods[index].code] = code
  }
}

extension AccessorBlockSyntax {
  /// With `get`, or nothing but its body.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }
}
