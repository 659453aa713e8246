import SwiftSyntax

/// One walk over the syntax tree without recursion: is it shallow enough to be walked with it, where
/// are its statements, and what remarks does it hold.
struct Survey {
  struct Comment {
    /// Of `//`.
    var offset: Int
    /// After `//`.
    var text: String
    /// Nothing but blanks before it on its line.
    var isAlone: Bool
    var nextToken: Int
  }

  /// A statement or the label of a `case`, from its first byte to its last.
  struct Span {
    var start: Int
    var end: Int
    var hasBranches = false
    var length: Int { end - start }
  }

  private(set) var comments: [Comment] = []
  private(set) var statements: [Span] = []
  /// Where the tree is too deep, if it is.
  private(set) var overflow: Int?

  init(_ file: SourceFileSyntax) {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(file), 0)]
    while let (node, depth) = open.popLast() {
      if depth > SourceLimits.levels {
        overflow = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return
      }
      if let token = node.as(TokenSyntax.self) { collectComments(of: token) }
      collect(node)
      for child in node.children(viewMode: .sourceAccurate).reversed() {
        open.append((child, depth + 1))
      }
    }
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
    // A file's first token begins a line; the others follow one unless a newline comes between.
    collect(token.leadingTrivia, from: token.position.utf8Offset, next: next, isAlone: true)
    collect(
      token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, next: next,
      isAlone: false)
  }

  private mutating func collect(_ trivia: Trivia, from start: Int, next: Int, isAlone: Bool) {
    var offset = start
    for piece in trivia {
      if case .lineComment(let text) = piece {
        comments.append(
          Comment(
            offset: offset, text: String(text.dropFirst(2)), isAlone: isAlone, nextToken: next))
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
