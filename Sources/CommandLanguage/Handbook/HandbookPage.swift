import LifecycleModel

/// One file of `assets/handbook`: what the table here says of a rule, once more, and what it does not
/// say, a paragraph or two in both languages.
package struct HandbookPage: Hashable, Sendable {
  package var id: String
  /// A `Certainty.word`.
  package var certainty: String
  package var sources: [SourceKey]
  package var dispute: SourceKey?
  /// The sources of the reading that the rule does not follow.
  package var against: [SourceKey]
  /// The options of the dispute, whichever side they play.
  package var options: [String]
  /// A line for each paragraph.
  package var text: Bilingual
}

/// Where a file of the handbook is not as it should be.
package struct HandbookPageError: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  package var expected: String
}

extension HandbookPage {
  /// What the head of the rule's file has to say, without the text.
  package init(headOf rule: Rule) {
    let entry = Handbook.entry(for: rule)
    id = rule.id
    certainty = entry.certainty.word
    sources = entry.sources
    dispute = entry.dispute?.number
    against = entry.dispute?.sources ?? []
    options = entry.dispute?.played.options.map(\.rawValue) ?? []
    text = Bilingual(en: "", zh: "")
  }
}

extension Dispute.Played {
  package var options: [Option] {
    switch self {
    case .otherSide(let options), .thisSide(let options): return options
    case .never: return []
    }
  }
}

extension Certainty {
  /// As the files and the texts on the domain write it.
  package var word: String {
    switch self {
    case .documented: return "documented"
    case .observed: return "observed"
    case .disputed: return "disputed"
    case .modelChoice: return "model choice"
    }
  }
}
