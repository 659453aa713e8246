import LifecycleModel

extension Handbook {
  /// The answer of `why` for one step, a line each: the step, its rule, the page's paragraphs if they
  /// are asked for, how sure that is, who says so, and the other side where the fact is disputed.
  package func explain(_ step: Step, withParagraphs: Bool = false) -> Bilingual {
    lines(explanation(of: step, withParagraphs: withParagraphs))
  }

  /// Its lines; the paragraphs, if asked for, are one item of several lines.
  package func explanation(of step: Step, withParagraphs: Bool = false) -> [Bilingual] {
    [CommandLanguage.sentence(for: step)]
      + explanation(of: step.rule, withParagraphs: withParagraphs)
  }

  /// The same without a step.
  package func explain(_ rule: Rule, withParagraphs: Bool = false) -> Bilingual {
    lines(explanation(of: rule, withParagraphs: withParagraphs))
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

  private func explanation(of rule: Rule, withParagraphs: Bool) -> [Bilingual] {
    let sentence = sentence(of: rule)
    var all = [Bilingual(en: "Rule \(rule.id): \(sentence.en)", zh: "规则 \(rule.id)：\(sentence.zh)")]
    guard case .success(let page) = page(of: rule) else { return all }
    if withParagraphs { all.append(page.text) }
    let certainty = page.certainty.label
    all.append(Bilingual(en: "Certainty: \(certainty.en).", zh: "可信程度：\(certainty.zh)。"))
    let heading =
      page.certainty == .modelChoice
      ? Bilingual(en: "Nearest source", zh: "最接近的出处") : Bilingual(en: "Source", zh: "出处")
    all += page.sources.map { line(for: $0, heading) }
    if let dispute = page.dispute { all += CommandLanguage.explanation(of: dispute) }
    return all
  }
}

private func lines(_ all: [Bilingual]) -> Bilingual {
  Bilingual(
    en: all.map(\.en).joined(separator: "\n"), zh: all.map(\.zh).joined(separator: "\n"))
}

private func explanation(of dispute: Dispute) -> [Bilingual] {
  let question = Handbook.source(for: dispute.number)?.title
  var all = [
    Bilingual(
      en: "Disputed, \(dispute.number.spelling): \(question?.en ?? "")",
      zh: "争议 \(dispute.number.spelling)：\(question?.zh ?? "")"),
    Bilingual(
      en: "The other side: \(dispute.otherSide.en)", zh: "另一种说法：\(dispute.otherSide.zh)"),
  ]
  all += dispute.sources.map { line(for: $0, Bilingual(en: "Its source", zh: "其出处")) }
  if !dispute.otherOptions.isEmpty {
    let names = dispute.otherOptions.map(\.rawValue)
    all.append(
      Bilingual(
        en: "Played with option \(names.joined(separator: " or ")).",
        zh: "打开选项 \(names.joined(separator: " 或 ")) 即按另一种说法演示。"))
  }
  if !dispute.ruleOptions.isEmpty {
    let names = dispute.ruleOptions.map(\.rawValue)
    all.append(
      Bilingual(
        en: "The rule plays only with option \(names.joined(separator: " or ")).",
        zh: "本规则只在打开选项 \(names.joined(separator: " 或 ")) 时生效。"))
  }
  if dispute.options.isEmpty {
    all.append(Bilingual(en: "The other side is not played.", zh: "模拟器不演示另一种说法。"))
  }
  return all
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
