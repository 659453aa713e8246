import CommandLanguage

/// The last pressed keys with the names of their actions, for the audience.
struct KeyCast: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var label: String
    var name: Bilingual
  }

  private(set) var keys: [Key] = []

  private static let most = 3

  mutating func add(_ binding: KeyBinding) {
    keys.append(Key(label: binding.key, name: binding.name))
    if keys.count > Self.most { keys.removeFirst() }
  }

  /// Adds a line sent from the prompt.
  mutating func add(line: String) {
    keys.append(Key(label: ":", name: Bilingual(en: line, zh: line)))
    if keys.count > Self.most { keys.removeFirst() }
  }
}
