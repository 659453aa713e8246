import LifecycleModel

/// How sure a rule is. The words are those of the handbook and of `why`.
package enum Certainty: String, CaseIterable, Hashable, Sendable {
  /// Apple says so: a page, a header, a talk, an engineer in the forums.
  case documented
  /// Seen in logs and by several developers; Apple does not say it.
  case observed
  /// Sources contradict each other; the entry's `dispute` tells the other side.
  case disputed
  /// The simulator had to decide; a source named with it is only the nearest one.
  case modelChoice
}

/// PAGE.KEY, as lessons and `why` quote it: `lifecycle.A8`, `push.D-1`, `article.1.7`.
package struct SourceKey: Hashable, Sendable, ExpressibleByStringLiteral {
  package var spelling: String

  package init(_ spelling: String) { self.spelling = spelling }
  package init(stringLiteral value: String) { spelling = value }

  /// The part before the first full stop.
  package var page: Substring { spelling.prefix { $0 != "." } }
}

/// The reading of a disputed fact that the rule does not follow.
package struct Dispute: Hashable, Sendable {
  package enum Played: Hashable, Sendable {
    /// These options play the other side instead of the rule.
    case otherSide([Option])
    /// The rule itself is the reading that these options play.
    case thisSide([Option])
    /// Only the rule's side is played.
    case never
  }

  package var number: SourceKey
  package var otherSide: Bilingual
  /// Who says it, where that has a key of its own.
  package var sources: [SourceKey]
  package var played: Played

  init(
    _ number: SourceKey, _ played: Played, by sources: [SourceKey] = [], en: String, zh: String
  ) {
    self.number = number
    self.played = played
    self.sources = sources
    otherSide = Bilingual(en: en, zh: zh)
  }
}

/// What the handbook says of one rule.
package struct HandbookEntry: Hashable, Sendable {
  package var sentence: Bilingual
  package var certainty: Certainty
  package var sources: [SourceKey]
  package var dispute: Dispute?

  init(
    _ certainty: Certainty, _ sources: [SourceKey] = [], en: String, zh: String,
    dispute: Dispute? = nil
  ) {
    sentence = Bilingual(en: en, zh: zh)
    self.certainty = certainty
    self.sources = sources
    self.dispute = dispute
  }
}
