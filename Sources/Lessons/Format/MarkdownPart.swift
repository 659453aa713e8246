import CommandLanguage

/// A part of a lesson's Markdown, in the order of the file.
package enum MarkdownPart: Hashable, Sendable {
  case title(Rich, SourcePlace)
  case prose(ProseBlock)
  case fence(Fence)
}

/// A block between two rows of backticks.
package struct Fence: Hashable, Sendable {
  package var name: FlatWord
  /// `id=woken`, `right`.
  package var attributes: [FlatWord]
  package var lines: [String]
  /// The file's number of the first of `lines`.
  package var firstLine: Int
}
