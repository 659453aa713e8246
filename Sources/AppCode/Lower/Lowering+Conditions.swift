import SwiftSyntax

/// `#if`. The simulator builds for debugging on an iPhone.
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

  /// The clause that is compiled in a debug build for an iPhone. Notes conditions that depend on flags of the project,
  /// which count as false.
  func clause(of choice: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    for clause in choice.clauses {
      guard let condition = clause.condition else { return clause }
      let verdict = BuildCondition(condition)
      if !verdict.isKnown {
        note(.projectFlag(condition.spelling), at: clause)
        if !verdict.holds {
          tree.traits.undecidedNames.formUnion(
            clause.tokens(viewMode: .sourceAccurate).map(\.text))
        }
      }
      if verdict.holds { return clause }
    }
    return nil
  }
}

/// The value of a `#if` condition in a debug build for an iPhone.
private struct BuildCondition {
  let holds: Bool
  /// False if it depends on a flag of the project, which counts as false.
  let isKnown: Bool

  private init(holds: Bool, isKnown: Bool = true) {
    self.holds = holds
    self.isKnown = isKnown
  }

  private static let unknown = BuildCondition(holds: false, isKnown: false)

  init(_ condition: ExprSyntax) {
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      self = name.baseName.text == "DEBUG" ? BuildCondition(holds: true) : .unknown
    } else if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      self.init(holds: literal.literal.tokenKind == .keyword(.true))
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      let inner = BuildCondition(prefix.expression)
      self.init(holds: !inner.holds, isKnown: inner.isKnown)
    } else if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      self.init(only.expression)
    } else if let call = condition.as(FunctionCallExprSyntax.self) {
      self.init(call)
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      // `&&` binds tighter than `||`.
      let ways = Array(sequence.elements).split { $0.spelling == "||" }.map { all in
        all.filter { $0.spelling != "&&" }.map(BuildCondition.init).reduce(
          BuildCondition(holds: true)
        ) { $0.and($1) }
      }
      self = ways.reduce(BuildCondition(holds: false)) { $0.or($1) }
    } else {
      self = .unknown
    }
  }

  private init(_ call: FunctionCallExprSyntax) {
    let argument = call.arguments.first?.expression.spelling ?? ""
    switch call.calledExpression.spelling {
    case "os": self.init(holds: argument == "iOS")
    case "arch": self.init(holds: argument == "arm64")
    // The simulated device is a phone.
    case "targetEnvironment": self.init(holds: false)
    case "canImport", "swift", "compiler": self.init(holds: true)
    default: self = .unknown
    }
  }

  private func and(_ other: BuildCondition) -> BuildCondition {
    let isDecided = (isKnown && !holds) || (other.isKnown && !other.holds)
    return BuildCondition(
      holds: holds && other.holds, isKnown: isDecided || isKnown && other.isKnown)
  }

  private func or(_ other: BuildCondition) -> BuildCondition {
    let isDecided = (isKnown && holds) || (other.isKnown && other.holds)
    return BuildCondition(
      holds: holds || other.holds, isKnown: isDecided || isKnown && other.isKnown)
  }
}
