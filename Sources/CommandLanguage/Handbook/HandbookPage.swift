import LifecycleModel

/// The handbook page of one rule.
package struct HandbookPage: Hashable, Sendable {
  package var sentence: Bilingual
  package var certainty: Certainty
  package var sources: [SourceKey]
  package var otherReading: OtherReading?
  /// Rules whose page has another reading that also concerns this rule.
  package var also: [Rule]
  /// The paragraphs, one a line.
  package var text: Bilingual
}

/// The certainty of a rule. The raw values appear in pages and in `why`.
package enum Certainty: String, CaseIterable, Hashable, Sendable {
  /// Apple states it: in documentation, a header, a talk, or an engineer in the forums.
  case documented
  /// Seen in logs and by several developers, but not stated by Apple.
  case observed
  /// Sources contradict each other; `otherReading` has the other side.
  case disputed
  /// The simulator had to decide. A named source is only the nearest one.
  case modelChoice = "model choice"
}

/// PAGE.KEY, as lessons and `why` quote it: `lifecycle.A8`, `push.D-1`, `article.1.7`.
package struct SourceKey: Hashable, Sendable, ExpressibleByStringLiteral {
  package var spelling: String

  package init(_ spelling: String) { self.spelling = spelling }
  package init(stringLiteral value: String) { spelling = value }

  /// The part before the first full stop.
  package var page: Substring { spelling.prefix { $0 != "." } }
}

/// Another reading of a rule: the other side of a dispute, or the effect of an option. Has at least
/// one of `dispute`, `otherOptions` and `ruleOptions`.
package struct OtherReading: Hashable, Sendable {
  /// The question that sources answer differently; nil if the rule is undisputed.
  package var dispute: SourceKey?
  /// nil only if the rule needs an option and the page says the rest.
  package var sentence: Bilingual?
  /// Sources of the other side, if they have their own keys.
  package var sources: [SourceKey]
  /// Options that play the other side instead of the rule.
  package var otherOptions: [Option]
  /// Options that the rule needs.
  package var ruleOptions: [Option]
  /// nil if it concerns every event with the rule.
  package var circumstance: Circumstance?

  package var options: [Option] { otherOptions + ruleOptions }
}

/// The page is missing or malformed.
package enum HandbookPageError: Error, Hashable, Sendable {
  case unreadable
  /// `line` counts from 1.
  case format(line: Int, expected: String)

  package func sentence(for rule: Rule) -> Bilingual {
    let file = "assets/handbook/\(rule.id).md"
    switch self {
    case .unreadable:
      return Bilingual(en: "(\(file) cannot be read.)", zh: "（无法读取 \(file)。）")
    case .format(let line, let expected):
      return Bilingual(
        en: "(\(file):\(line): expected \(expected).)",
        zh: "（\(file):\(line)：此处应为 \(expected)。）")
    }
  }
}
