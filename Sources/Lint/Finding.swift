import CommandLanguage
import Payloads

/// Something in a file that will not do what was meant, and what iOS or APNs will do instead.
package struct Finding: Hashable, Sendable {
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case error, warning, note
  }

  package var position: SourcePosition
  package var severity: Severity
  /// What stands in square brackets behind the sentence.
  package var rule: String
  /// A clause without a full stop.
  package var sentence: Bilingual
  /// How sure it is that iOS or APNs does what the sentence says; nil where there is nothing to be
  /// unsure of, as with broken JSON.
  package var certainty: Certainty?
  package var source: SourceKey?

  package init(
    _ position: SourcePosition, _ severity: Severity, _ rule: String, _ sentence: Bilingual,
    _ certainty: Certainty? = nil, _ source: SourceKey? = nil
  ) {
    self.position = position
    self.severity = severity
    self.rule = rule
    self.sentence = sentence
    self.certainty = certainty
    self.source = source
  }
}

extension [Finding] {
  /// By line, column and rule; what is equal there keeps its order.
  package var inOrder: [Finding] {
    enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.position, a.rule, one.offset) < (b.position, b.rule, other.offset)
    }
    .map(\.element)
  }
}
