import LifecycleModel
import SwiftParser
import SwiftSyntax

/// What became of reading a delegate's source.
package enum LoadedApp: Sendable {
  case program(DelegateProgram)
  /// At least one, in the order of the file.
  case refused([Diagnostic])
}

/// Reads a delegate. `file` is the name that the trace prints, without folders. What the simulator
/// would not play is refused here, with its place, and never skipped. Takes two seconds at most,
/// whatever the text is.
package func loadApp(file: String, text: String) -> LoadedApp {
  let bytes = text.utf8.count
  guard bytes <= SourceLimits.bytes else {
    return .refused([
      Diagnostic(
        line: 1, column: 1, problem: .tooLarge(bytes: bytes, limit: SourceLimits.bytes))
    ])
  }
  let read = DeepThread.run(within: SourceLimits.time) { readApp(file: file, text: text) }
  return read ?? .refused([Diagnostic(line: 1, column: 1, problem: .takesTooLong)])
}

private func readApp(file: String, text: String) -> LoadedApp {
  let lines = LineTable(text)
  func diagnostic(
    _ problem: Diagnostic.Problem, at offset: Int, nearest: String? = nil
  ) -> Diagnostic {
    let position = lines.position(at: offset)
    return Diagnostic(
      line: position.line, column: position.column, problem: problem, nearest: nearest)
  }
  if let overflow = SourceLimits.overflow(in: text) {
    return .refused([diagnostic(overflow.problem, at: overflow.offset)])
  }
  let syntax = parse(text)
  if let offset = Survey.overflow(in: syntax) {
    return .refused([diagnostic(.tooDeep, at: offset)])
  }
  if syntax.hasError {
    let errors = SyntaxErrors.all(of: syntax).map { diagnostic(.syntax($0.words), at: $0.offset) }
    if !errors.isEmpty { return .refused(inOrder(errors)) }
  }
  let marks = Marks(Survey(syntax), lines)
  let lowering = Lowering(lines: lines, marks: marks)
  lowering.lower(syntax)
  let badRemarks = marks.problems.map {
    diagnostic($0.problem, at: $0.offset, nearest: $0.nearest)
  }
  let diagnostics = inOrder(badRemarks + lowering.diagnostics)
  guard diagnostics.isEmpty else { return .refused(diagnostics) }
  return .program(
    DelegateProgram(file: file, text: text, tree: lowering.tree, declaredModes: marks.modes))
}

private func parse(_ text: String) -> SourceFileSyntax {
  var text = text
  return text.withUTF8 { buffer in
    Parser.parse(source: buffer, maximumNestingLevel: SourceLimits.brackets)
  }
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
