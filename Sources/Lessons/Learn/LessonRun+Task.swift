import CommandLanguage

extension LessonRun {
  /// The task with the current state of its marks.
  package func taskLines(width: Int, _ language: Language) -> [StyledLine] {
    guard ownApp == nil else { return [] }
    switch lesson.kind {
    case .reach, .break: return markLines(width: width, language)
    case .predict: return questionLines(width: width, language)
    case .explain: return choiceLines(width: width, language)
    case .fix: return propertyLines(width: width, language)
    case .read: return []
    }
  }

  private func markLines(width: Int, _ language: Language) -> [StyledLine] {
    zip(lesson.task.marks, play.states).flatMap { mark, state -> [StyledLine] in
      switch (mark.kind, state) {
      case (.goal, .open): return rich(mark.sentence[language], "○ ", .plain, width)
      case (.goal, .met), (.keep, .met): return rich(mark.sentence[language], "✓ ", .good, width)
      case (.keep, .open): return rich(mark.kept(language), "✓ ", .plain, width)
      case (.goal, .broken): return rich(mark.sentence[language], "✗ ", .bad, width)
      case (.keep, .broken): return rich(mark.kept(language), "✗ ", .bad, width)
      }
    }
  }

  /// The scene and the question, or the number of answers. The choices are data: `question`.
  private func questionLines(width: Int, _ language: Language) -> [StyledLine] {
    guard let question else { return [] }
    return rich(Rich(plain: question.text[language]), "", .plain, width)
  }

  /// The number of right answers in a predict lesson; nil for other lessons.
  package var tally: Bilingual? {
    guard let rows = play.table?.rows else { return nil }
    let right = rows.count(where: \.isRight)
    return Bilingual(en: "\(right) of \(rows.count) right", zh: "\(rows.count) 题中答对 \(right) 题")
  }

  private func choiceLines(width: Int, _ language: Language) -> [StyledLine] {
    lesson.task.choices.enumerated().flatMap { index, choice -> [StyledLine] in
      let wasTried = play.tried.contains(index)
      let tone: StyledLine.Tone = wasTried ? (choice.isRight ? .good : .bad) : .plain
      let sign = wasTried ? (choice.isRight ? "✓" : "✗") : " "
      return rich(choice.answer[language], "\(sign) \(index + 1)  ", tone, width)
    }
  }

  private func propertyLines(width: Int, _ language: Language) -> [StyledLine] {
    let tasks = lesson.properties.map(\.task)
    let words = Bilingual(
      en: "Whatever happens: \(tasks.map(\.en).joined(separator: "; "))",
      zh: "无论发生什么：\(tasks.map(\.zh).joined(separator: "；"))")
    let (sign, tone): (String, StyledLine.Tone) = play.isSolved ? ("✓ ", .good) : ("○ ", .plain)
    let tests = lesson.task.tests.flatMap { rich($0.sentence[language], sign, tone, width) }
    return tests + rich(Rich(plain: words[language]), sign, tone, width)
  }

  /// The answers of a predict lesson as a table: scene, answer, key.
  package func table(width: Int, _ language: Language) -> [StyledLine] {
    guard let rows = play.table?.rows else { return [] }
    return rows.enumerated().flatMap { index, row -> [StyledLine] in
      let scene = (row.ask.scene + [row.ask.event]).map(\.command.canonicalText)
        .joined(separator: "; ")
      guard row.answer != nil else {
        let sign = index == play.table?.current ? "▸ " : "· "
        return rich(Rich(plain: scene), sign, .faint, width)
      }
      let key = row.isRight ? " → " + row.key.items.answerText[language] : ""
      return rich(
        Rich(plain: scene + key), row.isRight ? "✓ " : "✗ ", row.isRight ? .good : .bad, width)
    }
  }
}

extension Lesson.Mark {
  fileprivate func kept(_ language: Language) -> Rich {
    let always = Bilingual(en: " (throughout)", zh: "（始终如此）")[language]
    return Rich(sentence[language].runs + [Rich.Run(text: always, style: .plain)])
  }
}

extension Lesson.Ask.Item {
  package var label: Bilingual {
    switch self {
    case .call(let name): return Bilingual(en: name.spelling, zh: name.spelling)
    case .shown(let place):
      return Bilingual(en: "shown: \(place.label.en)", zh: "呈现：\(place.label.zh)")
    }
  }
}
