extension CommandError {
  /// Like `Diagnostic.lines(in:)`, without a line break at the end.
  package func rendered(in language: Language) -> String {
    Diagnostic(self).lines(in: language).joined(separator: "\n")
  }
}

extension CommandErrors {
  package func rendered(in language: Language) -> String {
    errors.map { $0.rendered(in: language) }.joined(separator: "\n")
  }
}
