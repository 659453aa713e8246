extension String {
  /// Whether the text contains the bytes of `part`. Unlike `contains(_:)`, which compares
  /// characters, this takes time linear in the text for short parts, and no allocation.
  package func containsBytes(of part: String) -> Bool {
    var (part, text) = (part, self)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        for start in 0...(text.count - part.count) where text[start] == first {
          if text[start..<(start + part.count)].elementsEqual(part) { return true }
        }
        return false
      }
    }
  }
}
