import TextGrid

/// The names of keys in a file of inputs.
enum KeyNames {
  static func input(named name: String) -> Input? {
    if let key = keys[name] { return key }
    if let letter = scalar(of: name, behind: "ctrl-") { return .key(.control(letter)) }
    if let letter = scalar(of: name, behind: "alt-") { return .alt(letter) }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      return .key(.function(number))
    }
    if name.hasPrefix("resize "), let size = Size(columnsAndRows: name.dropFirst("resize ".count)) {
      return .resize(size)
    }
    return nil
  }

  static let all = keys.keys.sorted() + ["ctrl-c", "alt-b", "resize 80x24"]

  private static let keys: [String: Input] = [
    "space": .character(" "), "enter": .key(.enter), "return": .key(.enter), "esc": .key(.escape),
    "escape": .key(.escape), "tab": .key(.tab), "backtab": .key(.backTab),
    "shift-tab": .key(.backTab), "left": .key(.left), "right": .key(.right), "up": .key(.up),
    "down": .key(.down), "home": .key(.home), "end": .key(.end), "pgup": .key(.pageUp),
    "pgdn": .key(.pageDown), "pageup": .key(.pageUp), "pagedown": .key(.pageDown),
    "insert": .key(.insert), "delete": .key(.delete), "del": .key(.delete),
    "backspace": .key(.backspace), "bs": .key(.backspace),
    "ctrl-left": .modified(.control, .left), "ctrl-right": .modified(.control, .right),
  ]

  private static func scalar(of name: String, behind prefix: String) -> Unicode.Scalar? {
    guard name.hasPrefix(prefix) else { return nil }
    let rest = name.dropFirst(prefix.count).unicodeScalars
    return rest.count == 1 ? rest.first : nil
  }
}

extension Size {
  /// `120x40`. Returns nil beyond 1000 columns or rows.
  init?(columnsAndRows text: some StringProtocol) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (0...1000).contains(width), (0...1000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
