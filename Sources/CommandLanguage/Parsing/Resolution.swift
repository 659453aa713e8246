import TextGrid

/// The result of matching a typed word with the possible ones.
enum Resolution: Hashable, Sendable {
  case word(String)
  case ambiguous([String])
  case unknown(nearest: String?)

  /// Ignores case. With `prefixes`, a prefix of exactly one word matches as well.
  init(_ typed: String, among words: [String], prefixes: Bool) {
    let typed = typed.lowercased()
    if let exact = words.first(where: { $0.lowercased() == typed }) {
      self = .word(exact)
      return
    }
    let longer = typed.isEmpty ? [] : words.filter { $0.lowercased().hasPrefix(typed) }
    if prefixes {
      if longer.count == 1 {
        self = .word(longer[0])
        return
      }
      if longer.count > 1 {
        self = .ambiguous(longer)
        return
      }
    }
    let nearest = Nearest.word(to: typed, among: words)
    self = .unknown(nearest: nearest ?? (longer.count == 1 ? longer[0] : nil))
  }
}
