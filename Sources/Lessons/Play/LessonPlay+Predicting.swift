import CommandLanguage
import Laboratory
import LifecycleModel

/// The result of an answer in a predict lesson.
package struct PredictionVerdict: Sendable {
  package var isRight: Bool
  package var answer: [Lesson.Ask.Item]
  package var key: PredictionKey
  /// The first step where the answer and the simulator differ, for the cursor; nil if there is
  /// none.
  package var step: Int?
  /// The reason: the rule of that step. For a right answer: the first rule that fired and that the lesson teaches; if
  /// it teaches none of them, the rule of the first item, or the reason why nothing came.
  package var reason: Bilingual?
  package var feedback: Lesson.Feedback?
  /// The author's reason for the right answer.
  package var why: Lesson.Why?
}

extension LessonPlay {
  /// Answers the current question: plays its event in `session` and compares.
  package mutating func answer(
    _ items: [Lesson.Ask.Item], in session: inout Session
  ) -> PredictionVerdict? {
    guard let row = table?.current, let table else { return nil }
    let question = table.rows[row]
    let given = question.aligned(items)
    _ = session.submit(question.ask.event)
    attempts += 1
    let isRight = self.table?.answer(given) ?? false
    if !table.isVariant { note(row + 1, isRight, Lesson.Ask.Item.answer(given)) }
    var verdict = PredictionVerdict(
      isRight: isRight, answer: given, key: question.key, step: nil, reason: nil, feedback: nil,
      why: lesson.why(question.ask))
    if let difference = question.key.difference(from: given) {
      let (step, reason) = session.explanation(of: difference)
      verdict.step = step
      verdict.reason = reason
      verdict.feedback = feedback(on: given, to: question)
    } else {
      verdict.reason = session.reason(
        for: question.key, offered: question.offered, taught: lesson.teaches)
    }
    if self.table?.isOver == true, !hasVariantToAsk { isSolved = true }
    return verdict
  }

  /// Records the first answer to a question, which shows what the learner already knew.
  mutating func note(_ question: Int, _ isRight: Bool, _ given: String) {
    guard !firstAnswers.contains(where: { $0.question == question }) else { return }
    firstAnswers.append(FirstGiven(question: question, isRight: isRight, given: given))
  }

  /// Shows the key of the current question, which is asked again later.
  package mutating func giveUp(in session: inout Session) -> PredictionKey? {
    guard let row = table?.current, let question = table?.rows[row] else { return nil }
    _ = session.submit(question.ask.event)
    sawSolution = true
    if table?.isVariant == false { note(row + 1, false, "shown") }
    table?.skip()
    return question.key
  }

  /// The author's reply to this answer to this event in this scene. If several match, the one that covers most of the
  /// scene.
  private func feedback(
    on answer: [Lesson.Ask.Item], to question: PredictionTable.Row
  ) -> Lesson.Feedback? {
    guard table?.isVariant == false else { return nil }
    let fitting = lesson.task.wrong.filter { wrong in
      wrong.fits(question.ask) && wrong.answer.map { question.aligned($0) == answer } ?? false
    }
    let best = fitting.max { $0.script.commands.count < $1.script.commands.count }
    return best.flatMap { lesson.feedback($0.feedback) }
  }
}

extension Lesson.Wrong {
  /// Whether its lines are the last lines of the question.
  func fits(_ ask: Lesson.Ask) -> Bool {
    let commands = script.commands.map(\.command)
    let asked = (ask.scene + [ask.event]).map(\.command)
    return commands.count <= asked.count && Array(asked.suffix(commands.count)) == commands
  }
}

extension Session {
  /// The reason for the key of the last event, from the first rule that fired and that is taught.
  fileprivate func reason(
    for key: PredictionKey, offered: [Lesson.Ask.Item], taught: [Rule]
  ) -> Bilingual? {
    let reasons = reasonsOfSteps(offered) + (key.items.isEmpty ? reasonsOfAbsence(offered) : [])
    for rule in taught {
      if let reason = reasons.first(where: { $0.rule == rule }) { return reason.text }
    }
    if let first = key.items.first { return explanation(of: .missing(first, index: 0)).reason }
    guard let absent = offered.first(where: { !$0.isShown }) ?? offered.first else { return nil }
    return explanation(of: .surplus(absent)).reason
  }

  private typealias Reason = (rule: Rule, text: Bilingual)

  /// The steps that answer the question: offered calls, displays, and the fates of pushes and
  /// processes.
  private func reasonsOfSteps(_ offered: [Lesson.Ask.Item]) -> [Reason] {
    let index = history.records.lastIndex(where: \.isEvent) ?? 0
    return numberedSteps(ofRecord: index).compactMap { step in
      guard case .model(let model) = step.content else { return nil }
      switch model.change {
      case .call(let call) where offered.contains { $0.matches(call.callback) }: break
      case .display, .apns, .app, .terminated: break
      default: return nil
      }
      return (model.rule, handbook.explain(model))
    }
  }

  private func reasonsOfAbsence(_ offered: [Lesson.Ask.Item]) -> [Reason] {
    offered.compactMap { item in
      guard case .call(let name) = item, let answer = answer(to: .whyNot(name)),
        case .string(let id)? = answer.data.first(where: { $0.key == "rule" })?.value,
        let rule = Rule(rawValue: id)
      else { return nil }
      return (rule, answer.text)
    }
  }

  /// The first step where an answer differs from the last event, with its rule. For something that
  /// did not happen: the first failed condition.
  fileprivate func explanation(
    of difference: PredictionKey.Difference
  ) -> (step: Int?, reason: Bilingual) {
    let index = history.records.lastIndex(where: \.isEvent) ?? 0
    let steps = numberedSteps(ofRecord: index)
    switch difference {
    case .missing(let item, let number):
      var count = 0
      for step in steps {
        guard case .model(let model) = step.content else { continue }
        if case .call(let call) = model.change, case .implemented = call.answer {
          if item.matches(call.callback) { return (step.number, handbook.explain(model)) }
          count += 1
        }
        if case .display(let display) = model.change, item == .shown(display.place) {
          return (step.number, handbook.explain(model))
        }
      }
      return (steps.dropFirst(number).first?.number, item.absence)
    case .surplus(.call(let name)):
      return (nil, answer(to: .whyNot(name))?.text ?? Lesson.Ask.Item.call(name).absence)
    case .surplus(.shown(let place)):
      for step in steps {
        guard case .model(let model) = step.content else { continue }
        if case .app(.notShown) = model.change { return (step.number, handbook.explain(model)) }
        if case .apns(let verdict) = model.change, verdict.fate != .delivered {
          return (step.number, handbook.explain(model))
        }
      }
      return (nil, Lesson.Ask.Item.shown(place).absence)
    }
  }

  func answer(to question: Question) -> Laboratory.Answer? {
    var session = self
    for reply in session.submit(
      ParsedCommand(command: .ask(question), text: "", line: 1, column: 1))
    {
      if case .answer(let answer) = reply { return answer }
    }
    return nil
  }
}

extension Lesson.Ask.Item {
  fileprivate var absence: Bilingual {
    switch self {
    case .call(let name):
      return Bilingual(
        en: "Nothing in this event calls \(name.spelling) there.",
        zh: "这个事件此处不会调用 \(name.spelling)。")
    case .shown(let place):
      return Bilingual(
        en: "Nothing is shown there: \(place.label.en).", zh: "这里什么都不会显示：\(place.label.zh)。")
    }
  }
}
