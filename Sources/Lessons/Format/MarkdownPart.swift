import CommandLanguage

/// A part of a lesson's Markdown, in the order of the file.
package enum MarkdownPart: Hashable, Sendable {
  case title(Rich, SourcePlace)
  case prose(ProseBlock)
  case fence(Fence)
}

/// A block between two lines of backticks.
package struct Fence: Hashable, Sendable {
  package var name: FlatWord
  /// Words such as `id=woken` and `right`.
  package var attributes: [FlatWord]
  package var lines: [String]
  /// The line number in the file of the first of `lines`.
  package var firstLine: Int
}
