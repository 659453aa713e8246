import SwiftSyntax

/// `#if`. The simulator plays a debug build for the iOS simulator: `DEBUG` and the checks of
/// system, import and version are true; other flags are false.
extension Lowering {
  /// The items, with the chosen branches of `#if` in their place.
  func chosen(_ block: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    block.flatMap { item -> [CodeBlockItemSyntax] in
      guard let choice = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let inner)? = clause(of: choice)?.elements else { return [] }
      return chosen(inner)
    }
  }

  func chosen(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let choice = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      guard case .decls(let inner)? = clause(of: choice)?.elements else { return [] }
      return chosen(inner)
    }
  }

  /// `#if` in a chain of members: appends the members of the chosen branch to `base`.
  func lower(_ choice: PostfixIfConfigExprSyntax, behind base: ExprSyntax) -> Expression {
    guard case .postfixExpression(let added)? = clause(of: choice.config)?.elements else {
      return lower(base)
    }
    let outer = branchBase
    branchBase = base
    defer { branchBase = outer }
    return lower(added)
  }

  /// The base of the first member in the branch.
  func takeBranchBase() -> ExprSyntax? {
    defer { branchBase = nil }
    return branchBase
  }

  func clause(of choice: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    choice.clauses.first { clause in clause.condition.map(isTrue) ?? true }
  }

  private func isTrue(_ condition: ExprSyntax) -> Bool {
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG"
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return !isTrue(prefix.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return isTrue(only.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.spelling ?? ""
      switch call.calledExpression.spelling {
      case "os": return argument == "iOS"
      case "arch": return argument == "arm64"
      // The simulated device is a phone.
      case "targetEnvironment": return false
      case "canImport", "swift", "compiler": return true
      default: return false
      }
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return false }
    let parts = Array(sequence.elements)
    // `&&` binds tighter than `||`.
    return parts.split { $0.spelling == "||" }.contains { all in
      all.filter { $0.spelling != "&&" }.allSatisfy(isTrue)
    }
  }
}
