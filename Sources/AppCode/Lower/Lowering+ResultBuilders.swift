import LifecycleModel
import SwiftSyntax

/// User-defined result builders: the calls into which Swift's compiler transforms a body.
extension Lowering {
  func isResultBuilder(_ declaration: DeclSyntax) -> Bool {
    let attributes =
      declaration.as(StructDeclSyntax.self)?.attributes
      ?? declaration.as(EnumDeclSyntax.self)?.attributes
      ?? declaration.as(ClassDeclSyntax.self)?.attributes
    return attributes?.contains { $0.spelling == "@resultBuilder" } == true
  }

  /// The path of the result builder among the attributes of a parameter, function or property.
  func builder(among attributes: AttributeListSyntax?) -> String? {
    guard !resultBuilders.isEmpty else { return nil }
    for case .attribute(let attribute) in attributes ?? [] {
      let name = String(attribute.attributeName.spelling.prefix { $0 != "<" })
      if let path = resolve(name), resultBuilders.contains(path) { return path }
    }
    return nil
  }

  /// Requirements of a protocol that have a result builder. Implementations inherit it.
  func noteBuilders(of members: MemberBlockSyntax, in path: String) {
    for member in chosen(members.members) {
      let name: String?
      if let variable = member.as(VariableDeclSyntax.self) {
        name =
          variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
          .identifier.identifierText
      } else {
        name = member.as(FunctionDeclSyntax.self)?.name.identifierText
      }
      guard let name else { continue }
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
      for case .attribute(let attribute) in attributes ?? [] {
        requiredBuilders[path, default: [:]][name] = String(
          attribute.attributeName.spelling.prefix { $0 != "<" })
      }
    }
  }

  /// Notes which closure arguments of a call have a result builder.
  func noteBuilders(
    of method: Method, _ fitted: [Method.Fitting], _ call: FunctionCallExprSyntax
  ) {
    guard !method.builders.isEmpty else { return }
    let closures =
      call.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
      + trailingClosures(of: call).map(\.closure)
    for (place, fitting) in fitted.enumerated() {
      guard let builder = method.builders[place], case .argument(let index) = fitting,
        closures.indices.contains(index), let closure = closures[index]
      else { continue }
      closureBuilders[closure.id] = builder
    }
  }

  /// The result builder of a body; nil if it has none, or if the body contains a `return`.
  func builder(around body: CodeBlockItemListSyntax) -> String? {
    guard !resultBuilders.isEmpty, let builder = writtenBuilder(around: body), !body.returns
    else { return nil }
    return builder
  }

  private func writtenBuilder(around body: CodeBlockItemListSyntax) -> String? {
    guard var node = body.parent else { return nil }
    if let closure = node.as(ClosureExprSyntax.self) { return closureBuilders[closure.id] }
    if node.is(CodeBlockSyntax.self), let outer = node.parent { node = outer }
    if let accessor = node.as(AccessorDeclSyntax.self) {
      guard accessor.accessorSpecifier.tokenKind == .keyword(.get),
        let block = accessor.parent?.parent
      else { return nil }
      node = block
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      return builder(among: function.attributes) ?? required(function.name.identifierText)
    }
    guard node.is(AccessorBlockSyntax.self),
      let binding = node.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    return builder(among: variable.attributes) ?? name.flatMap(required)
  }

  /// The result builder of the requirement that a member of the enclosing type implements.
  private func required(_ member: String) -> String? {
    guard !requiredBuilders.isEmpty, let type = enclosingType?.type else { return nil }
    for part in tree.lineage(of: type) {
      if let name = requiredBuilders[part.name]?[member], let path = resolve(name),
        resultBuilders.contains(path)
      {
        return path
      }
    }
    return nil
  }

