/// A word that may be at the cursor.
package struct Completion: Hashable, Sendable {
  package var word: String
  package var description: Bilingual
  /// The range in the line that the word replaces, in scalars.
  package var replaced: Range<Int>
}

extension Completion {
  /// The words that may be at the cursor. `cursor` counts scalars; rules are described by the handbook. Empty if the
  /// cursor is in quotes, in JSON that is not the beginning of one of the app's pushes, or where any text is allowed.
  package static func candidates(
    for line: String, cursor: Int, handbook: Handbook = .unavailable, own: OwnWords = OwnWords()
  ) -> [Completion] {
    let scalars = line.unicodeScalars.prefix(max(0, cursor))
    let source = SourceText(String(scalars), file: "", firstLine: 1)
    guard source.lines.count == 1 else { return [] }
    let end = source.scalars.count
    var tokenizer = Tokenizer(source, source.lines[0], isPrompt: true)
    var tokens: [Token] = []
    do {
      while let next = try tokenizer.nextCommand() { tokens = next }
    } catch {
      return payloads(Array(scalars), handbook, own)
    }
    if tokenizer.endsInRemark { return [] }
    if tokenizer.endsWithSeparator { tokens = [] }

    var typed = ""
    var replaced = end..<end
    if let last = tokens.last, last.range.upperBound == end {
      guard last.isWord, last.quotedFrom == nil else { return [] }
      // Replaces only the part after the last comma or `=`.
      let part = last.text.unicodeScalars.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "=" })
      typed = part.last.map(String.init) ?? ""
      replaced = (end - typed.unicodeScalars.count)..<end
      tokens.removeLast()
      let head = String(last.text.unicodeScalars.dropLast(typed.unicodeScalars.count))
      if !head.isEmpty {
        tokens.append(Token(kind: .word, text: head, range: last.range))
      }
    }
    let lowered = typed.lowercased()
    return Grammar.words(behind: tokens, handbook, own)
      .filter { candidate in
        candidate.word.lowercased().hasPrefix(lowered)
          || (!typed.isEmpty && candidate.alternatives.contains { $0.hasPrefix(typed) })
      }
      .map { Completion(word: $0.word, description: $0.description, replaced: replaced) }
  }

  /// Pushes of the app whose payload begins with the incomplete JSON.
  private static func payloads(
    _ line: [Unicode.Scalar], _ handbook: Handbook, _ own: OwnWords
  ) -> [Completion] {
    guard !own.payloads.isEmpty, let start = line.firstIndex(of: "{") else { return [] }
    func text(_ part: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: part)
      return String(view)
    }
    let begun = text(line[start...])
    return candidates(for: text(line[..<start]), cursor: start, handbook: handbook, own: own)
      .filter { own.payloads.contains($0.word) && $0.word.hasPrefix(begun) }
      .map {
        Completion(word: $0.word, description: $0.description, replaced: start..<line.count)
      }
  }
}
