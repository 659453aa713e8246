import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// Lowers a block in a new scope.
  func lower(_ block: CodeBlockItemListSyntax) -> [Statement] {
    scope.open()
    defer { scope.close() }
    return lowerInPlace(block)
  }

  func lower(_ block: CodeBlockSyntax) -> [Statement] {
    marked(lower(block.statements), by: block.leftBrace)
  }

  func lowerInPlace(_ block: CodeBlockItemListSyntax) -> [Statement] {
    let items = chosen(block)
    let outer = aliases
    defer { aliases = outer }
    for item in items {
      guard let alias = item.item.as(TypeAliasDeclSyntax.self) else { continue }
      aliases[alias.name.identifierText] = alias.initializer.value
    }
    // A function may be called before its declaration.
    for item in items {
      if let function = item.item.as(FunctionDeclSyntax.self) {
        _ = declare(function.name, isConstant: true, mayBeSet: true)
        declareLocal(function)
      }
    }
    let lowered = items.map { item -> [Statement] in
      switch item.item {
      case .decl(let declaration): return lower(declaration)
      case .stmt(let statement): return lower(statement)
      case .expr(let expression): return [lowerStatement(expression)]
      @unknown default:
        _ = refuse(Construct(word: item.plainKind), at: item)
        return []
      }
    }
    let slots = items.map { item -> Int? in
      guard let function = item.item.as(FunctionDeclSyntax.self) else { return nil }
      return scope.find(function.name.identifierText)?.slot
    }
    return inOrderOfUse(lowered, functions: slots).flatMap { $0 }
  }

  func lower(_ declaration: DeclSyntax) -> [Statement] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return lowerLocal(function) }
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      declareOutside(declaration)
      return []
    }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    // `var a, b: Int`: the type follows the last name.
    let shared = variable.bindings.last?.typeAnnotation.map { lower($0.type) }
    return variable.bindings.flatMap { binding -> [Statement] in
      if let wrapper = ownWrapper(of: variable), let made = lowerWrapped(binding, wrapper, variable)
      {
        return [made]
      }
      let type =
        binding.typeAnnotation.map { openAssociated($0.type) ?? lower($0.type) }
        ?? (binding.initializer == nil ? shared : nil)
      if let accessors = binding.accessorBlock,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let computed = lowerComputed(name, accessors, type, variable)
      {
        return computed
      }
      if variable.modifiers.have("lazy"), let initial = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        if let accessors = binding.accessorBlock {
          let what = Construct("observers of a local lazy variable", "局部 lazy 变量的观察器")
          _ = refuse(what, at: accessors)
        }
        return lowerLazy(name, initial, type, variable)
      }
      let observers = binding.accessorBlock.map { lowerObservers($0) } ?? []
      if let accessors = binding.accessorBlock, observers.isEmpty {
        _ = refuse(Construct("a local variable with code of its own", "局部的计算变量"), at: accessors)
      }
      var value = binding.initializer.map {
        lowerInitial($0.value, as: type, binding.typeAnnotation?.type)
      }
      value = value.map { withHashableKeys($0, as: type) }
      if case .parameter? = type, case .literal(let number)? = value, number.asDouble != nil {
        value = type.map { .cast(.literal(number), $0, .known) }
      }
      if isFilledByWrapper(variable, binding),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        value = .literal(.opaque(Opaque.short(name.identifierText)))
      }
      if value == nil, !isConstant, type?.isOptional == true { value = .literal(.none) }
      if variable.modifiers.have("async"), let initial = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        let type = type ?? value.flatMap { staticType(of: $0) }
        return [lowerChildTask(name, initial, type, variable)]
      }
      if binding.typeAnnotation != nil, case .cast(let inner, let type, .known)? = value,
        staticType(of: inner) == .optional(type)
      {
        value = .cast(inner, type, .needed)
      }
      let ownership = ownership(variable)
      switch ownership {
      case .strong: break
      case .weak: value = value.map { .weak($0) }
      case .unowned: value = value.map { .unowned($0) }
      }
      let kind: Statement.Kind
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let slot = declare(name.identifier, isConstant: isConstant, mayBeSet: value == nil)
        let whole = binding.typeAnnotation.flatMap { wholeType($0.type) }
        scope.setType(
          whole ?? type ?? value.flatMap { wholeStaticType(of: $0) }, ofSlot: slot)
        noteAny(binding.typeAnnotation?.type, type, value, slot: slot)
        if type == nil, let value, parameter(of: value) != nil {
          noteParameter(of: value, slot: slot)
        }
        if type == nil { scope.shapes[slot] = value.flatMap { shape(of: $0) } }
        if ownership == .weak { scope.code.weakSlots.insert(slot) }
        if binding.typeAnnotation.map({ isNSString($0.type) })
          ?? binding.initializer.map({ isNSString($0.value) }) ?? false
        {
          scope.setNSString(name.identifier.identifierText)
        }
        kind = .declare(slot: slot, value)
      } else if let value {
        let type = type ?? staticType(of: value)
        kind = .destructure(lower(binding.pattern, binding: isConstant, of: type), value)
      } else {
        kind = .expression(refuse(Construct("this pattern", "这种模式"), at: binding.pattern))
      }
      return [Statement(line: sourceLine(variable), kind: kind)]
        + observe(binding, by: observers)
    }
  }

  /// `async let`: a child task evaluates the value.
  private func lowerChildTask(
    _ name: TokenSyntax, _ value: ExprSyntax, _ type: TypeReference?, _ variable: VariableDeclSyntax
  ) -> Statement {
    let outer = scope
    scope = Scope(enclosing: outer)
    let given = lower(value, as: type)
    var code = scope.code
    scope = outer
    code.body = [Statement(line: SourceLine(line: 0), kind: .return(given))]
    code.line = line(of: value)
    tree.codes.append(code)
    let slot = declare(name, isConstant: true)
    scope.setType(type, ofSlot: slot)
    scope.setChildTask(name.identifierText)
    let start = Call(
      name: "async let", labels: ["_"], values: [.closure(tree.codes.count - 1)], trailing: 0,
      spelling: "")
    return Statement(
      line: sourceLine(variable), kind: .declare(slot: slot, .callNamed(start)))
  }

  private func lowerStatement(_ expression: ExprSyntax) -> Statement {
    if let branch = expression.as(IfExprSyntax.self) { return lowerIf(branch) }
    if let choice = expression.as(SwitchExprSyntax.self) { return lowerSwitch(choice) }
    return Statement(line: sourceLine(expression), kind: .expression(lower(expression)))
  }

  func lower(_ statement: StmtSyntax) -> [Statement] {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return [lowerStatement(wrapped.expression)]
    }
    return [Statement(line: sourceLine(statement), kind: lowerKind(of: statement))]
  }

  /// Whether the code belongs directly to an initialiser, not to a closure in it.
  private var isInInitialiser: Bool {
    functionName.hasPrefix("init(") && scope.enclosing == nil
  }

  /// A `defer` of an initialiser: unlike the other statements there, it calls observers.
  private func lowerObserved(_ block: DeferStmtSyntax) -> [Statement] {
    let outer = scope
    scope = Scope(enclosing: outer)
    scope.code.owner = outer.code.owner
    scope.code.functionName = functionName
    let body = lower(block.body)
    var code = scope.code
    code.body = body
    code.line = line(of: block)
    scope = outer
    tree.codes.append(code)
    let call = Expression.callValue(.closure(tree.codes.count - 1), [])
    return [Statement(line: SourceLine(line: 0), kind: .expression(call))]
  }

  private func lowerKind(of statement: StmtSyntax) -> Statement.Kind {
    if let returning = statement.as(ReturnStmtSyntax.self) {
      let type = scope.returns == .void ? nil : scope.returns
      return .return(returning.expression.map { asAssociated(lower($0, as: type)) })
    }
    if let check = statement.as(GuardStmtSyntax.self) {
      // The body cannot see the names that the conditions bind.
      let body = lower(check.body)
      return .guardElse(lower(check.conditions), body)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return lowerFor(loop) }
    if let loop = statement.as(WhileStmtSyntax.self) {
      scope.open()
      defer { scope.close() }
      let conditions = lower(loop.conditions)
      return .whileLoop(conditions, lower(loop.body))
    }
    if let loop = statement.as(RepeatStmtSyntax.self) {
      return .repeatLoop(lower(loop.body), lower(loop.condition, as: .bool))
    }
    if let block = statement.as(DoStmtSyntax.self) {
      return .doBlock(lower(block.body), block.catchClauses.map(lower))
    }
    if let block = statement.as(DeferStmtSyntax.self) {
      return .later(isInInitialiser ? lowerObserved(block) : lower(block.body))
    }
    if let failure = statement.as(ThrowStmtSyntax.self) {
      return .throwError(lower(failure.expression, as: failureType))
    }
    if let leave = statement.as(BreakStmtSyntax.self) { return .break(leave.label?.text) }
    if let next = statement.as(ContinueStmtSyntax.self) { return .continue(next.label?.text) }
    if let labelled = statement.as(LabeledStmtSyntax.self),
      let inner = lower(labelled.statement).first
    {
      return .labelled(labelled.label.text, inner)
    }
    if statement.is(FallThroughStmtSyntax.self) { return .fallThrough }
    if let yielding = statement.as(YieldStmtSyntax.self) { return lower(yielding) }
    return .expression(refuse(Construct(word: statement.plainKind), at: statement))
  }

  /// `_read` yields its value as a getter returns it. `_modify` yields a place, which gets the new
  /// value as in a setter.
  private func lower(_ yielding: YieldStmtSyntax) -> Statement.Kind {
    guard case .single(let value) = yielding.yieldedExpressions else {
      return .expression(refuse(Construct(word: "'yield'"), at: yielding))
    }
    guard let target = value.as(InOutExprSyntax.self)?.expression else {
      return .return(lower(value, as: scope.returns))
    }
    guard let new = scope.find("newValue"), let place = lowerPlace(target) else {
      return .expression(refuse(Construct(word: "'yield'"), at: yielding))
    }
    return .expression(.assign(place, .slot(new.slot)))
  }

  private func lower(_ clause: CatchClauseSyntax) -> CatchClause {
    scope.open()
    defer { scope.close() }
    var patterns: [(pattern: Pattern, filter: Expression?)] = []
    let slot =
      clause.catchItems.contains { $0.pattern != nil }
      ? nil : scope.declare("error", isConstant: true)
    if let slot, tree.types["Error"]?.kind == .extended {
      scope.setType(.named("Error"), ofSlot: slot)
    }
    for item in clause.catchItems {
      repeatsNames = !patterns.isEmpty
      let pattern = item.pattern.map { lower($0, binding: nil, of: nil) } ?? .any
      repeatsNames = false
      patterns.append((pattern, item.whereClause.map { lower($0.condition) }))
    }
    if patterns.isEmpty { patterns = [(.any, nil)] }
    return CatchClause(
      label: sourceLine(clause), patterns: patterns, errorSlot: slot,
      body: lower(clause.body))
  }

  /// `body`: replaces the loop's own statements.
  func lowerFor(_ loop: ForStmtSyntax, body: (() -> [Statement])? = nil) -> Statement.Kind {
    let element = loop.typeAnnotation.map { lower($0.type) }
    let isLiteral = loop.sequence.is(ArrayExprSyntax.self)
    let sequence = lower(loop.sequence, as: isLiteral ? element.map { .array($0) } : nil)
    scope.open()
    defer { scope.close() }
    let pattern = lower(
      loop.pattern, binding: loop.caseKeyword == nil ? true : nil,
      of: element ?? openElement(of: sequence)
        ?? self.element(of: staticType(of: sequence), sequence))
    if case .bind(let slot) = pattern {
      if case .substrings? = shape(of: sequence) { scope.shapes[slot] = .substring }
      if case .array(let element)? = typeWithAny(of: sequence) { scope.anyTypes[slot] = element }
    }
    let filter = loop.whereClause.map { lower($0.condition) }
    return .forIn(
      pattern, sequence, filter: filter, body?() ?? lower(loop.body), state: scope.newSlot())
  }

  private func element(of type: TypeReference?, _ sequence: Expression) -> TypeReference? {
    switch type {
    case .array(let element)?, .set(let element)?: return element
    case .dictionary(let key, let value)?: return .tuple([key, value], labels: ["key", "value"])
    case .string?: return .character
    default: break
    }
    if case .binary(let operation, let low, _) = sequence,
      operation == .range || operation == .closedRange
    {
      return staticType(of: low)
    }
    if case .callMember(let owner, _, let call) = sequence, call.name == "enumerated",
      let inner = element(of: staticType(of: owner), owner)
    {
      return .tuple([.int, inner], labels: ["offset", "element"])
    }
    return nil
  }

  func lowerIf(_ branch: IfExprSyntax) -> Statement {
    scope.open()
    let conditions = lower(branch.conditions)
    let body = lower(branch.body)
    scope.close()
    var otherwise: [Statement] = []
    switch branch.elseBody {
    case .codeBlock(let block)?: otherwise = lower(block)
    case .ifExpr(let next)?: otherwise = [lowerIf(next)]
    case nil: break
    @unknown default: _ = refuse(Construct(word: branch.plainKind), at: branch)
    }
    return Statement(
      line: sourceLine(branch), kind: .ifElse(conditions, body, otherwise: otherwise))
  }

  /// `body`: replaces the own statements of the case with that index.
  func lowerSwitch(
    _ choice: SwitchExprSyntax,
    body: ((Int, CodeBlockItemListSyntax) -> [Statement])? = nil
  ) -> Statement {
    let subject = lower(choice.subject)
    var cases: [SwitchCase] = []
    for (number, branch) in chosen(choice.cases).enumerated() {
      scope.open()
      defer { scope.close() }
      var patterns: [(pattern: Pattern, filter: Expression?)] = []
      switch branch.label {
      case .default: patterns = [(.any, nil)]
      case .case(let label):
        for item in label.caseItems {
          repeatsNames = !patterns.isEmpty
          let pattern = lower(item.pattern, binding: nil, of: staticType(of: subject))
          repeatsNames = false
          patterns.append((pattern, item.whereClause.map { lower($0.condition) }))
        }
      @unknown default: _ = refuse(Construct(word: branch.plainKind), at: branch)
      }
      cases.append(
        SwitchCase(
          label: sourceLine(branch.label), patterns: patterns,
          body: body?(number, branch.statements) ?? lowerInPlace(branch.statements)))
    }
    return Statement(line: sourceLine(choice), kind: .switchOver(subject, cases))
  }
}