  func lowerBuilt(
    _ body: CodeBlockItemListSyntax, by builder: String, as type: TypeReference?
  ) -> [Statement] {
    scope.open()
    defer { scope.close() }
    var (statements, value) = built(body, by: builder)
    if has("buildFinalResult", builder) { value = build("buildFinalResult", [value], by: builder) }
    statements.append(
      Statement(line: SourceLine(line: 0), kind: .return(coerced(value, to: type))))
    return statements
  }

  /// The statements of a block, and the value that the builder returns for it.
  private func built(
    _ block: CodeBlockItemListSyntax, by builder: String
  ) -> (statements: [Statement], value: Expression) {
    var statements: [Statement] = []
    var parts: [Expression] = []
    for item in chosen(block) {
      switch item.item {
      case .decl(let declaration): statements += lower(declaration)
      case .stmt(let statement):
        if let wrapped = statement.as(ExpressionStmtSyntax.self) {
          parts.append(part(wrapped.expression, by: builder, &statements))
        } else if let loop = statement.as(ForStmtSyntax.self) {
          parts.append(part(loop, by: builder, &statements))
        } else {
          statements += lower(statement)
        }
      case .expr(let expression):
        parts.append(part(expression, by: builder, &statements))
      @unknown default: _ = refuse(Construct(word: item.plainKind), at: item)
      }
    }
    guard let first = parts.first, has("buildPartialBlock", builder) else {
      return (statements, build("buildBlock", parts, by: builder))
    }
    let slot = scope.newSlot()
    let start = build("buildPartialBlock", [first], labels: ["first"], by: builder)
    statements.append(Statement(line: SourceLine(line: 0), kind: .declare(slot: slot, start)))
    for next in parts.dropFirst() {
      let whole = build(
        "buildPartialBlock", [.slot(slot), next], labels: ["accumulated", "next"], by: builder)
      statements.append(
        Statement(line: SourceLine(line: 0), kind: .expression(.assign(.slot(slot), whole))))
    }
    return (statements, .slot(slot))
  }

  /// Stores the value of one statement in its own variable.
  private func part(
    _ expression: ExprSyntax, by builder: String, _ statements: inout [Statement]
  ) -> Expression {
    let slot = scope.newSlot()
    if let branch = expression.as(IfExprSyntax.self) {
      statements.append(Statement(line: SourceLine(line: 0), kind: .declare(slot: slot, nil)))
      statements.append(lowerBuilt(branch, by: builder, into: slot))
      return .slot(slot)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      statements.append(Statement(line: SourceLine(line: 0), kind: .declare(slot: slot, nil)))
      let count = chosen(choice.cases).count
      let chosen = lowerSwitch(choice) { [unowned self] number, block in
        store(block, by: builder, into: slot) { value in
          either(value, number, of: count, by: builder)
        }
      }
      statements.append(chosen)
      return .slot(slot)
    }
    let context = has("buildExpression", builder) ? "buildExpression" : "buildBlock"
    var value = lower(expression, as: self.context(of: context, builder))
    if has("buildExpression", builder) { value = build("buildExpression", [value], by: builder) }
    statements.append(
      Statement(line: sourceLine(expression), kind: .declare(slot: slot, value)))
    return .slot(slot)
  }

  private func part(
    _ loop: ForStmtSyntax, by builder: String, _ statements: inout [Statement]
  ) -> Expression {
    let list = scope.newSlot()
    statements.append(
      Statement(line: SourceLine(line: 0), kind: .declare(slot: list, .array([]))))
    let kind = lowerFor(loop) { [unowned self] in
      scope.open()
      defer { scope.close() }
      let (inner, value) = built(loop.body.statements, by: builder)
      let append = Call(
        name: "append", labels: ["_"], values: [value], trailing: 0, spelling: "(...)")
      let added = Expression.callMember(.slot(list), place: .slot(list), append)
      return inner + [Statement(line: SourceLine(line: 0), kind: .expression(added))]
    }
    statements.append(Statement(line: sourceLine(loop), kind: kind))
    return build("buildArray", [.slot(list)], by: builder)
  }

