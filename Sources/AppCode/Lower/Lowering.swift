import LifecycleModel
import SwiftSyntax

/// Turns a delegate's syntax into a `ProgramTree`, or into what it does not understand of it.
/// What cannot be lowered is noted and replaced by nothing: a file's problems are told together.
final class Lowering {
  let lines: LineTable
  let marks: Marks
  var tree = ProgramTree()
  private(set) var diagnostics: [Diagnostic] = []
  var scope = Scope(enclosing: nil)
  /// Inside `a?.b`, whose chain ends at the outermost link.
  var isInChain = false
  private static let mostDiagnostics = 50

  init(lines: LineTable, marks: Marks) {
    self.lines = lines
    self.marks = marks
  }

  func report(
    _ problem: Diagnostic.Problem, at node: some SyntaxProtocol, nearest: String? = nil
  ) {
    guard diagnostics.count < Lowering.mostDiagnostics else { return }
    let position = lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let diagnostic = Diagnostic(
      line: position.line, column: position.column, problem: problem, nearest: nearest)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Notes what the simulator does not play; the value stands in so that lowering can go on.
  func refuse(_ what: Construct, at node: some SyntaxProtocol) -> Expression {
    report(.notPlayed(what), at: node)
    return .literal(.none)
  }

  func sourceLine(_ node: some SyntaxProtocol) -> SourceLine {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceLine(line: lines.line(at: offset), mark: marks.byStatement[offset])
  }

  /// Gives the first statement of a block the mark behind the block's brace, unless it has one of its
  /// own, which would count as the later one; an empty block gets a statement that does nothing.
  func marked(_ body: [Statement], by brace: TokenSyntax) -> [Statement] {
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let mark = marks.byBlock[offset] else { return body }
    guard var first = body.first else {
      return [Statement(line: SourceLine(line: line(of: brace), mark: mark), kind: .pass)]
    }
    first.line.mark = first.line.mark ?? mark
    return [first] + body.dropFirst()
  }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func declare(
    _ name: TokenSyntax, isConstant: Bool, mayBeSet: Bool = false
  ) -> Int {
    let text = name.identifierText
    if let slot = scope.declare(text, isConstant: isConstant, mayBeSet: mayBeSet) { return slot }
    report(.declaredTwice(text), at: name)
    return scope.newSlot()
  }

  /// Lowers a body in a scope of its own and gives it a number.
  func lowerCode(
    shorthands: Bool = false, returnsValue: Bool, _ statements: CodeBlockItemListSyntax,
    brace: TokenSyntax? = nil, prepare: () -> Void
  ) -> Code {
    let outer = scope
    let outerChain = isInChain
    isInChain = false
    scope = Scope(enclosing: outer, takesShorthands: shorthands)
    prepare()
    var body = lower(statements)
    if returnsValue, body.count == 1, case .expression(let value) = body[0].kind {
      body[0].kind = .giveBack(value)
    }
    if let brace { body = marked(body, by: brace) }
    var code = scope.code
    code.body = body
    if shorthands, code.parameters.isEmpty { code.parameters = scope.shorthands }
    scope = outer
    isInChain = outerChain
    return code
  }
}

extension TokenSyntax {
  /// Without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// As written, blanks around it cut.
  var spelling: String { trimmedDescription }

  /// What kind of Swift this is, in plain words: `deferStmt` is "defer".
  var plainKind: String {
    var words = "\(kind)"
    for suffix in ["Stmt", "Expr", "Decl", "Syntax"] where words.hasSuffix(suffix) {
      words.removeLast(suffix.count)
    }
    var spaced = ""
    for character in words {
      if character.isUppercase { spaced += " " }
      spaced += character.lowercased()
    }
    return "'\(spaced)'"
  }
}
