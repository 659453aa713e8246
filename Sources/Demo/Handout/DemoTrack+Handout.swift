import CommandLanguage
import Laboratory
import Lessons
import LifecycleModel

extension DemoTrack {
  /// The hand-out in Markdown: captions, votes, answers, calls that came and did not come, rules
  /// with their sources, and a script that replays the demo.
  package func handout(in language: Language, votes: DemoVotes) -> String {
    var lines = ["# " + markdownEscaped(script.title[language])]
    for (index, step) in script.steps.enumerated() {
      lines += ["", "## \(index + 1). " + markdownEscaped(step.title[language]), ""]
      lines.append(step.caption[language].markdown)
      if let ask = step.ask { lines += question(ask, index, language, votes) }
      lines += outcome(ofStep: index, language)
    }
    let heading = Bilingual(en: "The script", zh: "脚本")[language]
    let how = Bilingual(
      en: "Save it as demo.pushlab and play it: pushlab run demo.pushlab",
      zh: "保存为 demo.pushlab，用 pushlab run demo.pushlab 播放。")[language]
    lines += ["", "## " + heading, "", how, "", "```text"] + scriptLines + ["```"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func question(
    _ ask: DemoAsk, _ step: Int, _ language: Language, _ votes: DemoVotes
  ) -> [String] {
    var lines = ["", "**" + ask.question[language].markdown + "**", ""]
    let id = script.steps[step].id
    for (number, choice) in ask.choices.enumerated() {
      var line = "\(number + 1). " + choice.sentence[language].markdown
      let hands = DemoVotes.Round.allCases.compactMap { votes[id, $0, number].map { "\($0)" } }
      if !hands.isEmpty {
        let word = Bilingual(en: "hands", zh: "举手")[language]
        line += " (\(word): \(hands.joined(separator: " → ")))"
      }
      if number == right[step] {
        line += Bilingual(en: " **✓ right**", zh: " **✓ 正确**")[language]
      }
      lines.append(line)
    }
    return lines
  }

  private func outcome(ofStep index: Int, _ language: Language) -> [String] {
    guard !script.steps[index].events.isEmpty else { return [] }
    var lines = [""]
    let calls = calls(inStep: index)
    if calls.isEmpty {
      lines.append(
        "- " + Bilingual(en: "NOT CALLED: no delegate method", zh: "没有调用任何代理方法")[language])
    } else {
      lines.append("- " + Bilingual(en: "Called, in this order:", zh: "依次调用：")[language])
      lines += calls.map { "  - `\($0.name)` \($0.stateWord)" }
    }
    var told: [Rule] = []
    for headline in outcomes(ofStep: index) {
      if let verdict = headline.verdict { lines.append("- **\(verdict[language])**") }
      guard let rule = headline.rule, !told.contains(rule) else { continue }
      told.append(rule)
      let sources = ends[index].handbook.sources(of: rule).joined(separator: ", ")
      lines.append("- " + markdownEscaped(headline.why[language]))
      let word = Bilingual(en: "rule", zh: "规则")[language]
      lines.append("  (\(word) `\(rule.id)`" + (sources.isEmpty ? ")" : ", \(sources))"))
    }
    return lines
  }

  /// The commands of every step. Each step with its own configuration begins with `reset`.
  private var scriptLines: [String] {
    var lines: [String] = []
    for (index, step) in script.steps.enumerated() {
      lines.append("# \(index + 1). \(step.title.en)")
      if let stage = step.stage {
        if index > 0 { lines.append("reset") }
        let words = stage.map(\.text)
        if !words.contains(where: { $0.hasPrefix("profile ") }) {
          lines.append("profile \(script.profile.rawValue)")
        }
        if !words.contains(where: { $0.hasPrefix("app ") }) { lines.append("app \(script.app)") }
        lines += words
      } else if index == 0 {
        lines += ["profile \(script.profile.rawValue)", "app \(script.app)"]
      }
      lines += step.events.map(\.text)
    }
    return lines
  }
}
