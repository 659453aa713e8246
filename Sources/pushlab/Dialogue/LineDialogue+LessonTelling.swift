import CommandLanguage
import Laboratory
import Lessons

/// The output of a lesson in lines.
extension LineDialogue {
  private static let width = 78
  /// Lines of a page of text on a terminal. With the lines around it, it fits 24 rows.
  private static let pageHeight = 18

  /// Prints the lesson's text until it has been read, then the task.
  mutating func tellOfLesson() {
    guard let learning else { return }
    let title = learning.lesson.title[language]
    let place = Bilingual(
      en: "Lesson \(learning.number) of \(learning.count): \(title)",
      zh: "第 \(learning.number)/\(learning.count) 课：\(title)")
    StandardOutput.print(["", place[language], ""])
    switch learning.screen {
    case .text: show(learning.lesson.text[language])
    case .task: tellTask()
    case .recap: show(learning.lesson.recap[language])
    }
    record()
  }

  private mutating func show(_ blocks: [ProseBlock]) {
    let height = isTerminal ? Self.pageHeight : .max
    pager = Pager(
      Pages.pages(of: blocks.map(\.withMarks), width: Self.width, height: height).map { page in
        page.map(\.text)
      })
    showPage()
  }

  mutating func showPage() {
    if let page = pager.next() { StandardOutput.print(page + [""]) }
    if pager.isAtEnd {
      tellWhatNext()
    } else {
      let words = Bilingual(en: "Enter: next page", zh: "Enter：下一页")
      StandardOutput.print(["  " + words[language]])
    }
  }

  private static func plain(_ line: PageLine) -> String {
    line.runs.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }

  mutating func printSteps(from record: Int) {
    if let learning { player.session = learning.session }
    let session = player.session
    for index in session.history.records.indices.dropFirst(record) {
      let steps = session.numberedSteps(ofRecord: index)
      var printer = player.printer
      printer.echoes = true
      let record = session.history.records[index]
      let parsed = ParsedCommand(
        command: record.command, text: record.text, line: 1, column: 1)
      StandardOutput.print(printer.lines(for: parsed, [.steps(steps)], in: session))
    }
  }

  func tellMessages() {
    guard let learning else { return }
    for message in learning.messages {
      StandardOutput.print(
        message.lines(width: Self.width, language, .words).map { Self.plain($0.line) })
    }
  }

  func tellTask() {
    guard let learning, learning.screen == .task else { return }
    var lines = learning.taskLines(width: Self.width, language).map { Self.plain($0.line) }
    if let tally = learning.tally {
      lines.insert("[\(tally[language])]", at: 0)
    }
    if let question = learning.question {
      lines += question.choices.enumerated().map { "  \($0 + 1)  \($1.label[language])" }
      lines.append("  0  " + OpenQuestion.none[language])
    }
    StandardOutput.print([""] + lines)
    tellWhatNext()
  }

  func tellWhatNext() {
    guard let learning else { return }
    StandardOutput.print(["  " + learning.whatNext(.words)[language]])
  }

  mutating func tellOfRecap() {
    guard let learning else { return }
    if learning.lesson.kind == .predict {
      StandardOutput.print(
        [""] + learning.table(width: Self.width, language).map { Self.plain($0.line) })
    }
    StandardOutput.print([""])
    show(learning.lesson.recap[language])
  }

  /// Writes the lesson's events to the progress file and prints its messages.
  mutating func record() {
    guard let course, let events = learning?.takeProgressEvents({ .ofClock }) else { return }
    course.note(events)
    for message in course.takeMessages() { StandardOutput.printError(message[language]) }
  }
}
