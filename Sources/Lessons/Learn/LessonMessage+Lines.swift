import CommandLanguage
import Explorer

extension LessonMessage {
  /// The message in lines of at most `width` columns.
  package func lines(
    width: Int, _ language: Language, _ way: LessonRun.Way
  ) -> [StyledLine] {
    let words = StyledLine.ofWords(width, language)
    let prose = StyledLine.ofProse(width, language, way)
    switch self {
    case .broken(let mark, let event):
      return rich(mark.sentence[language], "✗ ", .bad, width)
        + words(
          .notice,
          Bilingual(
            en: "Event \(event) broke this; \(way.reset.en) goes back to before it.",
            zh: "第 \(event) 个事件破坏了这一条；\(way.reset.zh)可回到它之前。"))
    case .feedback(let feedback): return prose(feedback.text)
    case .notYet(let lack):
      return words(
        .notice,
        Bilingual(
          en: "Not there yet. \(lack.en)",
          zh: "还没有做到。\(lack.zh)"))
    case .hint(let hint, let number, let all):
      return words(
        .notice, Bilingual(en: "Hint \(number) of \(all)", zh: "提示 \(number)/\(all)"))
        + prose(hint.text)
    case .noHints:
      return words(.notice, Bilingual(en: "This lesson has no hints.", zh: "本课没有提示。"))
    case .noMoreHints:
      return words(
        .notice,
        Bilingual(
          en: "No more hints. \(way.solution.en) plays the solution.",
          zh: "没有更多提示了。\(way.solution.zh)会演示答案。"))
    case .verdict(let verdict): return verdict.lines(width: width, language, way)
    case .key(let key):
      return words(
        .notice,
        Bilingual(
          en: "The answer: \(key.items.answerText.en). The question comes again later.",
          zh: "答案：\(key.items.answerText.zh)。这道题稍后还会再问。"))
    case .reply(let choice):
      return rich(
        choice.answer[language], choice.isRight ? "✓ " : "✗ ", choice.isRight ? .good : .bad, width)
        + prose(choice.reply)
    case .grade(let grade): return grade.lines(width: width, language, way)
    case .solutionStep(let number, let all, let text):
      return words(
        .notice,
        Bilingual(
          en: "The solution, event \(number) of \(all): \(text)",
          zh: "答案第 \(number)/\(all) 步：\(text)"))
    case .solutionOver(let isVariantNext):
      return words(
        .good,
        isVariantNext
          ? Bilingual(
            en: "That was the solution. Now try it from another start: \(way.next.en).",
            zh: "答案演示完毕。下面换一个起点自己做一遍：\(way.next.zh)。")
          : Bilingual(
            en: "That was the solution. \(way.next.en): back to the start, to try it yourself.",
            zh: "答案演示完毕。\(way.next.zh)：回到起点，自己做一遍。"))
    case .solutionLines(let added):
      let head = Bilingual(
        en: "The solution adds + and takes away -:", zh: "答案增加带 + 的行，删去带 - 的行：")
      return words(.notice, head)
        + added.lines.map { line in
          sample("\(line.kind.sign)\(line.number) \(line.text)", width)
        }
    case .mistakes(let mistakes, let file):
      let head = Bilingual(
        en: "Not graded yet. \(VisibleText.of(file)) has mistakes:",
        zh: "暂不评分，请先改正 \(VisibleText.of(file))：")
      return words(.bad, head)
        + mistakes.prefix(4).flatMap { mistake in
          words(
            .bad,
            Bilingual(
              en: "Line \(mistake.line): \(mistake.text.en)",
              zh: "第 \(mistake.line) 行：\(mistake.text.zh)"))
            + [sample("  " + mistake.code.drop { $0 == " " || $0 == "\t" }, width)]
        }
    case .variant:
      return words(
        .notice,
        Bilingual(
          en: "The same task from another start. Now without the solution.",
          zh: "同样的任务，换了起点。这次自己来。"))
    case .askedAgain:
      return words(
        .notice,
        Bilingual(en: "Once more: your answer to this was not right.", zh: "再答一次：上次没有答对。"))
    case .wentBack(let event?):
      return words(
        .notice,
        Bilingual(
          en: "Back to before event \(event), the first that led away from the goal.",
          zh: "已回到第 \(event) 个事件之前：从它开始偏离了目标。"))
    case .wentBack(nil):
      return words(.notice, Bilingual(en: "Back to the start.", zh: "回到起点。"))
    case .solved: return words(.good, Bilingual(en: "✓ Solved.", zh: "✓ 完成。"))
    case .stillToDo:
      return words(
        .notice, Bilingual(en: "The task is not done yet.", zh: "任务还没有完成。"))
    case .nothingToAnswer:
      return words(
        .notice, Bilingual(en: "There is no such question now.", zh: "现在没有可以这样回答的问题。"))
    case .fault(let text): return words(.bad, text)
    }
  }
}

extension SolutionLines.Kind {
  fileprivate var sign: String {
    switch self {
    case .added: return "+"
    case .removed: return "-"
    case .head: return " "
    }
  }
}

private func sample(_ text: String, _ width: Int) -> StyledLine {
  let run = Rich.Run(text: text.sanitized.truncated(to: width), style: .code)
  return StyledLine(tone: .plain, line: PageLine(kind: .sample, runs: [run]))
}

