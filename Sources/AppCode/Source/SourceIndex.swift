import SwiftSyntax

/// The statements and comments of a file.
struct SourceIndex {
  struct Comment {
    /// The offset of `//`.
    var offset: Int
    /// The text after `//`.
    var text: String
    /// Only blanks precede it on its line.
    var isAlone: Bool
    var nextToken: Int
    /// The block that the token before the comment opens, by the offset of its brace.
    var block: Int?
  }

  /// A statement or a `case` label, from its first byte to its last.
  struct Span {
    var start: Int
    var end: Int
    var hasBranches = false
    var length: Int { end - start }
  }

  private(set) var comments: [Comment] = []
  private(set) var statements: [Span] = []

  init(_ file: SourceFileSyntax) {
    var open = [Syntax(file)]
    while let node = open.popLast() {
      if let token = node.as(TokenSyntax.self) { collectComments(of: token) }
      collect(node)
      open += Array(node.children(viewMode: .sourceAccurate)).reversed()
    }
  }

  /// The offset at which the tree is too deep for recursive walks; nil if it is not. Check this
  /// first, because SwiftSyntax itself walks recursively, even to find a node's first token.
  static func overflow(in file: SourceFileSyntax) -> Int? {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(file), 0)]
    while let (node, depth) = open.popLast() {
      if depth > SourceLimits.levels { return node.position.utf8Offset }
      open += Array(node.children(viewMode: .all)).reversed().map { ($0, depth + 1) }
    }
    return nil
  }

  private mutating func collect(_ node: Syntax) {
    switch node.kind {
    case .codeBlockItem, .switchCaseLabel, .switchDefaultLabel: break
    case .ifExpr where node.parent?.is(IfExprSyntax.self) == true: break
    default: return
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = max(start, node.endPositionBeforeTrailingTrivia.utf8Offset - 1)
    var hasBranches = node.is(IfExprSyntax.self)
    if let item = node.as(CodeBlockItemSyntax.self), case .stmt(let statement) = item.item,
      let expression = statement.as(ExpressionStmtSyntax.self)
    {
      hasBranches = expression.expression.is(IfExprSyntax.self)
    }
    statements.append(Span(start: start, end: end, hasBranches: hasBranches))
  }

  private mutating func collectComments(of token: TokenSyntax) {
    let next = token.positionAfterSkippingLeadingTrivia.utf8Offset
    // The first token of a file begins a line. Other tokens continue one unless a newline precedes
    // them.
    collect(token.leadingTrivia, from: token.position.utf8Offset, next: next, isAlone: true)
    collect(
      token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, next: next,
      isAlone: false, block: SourceIndex.block(openedBy: token))
  }

  /// The offset of the brace of the block or closure that the token opens.
  private static func block(openedBy token: TokenSyntax) -> Int? {
    let parent = token.parent
    let brace: TokenSyntax?
    switch token.tokenKind {
    case .leftBrace:
      let isBody =
        parent?.kind == .codeBlock || parent?.kind == .closureExpr
        || parent?.kind == .accessorBlock
      brace = isBody ? token : nil
    case .keyword(.in):
      brace = parent?.parent?.as(ClosureExprSyntax.self)?.leftBrace
    default: brace = nil
    }
    return brace?.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private mutating func collect(
    _ trivia: Trivia, from start: Int, next: Int, isAlone: Bool, block: Int? = nil
  ) {
    var offset = start
    for piece in trivia {
      if case .lineComment(let text) = piece {
        comments.append(
          Comment(
            offset: offset, text: String(text.dropFirst(2)), isAlone: isAlone, nextToken: next,
            block: block))
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
