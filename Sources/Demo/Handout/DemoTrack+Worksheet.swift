import CommandLanguage
import Laboratory
import Lessons

extension DemoTrack {
  /// The questions with boxes, in Markdown for paper. It reveals no answer.
  package func worksheet(in language: Language) -> String {
    var lines = ["# " + markdownEscaped(script.title[language]), ""]
    lines.append(
      Bilingual(en: "Name: ______________________", zh: "姓名：______________________")[language])
    lines.append("")
    lines.append(
      Bilingual(
        en: "For each question: your first answer alone, then the second one after talking.",
        zh: "每个问题先独自作答，讨论之后再选第二次。")[language])
    var number = 0
    for step in script.steps {
      guard let ask = step.ask else { continue }
      number += 1
      lines += ["", "## \(number). " + markdownEscaped(step.title[language]), ""]
      lines += [
        step.caption[language].markdown, "", "**" + ask.question[language].markdown + "**", "",
      ]
      for choice in ask.choices {
        lines.append("- ☐ ☐ " + choice.sentence[language].markdown)
      }
      lines += [
        "", Bilingual(en: "Because: ", zh: "理由：")[language] + String(repeating: "_", count: 50),
      ]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Rich {
  /// The text with its style marks.
  var markdown: String {
    runs.map { run in
      switch run.style {
      case .plain: return markdownEscaped(run.text)
      case .code: return "`\(run.text)`"
      case .strong: return "**\(markdownEscaped(run.text))**"
      case .stressed: return "*\(markdownEscaped(run.text))*"
      }
    }.joined()
  }
}