extension LessonRun.Way {
  private func pick(_ key: String, _ word: String) -> Bilingual {
    switch self {
    case .keys: return Bilingual(en: key, zh: "按 \(key) ")
    case .words: return Bilingual(en: word, zh: "\(word) ")
    }
  }

  fileprivate var edit: Bilingual { pick("E", "edit") }
  fileprivate var reset: Bilingual { pick("R", "reset") }
  fileprivate var solution: Bilingual { pick("X", "solution") }
  fileprivate var next: Bilingual { Bilingual(en: "Enter", zh: "按 Enter") }
}

/// Text after a sign.
func rich(_ rich: Rich, _ sign: String, _ tone: StyledLine.Tone, _ width: Int) -> [StyledLine] {
  rich.lines(width: width, first: sign).map { StyledLine(tone: tone, line: $0) }
}

extension [Lesson.Ask.Item] {
  /// The answer in words.
  package var answerText: Bilingual {
    isEmpty
      ? Bilingual(en: "nothing", zh: "什么都不会发生")
      : Bilingual(
        en: map(\.text).joined(separator: ", "), zh: map(\.label.zh).joined(separator: "、"))
  }
}

extension PredictionVerdict {
  func lines(
    width: Int, _ language: Language, _ way: LessonRun.Way
  ) -> [StyledLine] {
    let words = StyledLine.ofWords(width, language)
    // The event and its rule. `why` adds the certainty.
    func short(_ text: String) -> String {
      let lines = text.split(separator: "\n").prefix(2)
      guard let step = lines.first, lines.count > 1 else { return text }
      let rule = lines[1].split(separator: ":", maxSplits: 1).last ?? lines[1]
      let sentence = rule.split(separator: "：", maxSplits: 1).last ?? rule
      return step.hasSuffix(sentence) ? String(step) : lines.joined(separator: "\n")
    }
    let prose = StyledLine.ofProse(width, language, way)
    let explanation =
      why.map { prose($0.text) }
      ?? reason.map { words(.plain, Bilingual(en: short($0.en), zh: short($0.zh))) } ?? []
    if isRight {
      return words(
        .good,
        Bilingual(
          en: "✓ Right: \(key.items.answerText.en)", zh: "✓ 正确：\(key.items.answerText.zh)"))
        + explanation
    }
    return words(
      .bad,
      Bilingual(
        en: "✗ You: \(answer.answerText.en). It was: \(key.items.answerText.en).",
        zh: "✗ 你的回答：\(answer.answerText.zh)。实际：\(key.items.answerText.zh)。"))
      + (feedback.map { prose($0.text) } ?? explanation)
  }
}

extension Grade {
  func lines(
    width: Int, _ language: Language, _ way: LessonRun.Way
  ) -> [StyledLine] {
    let words = StyledLine.ofWords(width, language)
    if lacksMarks { return words(.bad, PreparedLesson.marksMissing) }
    guard let counterexample else {
      if isStopped {
        return words(
          .bad,
          Bilingual(
            en: "The search was ended after \(worlds) states: nothing is decided. "
              + "\(way.edit.en) searches again.",
            zh: "搜索在 \(worlds) 个状态之后中断，尚无结论。\(way.edit.zh)可重新搜索。"))
      }
      let extent =
        isComplete
        ? Bilingual(
          en: "The explorer tried every sequence of these events (\(worlds) states): "
            + "no counterexample.",
          zh: "探索器试遍了这些事件的所有序列（\(worlds) 个状态），没有反例。")
        : Bilingual(
          en: "The explorer looked at \(worlds) states and found no counterexample.",
          zh: "已搜索的 \(worlds) 个状态中没有反例。")
      return words(.good, extent)
    }
    let events = counterexample.map(\.text).joined(separator: "; ")
    var lines: [StyledLine] = []
    if let failedTest {
      lines += words(
        .bad,
        Bilingual(
          en: "✗ \(failedTest.sentence.en.plain): fails after \(events)",
          zh: "✗ \(failedTest.sentence.zh?.plain ?? failedTest.sentence.en.plain)："
            + "执行 \(events) 时没有做到"))
    } else {
      lines += words(
        .bad,
        Bilingual(en: "✗ Fooled by: \(events)", zh: "✗ 最短的反例：\(events)"))
    }
    if let feedback {
      lines += Pages.lines(of: feedback.text[language].naming(way, language), width: width).map {
        StyledLine(tone: .plain, line: $0)
      }
    } else if let breach {
      lines += words(.plain, breach)
    }
    return lines
  }
}

extension StyledLine {
  /// Makes lines of a sentence.
  fileprivate static func ofWords(
    _ width: Int, _ language: Language
  ) -> (Tone, Bilingual) -> [StyledLine] {
    { tone, text in
      Rich(plain: text[language]).lines(width: width).map { StyledLine(tone: tone, line: $0) }
    }
  }

  /// Makes lines of an author's text.
  fileprivate static func ofProse(
    _ width: Int, _ language: Language, _ way: LessonRun.Way
  ) -> (Translated<[ProseBlock]>) -> [StyledLine] {
    { text in
      Pages.lines(of: text[language].naming(way, language), width: width)
        .map { StyledLine(tone: .plain, line: $0) }
    }
  }
}
