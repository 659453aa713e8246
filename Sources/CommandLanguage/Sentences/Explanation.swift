import LifecycleModel

extension Handbook {
  /// The answer of `why` for one step, in lines: the step, its rule, on request the page's paragraphs, the certainty,
  /// the sources, and the other readings that apply to every event or under one of these `circumstances`.
  package func explain(
    _ step: Step, withParagraphs: Bool = false, in circumstances: Set<Circumstance> = []
  ) -> Bilingual {
    explanation(of: step, withParagraphs: withParagraphs, in: circumstances).asLines
  }

  /// The lines of the explanation. The paragraphs, if requested, are one item of several lines.
  package func explanation(
    of step: Step, withParagraphs: Bool = false, in circumstances: Set<Circumstance> = []
  ) -> [Bilingual] {
    [CommandLanguage.sentence(for: step)]
      + explanation(of: step.rule, withParagraphs: withParagraphs, in: circumstances)
  }

  /// Explains a rule without a step. Without circumstances it lists all readings.
  package func explain(
    _ rule: Rule, withParagraphs: Bool = false, in circumstances: Set<Circumstance>? = nil
  ) -> Bilingual {
    explanation(of: rule, withParagraphs: withParagraphs, in: circumstances).asLines
  }

  /// A rule in the list of all.
  package func summary(of rule: Rule) -> Bilingual {
    guard case .success(let page) = page(of: rule) else {
      let sentence = sentence(of: rule)
      return Bilingual(en: "\(rule.id): \(sentence.en)", zh: "\(rule.id)：\(sentence.zh)")
    }
    let certainty = page.certainty.label
    let keys = page.sources.map(\.spelling)
    return Bilingual(
      en: "\(rule.id): \(page.sentence.en) [\(([certainty.en] + keys).joined(separator: ", "))]",
      zh: "\(rule.id)：\(page.sentence.zh)［\(([certainty.zh] + keys).joined(separator: "、"))］")
  }

  /// The other readings of a rule; that of its own page comes first.
  package func readings(
    of rule: Rule, in circumstances: Set<Circumstance>? = nil
  ) -> [AppliedReading] {
    guard case .success(let page) = page(of: rule) else { return [] }
    let own = page.otherReading.map { AppliedReading($0) }
    let others = page.also.compactMap { other -> AppliedReading? in
      guard case .success(let page) = self.page(of: other) else { return nil }
      return page.otherReading.map { AppliedReading($0, of: page) }
    }
    return ([own] + others).compactMap { $0 }.filter { reading in
      guard let circumstance = reading.circumstance, let circumstances else { return true }
      return circumstances.contains(circumstance)
    }
  }

  private func explanation(
    of rule: Rule, withParagraphs: Bool, in circumstances: Set<Circumstance>?
  ) -> [Bilingual] {
    let sentence = sentence(of: rule)
    var all = [Bilingual(en: "Rule \(rule.id): \(sentence.en)", zh: "规则 \(rule.id)：\(sentence.zh)")]
    guard case .success(let page) = page(of: rule) else { return all }
    if withParagraphs { all.append(page.text) }
    let readings = readings(of: rule, in: circumstances)
    all.append(certainty(of: page, readings))
    let heading =
      page.certainty == .modelChoice
      ? Bilingual(en: "Nearest source", zh: "最接近的出处") : Bilingual(en: "Source", zh: "出处")
    all += page.sources.map { line(for: $0, heading) }
    return all + readings.flatMap(\.lines)
  }

  /// The certainty of the rule for this event. A generally certain rule may be disputed here.
  private func certainty(of page: HandbookPage, _ readings: [AppliedReading]) -> Bilingual {
    let label = page.certainty.label
    let disputed = readings.filter { $0.dispute != nil && $0.circumstance != nil }
    guard page.certainty != .disputed, let circumstance = disputed.first?.circumstance else {
      return Bilingual(en: "Certainty: \(label.en).", zh: "可信程度：\(label.zh)。")
    }
    let about = circumstance.label
    return Bilingual(
      en: "Certainty: \(label.en); disputed \(about.en).",
      zh: "可信程度：\(label.zh)；\(about.zh)有争议。")
  }
}

/// Another reading of a rule, for an event to which it applies.
package struct AppliedReading: Hashable, Sendable {
  package var dispute: SourceKey?
  package var circumstance: Circumstance?
  /// The other side's sentence; nil if only the rule's own page has it.
  package var sentence: Bilingual?
  package var sources: [SourceKey]
  /// Options that play the reading.
  package var options: [Option]
  /// Options that play the rule itself, if it is the optional one.
  package var ruleIsOptional: [Option] = []

  /// The reading of the rule's own page.
  init(_ reading: OtherReading) {
    dispute = reading.dispute
    circumstance = reading.circumstance
    sentence = reading.sentence
    sources = reading.sources
    options = reading.otherOptions
    ruleIsOptional = reading.ruleOptions
  }

  /// The reading of another page. If its rule needs an option, that rule is the other side.
  init(_ reading: OtherReading, of page: HandbookPage) {
    self.init(reading)
    guard !reading.ruleOptions.isEmpty else { return }
    sentence = page.sentence
    sources = page.sources
    options = reading.ruleOptions
    ruleIsOptional = []
  }

  var lines: [Bilingual] {
    var all: [Bilingual] = []
    if let dispute {
      let question = Handbook.source(for: dispute)?.title
      all.append(
        Bilingual(
          en: "Disputed, \(dispute.spelling): \(question?.en ?? "")",
          zh: "争议 \(dispute.spelling)：\(question?.zh ?? "")"))
    }
    if let sentence {
      all.append(
        dispute == nil
          ? Bilingual(en: "Otherwise: \(sentence.en)", zh: "另一种情形：\(sentence.zh)")
          : Bilingual(en: "The other side: \(sentence.en)", zh: "另一种说法：\(sentence.zh)"))
    }
    all += sources.map { line(for: $0, Bilingual(en: "Its source", zh: "其出处")) }
    if !options.isEmpty {
      let names = options.map(\.rawValue)
      all.append(
        Bilingual(
          en: "Played with option \(names.joined(separator: " or ")).",
          zh: "打开选项 \(names.joined(separator: " 或 ")) 即按另一种说法演示。"))
    }
    if !ruleIsOptional.isEmpty {
      let names = ruleIsOptional.map(\.rawValue)
      all.append(
        Bilingual(
          en: "The rule plays only with option \(names.joined(separator: " or ")).",
          zh: "本规则只在打开选项 \(names.joined(separator: " 或 ")) 时生效。"))
    }
    if options.isEmpty, ruleIsOptional.isEmpty {
      all.append(Bilingual(en: "The other side is not played.", zh: "模拟器不演示另一种说法。"))
    }
    return all
  }
}

func sourceLine(for key: SourceKey) -> Bilingual {
  line(for: key, Bilingual(en: "Source", zh: "出处"))
}

private func line(for key: SourceKey, _ heading: Bilingual) -> Bilingual {
  guard let source = Handbook.source(for: key) else {
    return Bilingual(
      en: "\(heading.en) \(key.spelling)", zh: "\(heading.zh) \(key.spelling)")
  }
  let place = source.place.map { " <\($0)>" } ?? ""
  return Bilingual(
    en: "\(heading.en) \(key.spelling): \(source.title.en)\(place)",
    zh: "\(heading.zh) \(key.spelling)：\(source.title.zh)\(place)")
}
