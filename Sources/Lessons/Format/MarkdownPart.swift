/// A part of a lesson's Markdown, in the order of the file.
enum MarkdownPart: Hashable, Sendable {
  case title(Rich, Place)
  case prose(ProseBlock)
  case fence(Fence)
}

/// A block between two rows of backticks.
struct Fence: Hashable, Sendable {
  var name: FlatWord
  /// `id=woken`, `right`.
  var attributes: [FlatWord]
  var lines: [String]
  /// The file's number of the first of `lines`.
  var firstLine: Int
}
