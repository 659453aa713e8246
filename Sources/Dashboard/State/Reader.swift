import CommandLanguage
import TextGrid

/// Text over the panes: help or an answer.
package struct Reader: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case keys
    /// The explained words of a pane.
    case glossary(Pane)
    case text(title: Bilingual, Bilingual)
  }

  package var content: Content
  package var scroll = 0

  /// Puts a sentence before the text.
  mutating func lead(with words: Bilingual) {
    guard case .text(let title, let text) = content else { return }
    content = .text(
      title: title,
      Bilingual(en: words.en + "\n\n" + text.en, zh: words.zh + "\n\n" + text.zh))
  }

  static let closing: Set<Input> = [
    .key(.escape), .key(.enter), .character("q"), .character("y"), .character("?"),
  ]
  static let scrolling: [Input: Int] = [
    .key(.up): -1, .character("k"): -1, .key(.down): 1, .character("j"): 1,
  ]
  static let paging: [Input: Int] = [
    .key(.pageUp): -1, .character("b"): -1, .key(.pageDown): 1, .character(" "): 1,
    .key(.home): -1000, .key(.end): 1000,
  ]
}
