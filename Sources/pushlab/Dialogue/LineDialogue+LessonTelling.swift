import CommandLanguage
import Laboratory
import Lessons

/// What a lesson says in lines.
extension LineDialogue {
  private static let width = 78
  /// Lines of a page of text at a terminal, so that it stands on 24 rows with what is around it.
  private static let pageHeight = 18

  /// All of what is on: the text where it is still to be read, else the task.
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
    note()
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
      let words = Bilingual(en: "Enter: the next page", zh: "Enter：下一页")
      StandardOutput.print(["  " + words[language]])
    }
  }

  private static func plain(_ line: PageLine) -> String {
    line.runs.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
  }

  func printSteps(from record: Int) {
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

  func tellSaid() {
    guard let learning else { return }
    for saying in learning.said {
      StandardOutput.print(
        saying.lines(width: Self.width, language).map { Self.plain($0.line) })
    }
  }

  func tellTask() {
    guard let learning, learning.screen == .task else { return }
    let lines = learning.taskLines(width: Self.width, language).map { Self.plain($0.line) }
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

  /// To the file of the progress, and what that has to say.
  mutating func note() {
    guard let course, let deeds = learning?.takeDeeds({ .ofClock }) else { return }
    course.note(deeds)
    for message in course.takeMessages() { StandardOutput.printError(message[language]) }
  }
}
