import SwiftSyntax

/// The tokens of an app's files, without comments and without the text of literals.
struct CodeWords {
  /// Each token has a blank on both sides.
  private let text: String

  init(_ files: [SourceFileSyntax]) {
    var text = " "
    for file in files {
      for token in file.tokens(viewMode: .sourceAccurate) {
        if case .stringSegment = token.tokenKind { continue }
        text += token.text + " "
      }
    }
    self.text = text
  }

  /// Whether these tokens follow one another somewhere. `tokens`: separated by blanks.
  func contain(_ tokens: String) -> Bool { text.containsBytes(of: " " + tokens + " ") }
}
