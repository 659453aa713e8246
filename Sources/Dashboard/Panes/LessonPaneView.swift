import CommandLanguage
import Lessons
import TextGrid

/// The lines of the lesson pane: a scrolling part, and below it rows reserved for an open question.
/// The last row, with the pane's hints, belongs to neither.
struct LessonPaneView {
  var scrolling: [StyledLine]
  var reserved: [StyledLine]
  /// The messages in the scrolling part.
  var messages: [StyledLine]
  /// Rows of the scrolling part.
  var room: Int
  /// Lines above the first visible one.
  var offset: Int

  /// The initial offset, at which the first message is visible.
  var start: Int
  /// The greatest offset.
  var last: Int { max(0, scrolling.count - room) }

  var shown: ArraySlice<StyledLine> { scrolling.dropFirst(offset).prefix(room) }
  /// Lines below the last visible one.
  var left: Int { max(0, scrolling.count - offset - room) }
}

extension DashboardState {
  func lessonPaneView(width: Int, height: Int) -> LessonPaneView {
    guard let learning else {
      return LessonPaneView(
        scrolling: [], reserved: [], messages: [], room: 0, offset: 0, start: 0)
    }
    let rows = max(0, height - 1)
    let messages = learning.messages.flatMap { $0.lines(width: width, language, .dashboard) }
    let task = explained(learning, width: width) + learning.taskLines(width: width, language)
    var scrolling: [StyledLine]
    var reserved: [StyledLine] = []
    var start = 0
    if let question = learning.question {
      reserved = answerLines(question, width: width, isNarrow: false)
      let least = messages.isEmpty ? 0 : 1
      if task.count + reserved.count + least > rows {
        reserved = answerLines(question, width: width, isNarrow: true)
      }
      if task.count + reserved.count + least > rows, picked == nil { reserved.removeLast() }
      if task.count + reserved.count + least <= rows {
        reserved = task + reserved
        scrolling = messages
      } else {
        scrolling = messages + task
        // The event that the question is about ends the scene.
        start = messages.isEmpty ? scrolling.count : 0
      }
    } else {
      scrolling = task + messages
      start = messages.isEmpty ? 0 : task.count
    }
    let room = max(0, rows - reserved.count)
    let table = learning.table(width: width, language)
    if learning.lesson.kind == .predict, scrolling.count + 1 + table.count <= room {
      if !scrolling.isEmpty { scrolling.append(StyledLine(tone: .plain, line: .blank)) }
      scrolling += table
    }
    var view = LessonPaneView(
      scrolling: scrolling, reserved: reserved, messages: messages, room: room, offset: 0,
      start: 0)
    view.start = min(start, view.last)
    view.offset = min(max(0, view.start + scrollOf(.lesson)), view.last)
    return view
  }

  /// The rows that the pane needs, including its frame and the row of its hints. A question and a
  /// long reply need more.
  func lessonHeight(width: Int) -> Int {
    guard let learning, learning.screen == .task else { return 8 }
    let messages = learning.messages.reduce(0) { rows, message in
      rows + message.lines(width: width, language, .dashboard).count
    }
    let rows =
      explained(learning, width: width).count
      + learning.taskLines(width: width, language).count + messages
    if learning.lesson.kind == .explain { return min(max(11, rows + 3), 14) }
    if let question = learning.question {
      let answers = answerLines(question, width: width, isNarrow: true).count
      return min(max(11, rows + answers + 3), 14)
    }
    // Up to this height the pane has only an upper edge.
    return rows + 2 <= 8 ? 8 : min(rows + 3, 11)
  }

  /// The question of an explain lesson: the end of its text, which the choices would hide.
  func explained(_ learning: LessonRun, width: Int) -> [StyledLine] {
    guard learning.lesson.kind == .explain else { return [] }
    let end = learning.lesson.text[language].naming(.dashboard, language).suffix(1)
    return Pages.lines(of: Array(end), width: width).map { StyledLine(tone: .plain, line: $0) }
  }

  /// The choices, side by side if there are few rows, and the current answer.
  private func answerLines(
    _ question: OpenQuestion, width: Int, isNarrow: Bool
  ) -> [StyledLine] {
    let labels =
      question.choices.enumerated().map { index, item in
        (picked?.contains(item) == true ? "[\(index + 1)] " : " \(index + 1)  ")
          + item.label[language]
      } + [(picked?.isEmpty == true ? "[0] " : " 0  ") + OpenQuestion.none[language]]
    let rows = isNarrow ? sideBySide(labels, width: width) : labels
    let label = Bilingual(en: "Your answer: ", zh: "你的回答：")[language]
    let answer = label + (picked.map { $0.answerText[language] } ?? "…")
    return rows.flatMap { row in
      Rich(plain: row).lines(width: width).map { StyledLine(tone: .plain, line: $0) }
    }
      + Rich(plain: answer).lines(width: width).map { StyledLine(tone: .notice, line: $0) }
  }

  /// Labels side by side, as many per row as fit. Labels are never broken.
  private func sideBySide(_ labels: [String], width: Int) -> [String] {
    labels.reduce(into: []) { rows, label in
      if let row = rows.last, row.displayWidth + 2 + label.displayWidth <= width {
        rows[rows.count - 1] = row + "  " + label
      } else {
        rows.append(label)
      }
    }
  }
}
