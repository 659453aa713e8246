/// Whether an expectation held, or whether a prediction was right.
package struct Judgement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case expectation, prediction
  }

  package var kind: Kind
  /// The text as typed, without its verb.
  package var text: String
  package var holds: Bool
  /// The finding that contradicts it, in English; nil if it holds.
  package var found: String?

  package init(kind: Kind, text: String, holds: Bool, found: String?) {
    self.kind = kind
    self.text = text
    self.holds = holds
    self.found = found
  }
}
