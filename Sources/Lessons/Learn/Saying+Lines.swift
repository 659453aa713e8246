import CommandLanguage
import Explorer

extension Saying {
  /// Of at most `width` columns.
  package func lines(width: Int, _ language: Language) -> [StyledLine] {
    func words(_ tone: StyledLine.Tone, _ text: Bilingual) -> [StyledLine] {
      Rich(plain: text[language]).lines(width: width).map { StyledLine(tone: tone, line: $0) }
    }
    func prose(_ text: Translated<[ProseBlock]>) -> [StyledLine] {
      Pages.lines(of: text[language], width: width).map { StyledLine(tone: .plain, line: $0) }
    }
    switch self {
    case .broken(let mark, let event):
      let words = words(
        .notice,
        Bilingual(
          en: "Event \(event) broke this; reset goes back to before it.",
          zh: "第 \(event) 个事件破坏了这一条；reset 可回到它之前。"))
      return rich(mark.sentence[language], "✗ ", .bad, width) + words
    case .feedback(let feedback): return prose(feedback.text)
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
          en: "There is no further hint; solution shows the way.", zh: "没有更多提示了；solution 会演示答案。"))
    case .verdict(let verdict): return verdict.lines(width: width, language)
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
    case .grade(let grade): return grade.lines(width: width, language)
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
            en: "That was the solution. Now the same from another start: next.",
            zh: "答案演示完毕。下面换一个起点再做一遍：next。")
          : Bilingual(
            en: "That was the solution. next brings you back to the start: now you.",
            zh: "答案演示完毕。next 回到起点，轮到你了。"))
    case .solutionLines(let lines):
      return words(.notice, Bilingual(en: "The solution adds:", zh: "答案增加了这些行："))
        + lines.map { text in
          let run = Rich.Run(text: "+ " + text.sanitized, style: .code)
          return StyledLine(tone: .plain, line: PageLine(kind: .sample, runs: [run]))
        }
    case .variant:
      return words(
        .notice,
        Bilingual(
          en: "The same task from another start. Now without the solution.",
          zh: "同样的任务，换了起点。这次自己来。"))
    case .wentBack(let event?):
      return words(
        .notice,
        Bilingual(
          en: "Back to before event \(event), the first that led astray.",
          zh: "回到第 \(event) 个事件之前，从那里开始走偏了。"))
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
    case .word(let text): return words(.notice, text)
    }
  }
}

/// Words behind a sign.
func rich(_ rich: Rich, _ sign: String, _ tone: StyledLine.Tone, _ width: Int) -> [StyledLine] {
  rich.lines(width: width, first: sign).map { StyledLine(tone: tone, line: $0) }
}

extension [Lesson.Ask.Item] {
  /// As an answer is told.
  package var answerText: Bilingual {
    isEmpty
      ? Bilingual(en: "nothing", zh: "什么都不发生")
      : Bilingual(
        en: map(\.text).joined(separator: ", "), zh: map(\.text).joined(separator: "、"))
  }
}

extension PredictionVerdict {
  func lines(width: Int, _ language: Language) -> [StyledLine] {
    func words(_ tone: StyledLine.Tone, _ text: Bilingual) -> [StyledLine] {
      Rich(plain: text[language]).lines(width: width).map { StyledLine(tone: tone, line: $0) }
    }
    if isRight {
      return words(
        .good,
        Bilingual(en: "✓ Right: \(key.items.answerText.en)", zh: "✓ 正确：\(key.items.answerText.zh)"))
    }
    var lines = words(
      .bad,
      Bilingual(
        en: "✗ You: \(answer.answerText.en). It was: \(key.items.answerText.en).",
        zh: "✗ 你的回答：\(answer.answerText.zh)。实际：\(key.items.answerText.zh)。"))
    if let feedback {
      lines += Pages.lines(of: feedback.text[language], width: width).map {
        StyledLine(tone: .plain, line: $0)
      }
    } else if let reason {
      // What happened and its rule; `why` tells how sure that is.
      func short(_ text: String) -> String {
        text.split(separator: "\n").prefix(2).joined(separator: "\n")
      }
      lines += words(.plain, Bilingual(en: short(reason.en), zh: short(reason.zh)))
    }
    return lines
  }
}

extension Grade {
  func lines(width: Int, _ language: Language) -> [StyledLine] {
    func words(_ tone: StyledLine.Tone, _ text: Bilingual) -> [StyledLine] {
      Rich(plain: text[language]).lines(width: width).map { StyledLine(tone: tone, line: $0) }
    }
    guard let counterexample else {
      let extent =
        isComplete
        ? Bilingual(
          en: "The explorer tried every sequence of these events, \(worlds) worlds: none fools it.",
          zh: "探索器试遍了这些事件的所有序列（\(worlds) 个世界），没有一个能骗过它。")
        : Bilingual(
          en: "The explorer looked at \(worlds) worlds and found nothing that fools it.",
          zh: "探索器查看了 \(worlds) 个世界，没有发现能骗过它的序列。")
      return words(.good, extent)
    }
    let events = counterexample.map(\.text).joined(separator: "; ")
    var lines: [StyledLine] = []
    if let failedTest {
      lines += words(
        .bad,
        Bilingual(
          en: "✗ \(failedTest.sentence.en.plain): not with \(events)",
          zh: "✗ \(failedTest.sentence.zh?.plain ?? failedTest.sentence.en.plain)："
            + "执行 \(events) 时没有做到"))
    } else {
      lines += words(
        .bad,
        Bilingual(en: "✗ Fooled by: \(events)", zh: "✗ 能骗过它的最短序列：\(events)"))
    }
    if let feedback {
      lines += Pages.lines(of: feedback.text[language], width: width).map {
        StyledLine(tone: .plain, line: $0)
      }
    } else if let breach {
      lines += words(.plain, breach)
    }
    return lines
  }
}
