import LifecycleModel

extension Handbook {
  /// The meaning of an option, with the handbook page that states it.
  package struct OptionMeaning: Hashable, Sendable {
    package var sentence: Bilingual
    package var dispute: SourceKey?
    package var rule: Rule
  }

  /// nil if no page names the option.
  package func meaning(of option: Option) -> OptionMeaning? {
    let pages = Rule.allCases.compactMap { rule -> (Rule, HandbookPage)? in
      guard case .success(let page) = page(of: rule) else { return nil }
      return page.otherReading?.options.contains(option) == true ? (rule, page) : nil
    }
    for (rule, page) in pages where page.otherReading?.ruleOptions.contains(option) == true {
      return OptionMeaning(
        sentence: option.meaning ?? page.sentence, dispute: page.otherReading?.dispute, rule: rule)
    }
    for (rule, page) in pages {
      guard let reading = page.otherReading, let sentence = reading.sentence else { continue }
      return OptionMeaning(
        sentence: option.meaning ?? sentence, dispute: reading.dispute, rule: rule)
    }
    return nil
  }
}
