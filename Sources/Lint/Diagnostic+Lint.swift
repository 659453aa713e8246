import CommandLanguage
import Payloads

extension Diagnostic {
  /// A finding of `lint` at a position of a file; `named(_:)` adds the file.
  init(
    _ position: SourcePosition, _ severity: Severity, _ rule: String, _ sentence: Bilingual,
    _ certainty: Certainty? = nil, _ source: SourceKey? = nil
  ) {
    let place = SourcePlace(file: "", line: position.line, column: position.column)
    self.init(Message(sentence), place, severity: severity)
    self.rule = rule
    self.certainty = certainty
    self.source = source
  }
}

extension [Diagnostic] {
  /// The diagnostics sorted by line, column and rule; the sort is stable.
  package var inOrder: [Diagnostic] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.position, a.rule, one.offset) < (b.position, b.rule, other.offset)
    }
    .map(\.element)
  }

  /// The findings with the given file name.
  package func named(_ file: String) -> [Diagnostic] {
    map { diagnostic in
      var named = diagnostic
      named.place.file = file
      return named
    }
  }

  /// A JSON array with one object on each line.
  package var json: String {
    let objects = map { $0.json(rule: "rule").compact }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
  }
}
