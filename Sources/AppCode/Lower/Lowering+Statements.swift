import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// In a block of its own.
  func lower(_ block: CodeBlockItemListSyntax) -> [Statement] {
    scope.open()
    defer { scope.close() }
    return lowerInPlace(block)
  }

  func lower(_ block: CodeBlockSyntax) -> [Statement] {
    marked(lower(block.statements), by: block.leftBrace)
  }

  func lowerInPlace(_ block: CodeBlockItemListSyntax) -> [Statement] {
    chosen(block).flatMap { item -> [Statement] in
      switch item.item {
      case .decl(let declaration): return lower(declaration)
      case .stmt(let statement): return lower(statement)
      case .expr(let expression): return [lowerStatement(expression)]
      }
    }
  }

  private func lower(_ declaration: DeclSyntax) -> [Statement] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      report(
        .notPlayed(
          Construct("\(declaration.plainKind) inside a body", "函数体里的 \(declaration.plainKind)")),
        at: declaration)
      return []
    }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for modifier in variable.modifiers {
      report(
        .notPlayed(Construct("'\(modifier.name.text)' here", "这里的 '\(modifier.name.text)'")),
        at: modifier)
    }
    return variable.bindings.map { binding in
      if let accessors = binding.accessorBlock {
        report(.notPlayed(Construct("a variable with code of its own", "局部的计算变量")), at: accessors)
      }
      let type = binding.typeAnnotation.map { lower($0.type) }
      let value = binding.initializer.map { coerced(lower($0.value), to: type) }
      let kind: Statement.Kind
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let slot = declare(name.identifier, isConstant: isConstant, mayBeSet: value == nil)
        kind = .declare(slot: slot, value)
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self), let value {
        let parts = tuple.elements.map { lower($0.pattern, binding: isConstant) }
        kind = .declareTuple(parts, value)
      } else if binding.pattern.is(WildcardPatternSyntax.self), let value {
        kind = .expression(.assign(.discard, value))
      } else {
        kind = .expression(refuse(Construct("this pattern", "这种模式"), at: binding.pattern))
      }
      return Statement(line: sourceLine(variable), kind: kind)
    }
  }

  private func lowerStatement(_ expression: ExprSyntax) -> Statement {
    if let branch = expression.as(IfExprSyntax.self) { return lowerIf(branch) }
    if let choice = expression.as(SwitchExprSyntax.self) { return lowerSwitch(choice) }
    return Statement(line: sourceLine(expression), kind: .expression(lower(expression)))
  }

  private func lower(_ statement: StmtSyntax) -> [Statement] {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return [lowerStatement(wrapped.expression)]
    }
    return [Statement(line: sourceLine(statement), kind: lowerKind(of: statement))]
  }

  private func lowerKind(of statement: StmtSyntax) -> Statement.Kind {
    if let giveBack = statement.as(ReturnStmtSyntax.self) {
      return .giveBack(giveBack.expression.map(lower))
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
      return .repeatLoop(lower(loop.body), lower(loop.condition))
    }
    if let block = statement.as(DoStmtSyntax.self) {
      return .doBlock(lower(block.body))
    }
    if let block = statement.as(DeferStmtSyntax.self) { return .later(lower(block.body)) }
    if let leave = statement.as(BreakStmtSyntax.self), leave.label == nil { return .breakOff }
    if let next = statement.as(ContinueStmtSyntax.self), next.label == nil { return .goOn }
    if statement.is(FallThroughStmtSyntax.self) { return .fallThrough }
    return .expression(refuse(Construct(word: statement.plainKind), at: statement))
  }

  private func lowerFor(_ loop: ForStmtSyntax) -> Statement.Kind {
    for word in [loop.tryKeyword, loop.awaitKeyword, loop.caseKeyword].compactMap({ $0 }) {
      report(.notPlayed(Construct(word: "'for \(word.text)'")), at: word)
    }
    let sequence = lower(loop.sequence)
    scope.open()
    defer { scope.close() }
    let pattern = lower(loop.pattern, binding: true)
    let filter = loop.whereClause.map { lower($0.condition) }
    return .forIn(pattern, sequence, filter: filter, lower(loop.body))
  }

  private func lowerIf(_ branch: IfExprSyntax) -> Statement {
    scope.open()
    let conditions = lower(branch.conditions)
    let body = lower(branch.body)
    scope.close()
    var otherwise: [Statement] = []
    switch branch.elseBody {
    case .codeBlock(let block)?: otherwise = lower(block)
    case .ifExpr(let next)?: otherwise = [lowerIf(next)]
    case nil: break
    }
    return Statement(
      line: sourceLine(branch), kind: .ifElse(conditions, body, otherwise: otherwise))
  }

  private func lower(_ conditions: ConditionElementListSyntax) -> [Condition] {
    conditions.map { element in
      switch element.condition {
      case .expression(let expression): return .expression(lower(expression))
      case .availability(let availability):
        let isAvailable = availability.availabilityKeyword.tokenKind == .poundAvailable
        return .expression(.literal(.bool(isAvailable)))
      case .matchingPattern(let match):
        let value = lower(match.initializer.value)
        return .matches(lower(match.pattern, binding: nil), value)
      case .optionalBinding(let binding): return lower(binding)
      }
    }
  }

  private func lower(_ binding: OptionalBindingConditionSyntax) -> Condition {
    let isConstant = binding.bindingSpecifier.tokenKind == .keyword(.let)
    if binding.pattern.is(WildcardPatternSyntax.self), let value = binding.initializer?.value {
      return .unwrap(slot: nil, lower(value))
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .expression(refuse(Construct("this pattern", "这种模式"), at: binding.pattern))
    }
    let value: Expression
    if let initializer = binding.initializer {
      value = lower(initializer.value)
    } else {
      value = lowerName(name)
    }
    if name.tokenKind == .keyword(.self) { return .unwrap(slot: nil, .literal(.delegate)) }
    return .unwrap(slot: declare(name, isConstant: isConstant), value)
  }

  private func lowerSwitch(_ choice: SwitchExprSyntax) -> Statement {
    let subject = lower(choice.subject)
    var cases: [SwitchCase] = []
    for element in choice.cases {
      guard case .switchCase(let branch) = element else {
        report(.notPlayed(Construct("'#if' in a switch", "switch 里的 '#if'")), at: element)
        continue
      }
      scope.open()
      defer { scope.close() }
      var patterns: [(pattern: Pattern, filter: Expression?)] = []
      switch branch.label {
      case .default: patterns = [(.any, nil)]
      case .case(let label):
        for item in label.caseItems {
          let pattern = lower(item.pattern, binding: nil)
          patterns.append((pattern, item.whereClause.map { lower($0.condition) }))
        }
      }
      cases.append(
        SwitchCase(
          label: sourceLine(branch.label), patterns: patterns,
          body: lowerInPlace(branch.statements)))
    }
    return Statement(line: sourceLine(choice), kind: .switchOver(subject, cases))
  }
}
