/// The name of a Swift construct that the simulator does not support, in both languages.
package struct Construct: Hashable, Sendable {
  package var english: String
  package var chinese: String

  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// A keyword or sign of Swift, which needs no translation.
  init(word: String) { self.init(word, word) }
}