  /// `if`, `else if` and `else`: each branch stores its value in the slot.
  private func lowerBuilt(
    _ branch: IfExprSyntax, by builder: String, into slot: Int
  ) -> Statement {
    var branches: [IfExprSyntax] = [branch]
    var last: CodeBlockSyntax?
    while let next = branches.last?.elseBody {
      guard case .ifExpr(let further) = next else {
        if case .codeBlock(let block) = next { last = block }
        break
      }
      branches.append(further)
    }
    let count = branches.count + (last == nil ? 0 : 1)
    let optional = has("buildOptional", builder) ? "buildOptional" : "buildIf"
    var otherwise: [Statement]
    if let last {
      otherwise = store(last.statements, by: builder, into: slot) { value in
        either(value, count - 1, of: count, by: builder)
      }
    } else {
      let nothing = build(optional, [.literal(.none)], by: builder)
      otherwise = [
        Statement(line: SourceLine(line: 0), kind: .expression(.assign(.slot(slot), nothing)))
      ]
    }
    for (number, branch) in branches.enumerated().reversed() {
      scope.open()
      let conditions = lower(branch.conditions)
      let isLimited = conditions.contains { condition in
        if case .available = condition { return true }
        return false
      }
      let body = store(branch.body.statements, by: builder, into: slot) { value in
        var value = value
        if isLimited, has("buildLimitedAvailability", builder) {
          value = build("buildLimitedAvailability", [value], by: builder)
        }
        value = either(value, number, of: count, by: builder)
        guard last == nil else { return value }
        return build(optional, [.cast(value, .optional(.any), .known)], by: builder)
      }
      scope.close()
      otherwise = [
        Statement(
          line: sourceLine(branch), kind: .ifElse(conditions, body, otherwise: otherwise))
      ]
    }
    return otherwise[0]
  }

  private func store(
    _ block: CodeBlockItemListSyntax, by builder: String, into slot: Int,
    _ change: (Expression) -> Expression
  ) -> [Statement] {
    scope.open()
    defer { scope.close() }
    let (statements, value) = built(block, by: builder)
    let assigned = Expression.assign(.slot(slot), change(value))
    return statements + [Statement(line: SourceLine(line: 0), kind: .expression(assigned))]
  }

  /// The value of one of several branches. Like the compiler, repeatedly splits the list of branches after the largest
  /// power of two.
  private func either(
    _ value: Expression, _ number: Int, of count: Int, by builder: String
  ) -> Expression {
    guard count > 1 else { return value }
    var half = 1
    while 2 * half < count { half *= 2 }
    let isFirst = number < half
    let inner =
      isFirst
      ? either(value, number, of: half, by: builder)
      : either(value, number - half, of: count - half, by: builder)
    return build("buildEither", [inner], labels: [isFirst ? "first" : "second"], by: builder)
  }

  private func has(_ name: String, _ builder: String) -> Bool {
    !methods(name, of: builder, isStatic: true).isEmpty
  }

  /// The parameter type of the builder's only method of that name.
  private func context(of name: String, _ builder: String) -> TypeReference? {
    let own = methods(name, of: builder, isStatic: true)
    guard own.count == 1, let type = own[0].types.first, type.isSettled else { return nil }
    return type
  }

  private func build(
    _ name: String, _ values: [Expression], labels: [String]? = nil, by builder: String
  ) -> Expression {
    let call = Call(
      name: name, labels: labels ?? values.map { _ in "_" }, values: values, trailing: 0,
      spelling: "(...)")
    return .callMember(.literal(.type(builder)), place: nil, call)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it contains a `return` outside of nested functions and closures.
  fileprivate var returns: Bool {
    final class Search: SyntaxVisitor {
      var isFound = false
      override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
      }
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
      }
      override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
      }
    }
    let search = Search(viewMode: .sourceAccurate)
    search.walk(self)
    return search.isFound
  }
}
