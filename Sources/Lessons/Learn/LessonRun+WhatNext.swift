import CommandLanguage

extension LessonRun {
  /// The input device: sentences name keys or typed words.
  package enum Way: Hashable, Sendable {
    /// The keys of commands that texts may name, by the typed command.
    case keys([String: String])
    case words
  }

  /// What the learner can do now. Never empty.
  package func whatNext(_ way: Way) -> Bilingual {
    if ownApp != nil { return withOwnApp(way) }
    switch screen {
    case .text:
      return pick(
        way, keys: Bilingual(en: "Enter: to the task", zh: "Enter：进入任务"),
        words: Bilingual(en: "Enter goes on to the task.", zh: "按 Enter 进入任务。"))
    case .recap: return afterLesson(way)
    case .task: return inTask(way)
    }
  }

  private func withOwnApp(_ way: Way) -> Bilingual {
    guard screen == .task else {
      return pick(
        way,
        keys: Bilingual(
          en: "Enter: back to your app · L: all lessons", zh: "Enter：回到你的应用 · L：全部课程"),
        words: Bilingual(
          en: "Enter goes back to your app; lesson NAME begins another lesson.",
          zh: "按 Enter 回到你的应用；lesson NAME 开始另一课。"))
    }
    return pick(
      way,
      keys: Bilingual(
        en: "M: the steps · i: report · E: edit · L: all lessons",
        zh: "M：步骤 · i：报告 · E：编辑 · L：全部课程"),
      words: Bilingual(
        en: "Enter shows the steps. Also: show app, explore, assume, edit, lesson NAME.",
        zh: "按 Enter 看步骤。也可输入 show app、explore、assume、edit、lesson NAME。"))
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
        en: "Enter goes on to the next lesson, “\(next.title.en)”.",
        zh: "按 Enter 进入下一课《\(next.title.zh)》。"))
  }

  private func inTask(_ way: Way) -> Bilingual {
    if isShowingSolution, play.isSolutionOver, lesson.kind != .read {
      return pick(
        way, keys: Bilingual(en: "Enter: try it yourself", zh: "Enter：自己做一遍"),
        words: Bilingual(en: "Enter: try it yourself.", zh: "按 Enter 自己做一遍。"))
    }
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
    if isRevealing {
      return pick(
        way,
        keys: Bilingual(
          en: "Space: next step · Enter: the rest of the event", zh: "空格：下一步 · Enter：这个事件余下的步骤"),
        words: Bilingual(
          en: "step shows the next step, finish the rest of the event.",
          zh: "step 显示下一步，finish 显示这个事件余下的步骤。"))
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
          en: "\(answering.en), then Enter · H: hint", zh: "\(answering.zh)，再按 Enter · H：提示"),
        words: Bilingual(
          en: "Type \(answering.en). Also: hint, solution.",
          zh: "\(answering.zh)，再按 Enter。也可输入 hint、solution。"))
    case .explain:
      return pick(
        way,
        keys: Bilingual(
          en: "1-\(lesson.task.choices.count): your answer · H: hint",
          zh: "1-\(lesson.task.choices.count)：选择答案 · H：提示"),
        words: Bilingual(
          en: "Type the number of your answer. Also: hint.", zh: "输入答案的编号。也可输入 hint。"))
    case .fix:
      return pick(
        way,
        keys: hasCounterexample
          ? Bilingual(
            en: "E: edit the delegate · →: step through the counterexample · H: hint",
            zh: "E：编辑代理 · →：逐步查看反例 · H：提示")
          : Bilingual(en: "E: edit the delegate · H: hint", zh: "E：编辑代理 · H：提示"),
        words: Bilingual(
          en: "edit opens the delegate, app FILE.swift takes another file. Also: hint, solution.",
          zh: "edit 打开代理文件，app FILE.swift 换用别的文件。也可输入 hint、solution。"))
    case .reach, .break, .read:
      return pick(
        way,
        keys: Bilingual(
          en: "Press an event's key, or : and type it · H: hint · u: undo · R: reset",
          zh: "按事件的键，或按 : 输入 · H：提示 · u：撤销 · R：重来"),
        words: Bilingual(
          en: "Type events, such as home. Also: hint, undo, reset, solution, help.",
          zh: "输入事件，例如 home。也可输入 hint、undo、reset、solution、help。"))
    }
  }

  /// An event of the learner is shown step by step.
  private var isRevealing: Bool {
    [.reach, .break, .read].contains(lesson.kind) && session.history.position.shown > 0
  }

  /// The cursor is before the events that break the learner's delegate.
  private var hasCounterexample: Bool {
    session.history.position.records < session.history.records.count
  }

  private var answering: Bilingual {
    question?.instruction ?? Bilingual(en: "the numbers", zh: "编号")
  }
}
