import CommandLanguage
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

/// Free play and lessons for an audience: the letters of a demo, the question of a lesson, and the
/// pressed keys.
extension Painter {
  mutating func projector(_ layout: Layout) {
    let body = Rect(
      x: 0, y: layout.header.endY, width: layout.header.width,
      height: layout.prompt.y - layout.header.endY)
    inside(body) { painter in
      if painter.hasQuestion {
        painter.lessonQuestion()
      } else if let note = painter.state.note {
        painter.told(note)
      } else {
        painter.revealed()
      }
    }
    if self.state.mode == .keys { keyCast(layout.prompt) }
  }

  /// Whether a lesson has an open question or its task has not begun.
  private var hasQuestion: Bool {
    guard let learning = state.learning, learning.screen == .task else { return false }
    return learning.hasOpenQuestion || learning.lesson.kind == .explain
      || state.session.history.records.isEmpty
  }

  /// The same screen as a demo's question, with the current answer in the last row. A task without choices is shown as
  /// its pane.
  private mutating func lessonQuestion() {
    guard let learning = state.learning else { return }
    let size = canvas.bounds.size
    let width = size.width - 4
    let choices = learning.projectedChoices(language, picked: state.picked ?? [])
    guard !choices.isEmpty else {
      inside(canvas.bounds.inset(x: 2, y: 1)) { $0.lesson() }
      return
    }
    var y = size.height >= 21 ? 1 : 0
    let asked = learning.question.map { $0.text[language].wrapped(to: width).map(String.init) }
    if let asked {
      for line in asked {
        text(line, x: 2, y: y, .command)
        y += 1
      }
    } else {
      for line in state.explained(learning, width: width) {
        self.line(line.line, .command, x: 2, y: y)
        y += 1
      }
    }
    self.choices(choices, y: y + 1)
    let last = state.note?.text[language] ?? "▸ " + learning.whatNext(.dashboard)[language]
    text(
      last.withoutLastParts(width: width).truncated(to: width), x: 2, y: size.height - 1, .notice)
  }

  /// Paints the lesson's reply to the answer in a row above the announcement, and the next action.
  private mutating func revealed() {
    let headline = Headline(state.session)
    guard let learning = state.learning, let verdict = verdict(learning) else {
      announcement(headline)
      return
    }
    let (top, rest) = canvas.bounds.cutTop(1)
    let end = text(verdict.words, x: 1, y: top.y, verdict.tone.role)
    let next = ("▸ " + learning.whatNext(.dashboard)[language])
      .withoutLastParts(width: top.width - 2)
    let start = top.width - 1 - next.displayWidth
    if start > end + 1 { text(next, x: start, y: top.y, .key) }
    inside(rest) { $0.announcement(headline) }
  }

  /// The first line of the lesson's message about the learner's last action.
  private func verdict(_ learning: LessonRun) -> (words: String, tone: StyledLine.Tone)? {
    guard learning.screen == .task, let message = learning.messages.first, !message.isHelp else {
      return nil
    }
    let lines = message.lines(width: canvas.bounds.width - 4, language, .dashboard)
    guard let first = lines.first else { return nil }
    let goesOn = lines.count > 1 && lines[1].tone == first.tone && first.tone != .plain
    return (first.text + (goesOn ? " …" : ""), first.tone)
  }

  /// A note to the user, below the state until the next key.
  private mutating func told(_ note: Note) {
    announcement(nil)
    let height = canvas.bounds.height
    let lines = note.text[language].wrapped(to: canvas.bounds.width - 2)
    for (row, line) in lines.prefix(4).enumerated() {
      text(String(line), x: 1, y: height - min(4, lines.count) + row, .notice)
    }
  }

  private mutating func keyCast(_ area: Rect) {
    var x = text(Bilingual(en: "keys  ", zh: "按键  ")[language], x: 1, y: area.y, .faint)
    for key in state.keyCast.keys {
      x = text(" \(key.label) ", x: x, y: area.y, .selection)
      x = text(" \(key.name[language])   ", x: x, y: area.y, .keyName)
    }
  }
}

extension LessonRun {
  /// Numbers and sentences of the open question's choices; empty if there are none. A chosen one
  /// has a bullet, a tried one its mark.
  fileprivate func projectedChoices(
    _ language: Language, picked: [Lesson.Ask.Item]
  ) -> [(number: String, sentence: String)] {
    if let question {
      var choices = question.choices.enumerated().map { index, item in
        (
          number: "\(index + 1)",
          sentence: (picked.contains(item) ? "● " : "") + item.label[language]
        )
      }
      choices.append((number: "0", sentence: OpenQuestion.none[language]))
      return choices
    }
    guard lesson.kind == .explain else { return [] }
    return lesson.task.choices.enumerated().map { index, choice in
      let mark = play.tried.contains(index) ? choice.isRight ? "✓ " : "✗ " : ""
      return (number: "\(index + 1)", sentence: mark + choice.answer[language].plain)
    }
  }
}
