import CommandLanguage

extension Learning {
  /// How the learner works: the sentence names keys or typed words.
  package enum Way: Hashable, Sendable {
    case keys, words
  }

  /// What can be done now. There is always something.
  package func whatNext(_ way: Way) -> Bilingual {
    switch screen {
    case .text:
      return pick(
        way, keys: Bilingual(en: "Enter: to the task", zh: "Enter：进入任务"),
        words: Bilingual(en: "Enter goes on to the task.", zh: "按 Enter 进入任务。"))
    case .recap: return afterLesson(way)
    case .task: return inTask(way)
    }
  }

  private func pick(_ way: Way, keys: Bilingual, words: Bilingual) -> Bilingual {
    switch way {
    case .keys: return keys
    case .words: return words
    }
  }

  private func afterLesson(_ way: Way) -> Bilingual {
    guard let next else {
      return pick(
        way,
        keys: Bilingual(
          en: "That was the last lesson. L: all lessons", zh: "这是最后一课。L：全部课程"),
        words: Bilingual(
          en: "That was the last lesson. lesson NAME begins another, quit leaves.",
          zh: "这是最后一课。lesson NAME 开始另一课，quit 离开。"))
    }
    return pick(
      way,
      keys: Bilingual(
        en: "Enter: next lesson, \(next.title.en)", zh: "Enter：下一课《\(next.title.zh)》"),
      words: Bilingual(
        en: "Enter goes on to the next lesson: \(next.title.en).",
        zh: "按 Enter 进入下一课：\(next.title.zh)。"))
  }

  private func inTask(_ way: Way) -> Bilingual {
    if isShowingSolution {
      return pick(
        way, keys: Bilingual(en: "Enter: on with the solution", zh: "Enter：继续演示答案"),
        words: Bilingual(en: "Enter goes on with the solution.", zh: "按 Enter 继续演示答案。"))
    }
    if play.isSolved {
      return pick(
        way, keys: Bilingual(en: "Enter: what happened, and on", zh: "Enter：看小结，然后继续"),
        words: Bilingual(en: "Enter goes on: what happened.", zh: "按 Enter 看小结。"))
    }
    switch lesson.kind {
    case .predict where isAnswered:
      return pick(
        way, keys: Bilingual(en: "Enter: next question · y: why", zh: "Enter：下一题 · y：为什么"),
        words: Bilingual(
          en: "Enter asks the next question; why tells the rule.", zh: "按 Enter 进入下一题；why 说明规则。"))
    case .predict:
      return pick(
        way,
        keys: Bilingual(
          en: "1-9 in their order (0 none), then Enter · H: hint",
          zh: "按顺序按 1-9（0 表示都不会），再按 Enter · H：提示"),
        words: Bilingual(
          en: "Type the numbers in their order, such as 1 2, or 0. Also: hint, solution.",
          zh: "按顺序输入数字，例如 1 2；都不会就输入 0。也可输入 hint、solution。"))
    case .explain:
      return pick(
        way, keys: Bilingual(en: "1-9: your answer · H: hint", zh: "1-9：选择答案 · H：提示"),
        words: Bilingual(
          en: "Type the number of your answer. Also: hint.", zh: "输入答案的编号。也可输入 hint。"))
    case .fix:
      return pick(
        way,
        keys: Bilingual(
          en: "E: edit the delegate · → steps through what fooled it · H: hint",
          zh: "E：编辑 delegate · →：逐步走过反例 · H：提示"),
        words: Bilingual(
          en: "edit opens the delegate, app FILE.swift takes another file. Also: hint, solution.",
          zh: "edit 打开 delegate，app FILE.swift 换用别的文件。也可输入 hint、solution。"))
    case .reach, .break, .read:
      return pick(
        way,
        keys: Bilingual(
          en: "Let events happen: keys below · H: hint · u: undo · R: reset",
          zh: "用下面的按键让事件发生 · H：提示 · u：撤销 · R：重来"),
        words: Bilingual(
          en: "Type events, such as home. Also: hint, undo, reset, solution, help.",
          zh: "输入事件，例如 home。也可输入 hint、undo、reset、solution、help。"))
    }
  }
}
