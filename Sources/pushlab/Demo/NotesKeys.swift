import TextGrid

/// How the notes send a key to the show: one line each, as in a file of inputs.
enum NotesKeys {
  private static let names: [Key: String] = [
    .pageDown: "pgdn", .pageUp: "pgup", .left: "left", .right: "right", .enter: "enter",
    .escape: "esc", .backspace: "backspace", .up: "up", .down: "down", .home: "home", .end: "end",
    .tab: "tab", .delete: "del",
  ]

  private static let revoked = "<esc-revoked>"

  /// The line that sends the key to the show; nil if the notes handle the key themselves.
  static func line(for input: Input) -> String? {
    switch input {
    case .key(let key): return names[key].map { "<\($0)>" }
    case .character(let scalar): return String(scalar)
    case .escapeRevoked: return revoked
    default: return nil
    }
  }

  static func input(_ line: String) -> Input? {
    if line == revoked { return .escapeRevoked }
    if line.hasPrefix("<"), line.hasSuffix(">"), line.count > 2 {
      let name = String(line.dropFirst().dropLast())
      guard names.values.contains(name) else { return nil }
      return KeyNames.input(named: name)
    }
    guard line.unicodeScalars.count == 1, let scalar = line.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return .character(scalar)
  }
}
