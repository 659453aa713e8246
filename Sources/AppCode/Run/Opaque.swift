/// Values that the simulator knows only by how they are written.
enum Opaque {
  private static let longest = 80

  /// On one line, blanks joined, cut where it is long.
  static func short(_ spelling: String) -> String {
    var text = ""
    var wasBlank = false
    for character in spelling {
      guard !character.isWhitespace else {
        wasBlank = !text.isEmpty
        continue
      }
      if wasBlank { text.append(" ") }
      wasBlank = false
      text.append(character)
      if text.count >= longest { return text + "..." }
    }
    return text
  }
}
