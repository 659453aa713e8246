import SwiftParserDiagnostics
import SwiftSyntax

/// The errors that Swift's parser found, in its own words.
enum SyntaxErrors {
  struct Found {
    var offset: Int
    var words: String
  }

  /// The most statements and members whose errors are collected.
  private static let mostParts = 8
  private static let most = 20
  /// The compiler accepts `prefix operator √; ...` on one line.
  private static let behindOperator = "';' is not allowed in operator names"

  /// The errors in a file. SwiftParserDiagnostics takes a second for 300 errors in one block, because it searches from
  /// the block's beginning for each. So it gets the innermost broken parts one by one, and the whole file only if these
  /// yield no errors.
  static func all(of file: SourceFileSyntax) -> [Found] {
    var found: [Found] = []
    for part in brokenParts(of: file) where found.count < most { found += errors(of: part) }
    return Array((found.isEmpty ? errors(of: Syntax(file)) : found).prefix(most))
  }

  private static func errors(of part: Syntax) -> [Found] {
    let own = ownWords(of: part)
    if own.count >= most { return own }
    // SwiftParserDiagnostics crashes on such a character next to an operator.
    let strange = strangeCharacters(in: part)
    if !strange.isEmpty { return own + strange }
    return ParseDiagnosticsGenerator.diagnostics(for: part)
      .filter { $0.diagMessage.severity == .error && $0.message != behindOperator }
      .map { Found(offset: $0.position.utf8Offset, words: $0.message) }
  }

  /// The first errors in a part, found quickly and without details. Used for parts with many errors.
  private static func ownWords(of part: Syntax) -> [Found] {
    var found: [Found] = []
    var open = [part]
    while let node = open.popLast(), found.count < most {
      guard node.hasError else { continue }
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      if node.is(UnexpectedNodesSyntax.self) {
        found.append(Found(offset: offset, words: "unexpected code"))
      } else if let token = node.as(TokenSyntax.self), token.presence == .missing {
        let words = token.text.isEmpty ? "something is missing" : "expected '\(token.text)'"
        found.append(Found(offset: offset, words: words))
      } else {
        open += Array(node.children(viewMode: .all)).reversed()
      }
    }
    return found
  }

  /// Characters that Swift does not allow.
  private static func strangeCharacters(in part: Syntax) -> [Found] {
    part.tokens(viewMode: .sourceAccurate).compactMap { token in
      let trivia = Array(token.leadingTrivia) + Array(token.trailingTrivia)
      let isStrange = trivia.contains { piece in
        if case .unexpectedText = piece { return true }
        return false
      }
      return isStrange
        ? Found(offset: token.position.utf8Offset, words: "unexpected character") : nil
    }
  }

  private static func brokenParts(of file: SourceFileSyntax) -> [Syntax] {
    var parts: [Syntax] = []
    var open = [Syntax(file)]
    while let node = open.popLast(), parts.count < mostParts {
      let inner = outermost(in: node)
      if inner.isEmpty, node.kind != .sourceFile { parts.append(node) }
      open += inner.reversed()
    }
    return parts
  }

  /// The outermost broken statements and members inside a node.
  private static func outermost(in node: Syntax) -> [Syntax] {
    var parts: [Syntax] = []
    var open = Array(node.children(viewMode: .all)).reversed() as [Syntax]
    while let child = open.popLast(), parts.count < mostParts {
      guard child.hasError else { continue }
      switch child.kind {
      case .codeBlockItem, .memberBlockItem: parts.append(child)
      default: open += Array(child.children(viewMode: .all)).reversed()
      }
    }
    return parts
  }
}
