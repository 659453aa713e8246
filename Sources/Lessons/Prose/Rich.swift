import CommandLanguage

/// A run of words with `code`, **strong** and *stressed* parts.
package struct Rich: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case plain, code, strong, stressed
  }

  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  package init(plain text: String) { runs = [Run(text: text, style: .plain)] }

  package var plain: String { runs.map(\.text).joined() }

  /// The text without styles; code keeps its backticks.
  package var marked: String {
    runs.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }

  /// A copy with backticks around code, for output without styles.
  package var withMarks: Rich {
    Rich(
      runs.map { $0.style == .code ? Run(text: "`\($0.text)`", style: .plain) : $0 })
  }

  package var codes: [String] { runs.filter { $0.style == .code }.map(\.text) }
}

/// One part of a lesson's text.
package struct ProseBlock: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case heading(Rich)
    case paragraph(Rich)
    /// `numbered`: 1., 2. ... instead of dots.
    case items([Rich], numbered: Bool)
    /// Shown verbatim.
    case sample(language: String, lines: [String])
  }

  package var content: Content
  package var place: SourcePlace

  /// A copy with backticks around code.
  package var withMarks: ProseBlock {
    var block = self
    switch content {
    case .heading(let rich): block.content = .heading(rich.withMarks)
    case .paragraph(let rich): block.content = .paragraph(rich.withMarks)
    case .items(let items, let numbered):
      block.content = .items(items.map(\.withMarks), numbered: numbered)
    case .sample: break
    }
    return block
  }

  /// All texts in it; none for a sample.
  package var words: [Rich] {
    switch content {
    case .heading(let rich), .paragraph(let rich): return [rich]
    case .items(let items, _): return items
    case .sample: return []
    }
  }
}

/// The author's English text and its translation. Without a translation the English text is used.
package struct Translated<Content: Hashable & Sendable>: Hashable, Sendable {
  package var en: Content
  package var zh: Content?

  package init(en: Content, zh: Content? = nil) {
    self.en = en
    self.zh = zh
  }
}
