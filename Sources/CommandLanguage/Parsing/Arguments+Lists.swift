extension Arguments {
  /// `A, B, C`; `nothing` is the empty list.
  mutating func callbacks() throws(CommandError) -> [CallbackName] {
    splitAtCommas()
    if take("nothing") { return [] }
    var list: [CallbackName] = []
    repeat {
      list.append(try callback())
    } while take(",")
    return list
  }

  /// Commas separate words only in lists, because a file's name may contain one.
  private mutating func splitAtCommas() {
    guard rest.contains(where: { $0.isWord && $0.text.unicodeScalars.contains(",") }) else {
      return
    }
    var parts: [Token] = []
    for token in rest {
      guard token.isWord, token.quotedFrom == nil else {
        parts.append(token)
        continue
      }
      var text = String.UnicodeScalarView()
      var start = token.range.lowerBound
      func flush(_ end: Int) {
        guard !text.isEmpty else { return }
        parts.append(Token(kind: .word, text: String(text), range: start..<end))
        text.removeAll()
      }
      for (index, scalar) in token.text.unicodeScalars.enumerated() {
        let offset = token.range.lowerBound + index
        if scalar == "," {
          flush(offset)
          parts.append(Token(kind: .word, text: ",", range: offset..<offset + 1))
          start = offset + 1
        } else {
          text.append(scalar)
        }
      }
      flush(token.range.upperBound)
    }
    rest = parts[...]
  }
}
