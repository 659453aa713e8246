import LifecycleModel

/// The answer of `why` for one step, a line each: the step, its rule, what its page in the handbook
/// tells, how sure that is, who says so, and the other side where the fact is disputed.
package func explain(_ step: Step, page: Bilingual? = nil) -> Bilingual {
  lines(explanation(of: step, page: page))
}

/// Its lines; that of the page, where there is one, has several.
package func explanation(of step: Step, page: Bilingual? = nil) -> [Bilingual] {
  [sentence(for: step)] + explanation(of: step.rule, page)
}

/// The same without a step.
package func explain(_ rule: Rule, page: Bilingual? = nil) -> Bilingual {
  lines(explanation(of: rule, page))
}

/// A rule in the list of all.
package func summary(of rule: Rule) -> Bilingual {
  let entry = Handbook.entry(for: rule)
  let certainty = entry.certainty.label
  let keys = entry.sources.map(\.spelling)
  return Bilingual(
    en: "\(rule.id): \(entry.sentence.en) [\(([certainty.en] + keys).joined(separator: ", "))]",
    zh: "\(rule.id)：\(entry.sentence.zh)［\(([certainty.zh] + keys).joined(separator: "、"))］")
}

private func lines(_ all: [Bilingual]) -> Bilingual {
  Bilingual(
    en: all.map(\.en).joined(separator: "\n"), zh: all.map(\.zh).joined(separator: "\n"))
}

private func explanation(of rule: Rule, _ page: Bilingual?) -> [Bilingual] {
  let entry = Handbook.entry(for: rule)
  let certainty = entry.certainty.label
  var all = [
    Bilingual(
      en: "Rule \(rule.id): \(entry.sentence.en)", zh: "规则 \(rule.id)：\(entry.sentence.zh)")
  ]
  if let page { all.append(page) }
  all.append(Bilingual(en: "Certainty: \(certainty.en).", zh: "可信程度：\(certainty.zh)。"))
  let heading =
    entry.certainty == .modelChoice
    ? Bilingual(en: "Nearest source", zh: "最接近的出处") : Bilingual(en: "Source", zh: "出处")
  all += entry.sources.map { line(for: $0, heading) }
  if let dispute = entry.dispute { all += explanation(of: dispute) }
  return all
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
  switch dispute.played {
  case .otherSide(let options):
    let names = options.map(\.rawValue)
    all.append(
      Bilingual(
        en: "Played with option \(names.joined(separator: " or ")).",
        zh: "打开选项 \(names.joined(separator: " 或 ")) 即按另一种说法演示。"))
  case .thisSide(let options):
    let names = options.map(\.rawValue)
    all.append(
      Bilingual(
        en: "The rule plays only with option \(names.joined(separator: " or ")).",
        zh: "本规则只在打开选项 \(names.joined(separator: " 或 ")) 时生效。"))
  case .never:
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
