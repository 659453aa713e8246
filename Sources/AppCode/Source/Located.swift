/// A diagnostic about an app's files, with its position. `message` and `messageChinese` are its sentences.
package struct Located<Matter: Hashable & Sendable>: Hashable, Sendable {
  /// From 1; line numbers continue through the files of an app.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  package var matter: Matter
  /// The nearest valid word, if there is one.
  package var nearest: String?

  package init(line: Int, column: Int, _ matter: Matter, nearest: String? = nil) {
    self.line = line
    self.column = column
    self.matter = matter
    self.nearest = nearest
  }
}

extension Located: Error {}

/// The content of a diagnostic: a sentence in both languages, without a full stop.
package protocol SourceMatter: Hashable, Sendable {
  var sentence: String { get }
  var sentenceChinese: String { get }
}

extension Located where Matter: SourceMatter {
  package var message: String {
    matter.sentence + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  package var messageChinese: String {
    matter.sentenceChinese + (nearest.map { "；是不是想写 '\($0)'？" } ?? "")
  }
}
