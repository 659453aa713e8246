import LifecycleModel
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What became of reading a delegate's source.
package enum LoadedApp: Sendable {
  case program(DelegateProgram)
  /// At least one, in the order of the file.
  case refused([Diagnostic])
}

/// Reads a delegate. `file` is the name that the trace prints, without folders. What the simulator
/// would not play is refused here, with its place, and never skipped.
package func loadApp(file: String, text: String) -> LoadedApp {
  let lines = LineTable(text)
  func refuse(_ problem: Diagnostic.Problem, at offset: Int) -> LoadedApp {
    let position = lines.position(at: offset)
    return .refused([
      Diagnostic(line: position.line, column: position.column, problem: problem)
    ])
  }
  let bytes = text.utf8.count
  guard bytes <= SourceLimits.bytes else {
    return refuse(.tooLarge(bytes: bytes, limit: SourceLimits.bytes), at: 0)
  }
  if let offset = SourceLimits.overflow(in: text) { return refuse(.tooDeep, at: offset) }
  let syntax = parse(text)
  if let offset = Survey.overflow(in: syntax) { return refuse(.tooDeep, at: offset) }
  if syntax.hasError {
    let errors = syntaxErrors(of: syntax, lines)
    if !errors.isEmpty { return .refused(errors) }
  }
  let marks = Marks(Survey(syntax), lines)
  let lowering = Lowering(lines: lines, marks: marks)
  lowering.lower(syntax)
  let badRemarks = marks.problems.map { found in
    let position = lines.position(at: found.offset)
    return Diagnostic(
      line: position.line, column: position.column, problem: found.problem, nearest: found.nearest)
  }
  let diagnostics = inOrder(badRemarks + lowering.diagnostics)
  guard diagnostics.isEmpty else { return .refused(diagnostics) }
  return .program(
    DelegateProgram(
      file: file, text: text, tree: lowering.tree, declaredModes: marks.modes))
}

private func parse(_ text: String) -> SourceFileSyntax {
  var text = text
  return text.withUTF8 { buffer in
    Parser.parse(source: buffer, maximumNestingLevel: SourceLimits.brackets)
  }
}

private func syntaxErrors(of file: SourceFileSyntax, _ lines: LineTable) -> [Diagnostic] {
  let found = ParseDiagnosticsGenerator.diagnostics(for: file)
  return inOrder(
    found.filter { $0.diagMessage.severity == .error }.prefix(20).map { error in
      let position = lines.position(at: error.position.utf8Offset)
      return Diagnostic(
        line: position.line, column: position.column, problem: .syntax(error.message))
    })
}

private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  diagnostics.enumerated()
    .sorted {
      ($0.element.line, $0.element.column, $0.offset) < (
        $1.element.line, $1.element.column, $1.offset
      )
    }
    .map(\.element)
}
