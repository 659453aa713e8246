import CommandLanguage
import Judging
import LifecycleModel
import TextGrid

/// The steps as sentences, for people.
enum TextFormat {
  static func lines(for reply: Reply, in language: Language, _ session: Session) -> [String] {
    switch reply {
    case .steps(let steps):
      return folded(steps.compactMap { line(for: $0, in: language, session) }, in: language)
    case .refused(let reason): return ["! " + reason[language]]
    case .answer(let answer):
      return answer.text[language].split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { answer.isProse ? broken($0) : [$0] }.map { "  " + $0 }
    case .save, .load, .listExamples, .explore, .edit, .lesson, .language, .theme, .quit:
      return []
    }
  }

  /// Folds repetitions: a block of up to eight lines that occurs at least three times in a row is
  /// shown once.
  private static func folded(_ lines: [String], in language: Language) -> [String] {
    let texts = lines.map { $0.drop { $0.isWhitespace || $0.isNumber } }
    var result: [String] = []
    var index = 0
    while index < lines.count {
      guard let (length, times) = repetition(in: texts, at: index) else {
        result.append(lines[index])
        index += 1
        continue
      }
      result += lines[index..<index + length]
      let words =
        length == 1
        ? Bilingual(en: "... \(times) times", zh: "…… 共 \(times) 次")
        : Bilingual(
          en: "... these \(length) lines \(times) times", zh: "…… 以上 \(length) 行共 \(times) 次")
      result.append("       " + words[language])
      index += length * times
    }
    return result
  }

  private static func repetition(
    in texts: [Substring], at start: Int
  ) -> (length: Int, times: Int)? {
    for length in 1...8 where start + 3 * length <= texts.count {
      let block = texts[start..<start + length]
      var times = 1
      while start + (times + 1) * length <= texts.count,
        texts[(start + times * length)..<(start + (times + 1) * length)].elementsEqual(block)
      {
        times += 1
      }
      if times >= 3 { return (length, times) }
    }
    return nil
  }

  /// Wraps indented lines to 80 columns. An address is never broken.
  private static func broken(_ line: Substring) -> [Substring] {
    let text = String(line)
    return text.hasSuffix(">") ? [line] : text.wrapped(to: 78)
  }

  static func line(for judgement: Judgement, in language: Language) -> String {
    "= " + verdict(of: judgement)[language]
  }

  static func verdict(of judgement: Judgement) -> Bilingual {
    let verdict: Bilingual
    switch (judgement.kind, judgement.holds) {
    case (.expectation, true): verdict = Bilingual(en: "holds", zh: "成立")
    case (.expectation, false):
      verdict = Bilingual(
        en: "fails: \(judgement.found ?? "")", zh: "不成立：\(judgement.foundWords?.zh ?? "")")
    case (.prediction, true): verdict = Bilingual(en: "predicted", zh: "预测正确")
    case (.prediction, false):
      verdict = Bilingual(
        en: "predicted otherwise: \(judgement.found ?? "")",
        zh: "与预测不同：\(judgement.foundWords?.zh ?? "")")
    }
    return verdict
  }

  /// The event itself has no line, because its command is printed above.
  private static func line(
    for step: NumberedStep, in language: Language, _ session: Session
  ) -> String? {
    switch step.content {
    case .judgement(let judgement): return line(for: judgement, in: language)
    case .model(let model):
      if case .event = model.change { return nil }
      let said =
        sentence(for: model, placing: session.placing)[language] + source(of: model, in: session)
      if case .refused = model.change { return "! " + said }
      return pad("\(step.number)", to: 5) + "  " + said
    }
  }

  /// An executed line is shown as in the source.
  private static func source(of step: Step, in session: Session) -> String {
    let lines = session.setup.app.program.sourceLines
    guard case .line(let line) = step.change, lines.indices.contains(line.line - 1) else {
      return ""
    }
    return "  | " + terminalSafe(lines[line.line - 1])
  }

  private static func pad(_ number: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - number.count)) + number
  }
}
