extension CommandError {
  /// `FILE:LINE:COLUMN: sentence`, the source line and a caret under the fault; no line break at
  /// the end.
  package func rendered(in language: Language) -> String {
    let file = VisibleText.of(place.file, limit: 400)
    return [
      "\(file):\(place.line):\(place.column): \(sentence[language])",
      place.quote.text,
      place.quote.caretLine,
    ].joined(separator: "\n")
  }
}

extension CommandErrors {
  package func rendered(in language: Language) -> String {
    errors.map { $0.rendered(in: language) }.joined(separator: "\n")
  }
}
