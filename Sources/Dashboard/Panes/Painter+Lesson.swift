import CommandLanguage
import Lessons
import TextGrid

extension StyledLine.Tone {
  fileprivate var role: Role {
    switch self {
    case .plain: return .text
    case .good: return .good
    case .bad: return .bad
    case .notice: return .notice
    case .faint: return .faint
    }
  }
}

extension Painter {
  var lessonTitle: Bilingual {
    guard let learning = state.learning else { return Pane.lesson.title }
    let title = learning.lesson.title.bilingual
    return Bilingual(
      en: "\(learning.number)/\(learning.count) \(title.en.sanitized)",
      zh: "\(learning.number)/\(learning.count) \(title.zh.sanitized)")
  }

  /// Task with its marks, what was said last, what can be done: the last line always.
  mutating func lesson() {
    guard let learning = state.learning else { return }
    let area = canvas.bounds
    let task = taskLines(learning, width: area.width)
    let said = learning.said.flatMap { $0.lines(width: area.width, language) }
    let room = area.height - 1
    var lines: [StyledLine]
    if task.count + said.count <= room {
      lines = task + said
    } else if said.isEmpty {
      lines = task
    } else {
      lines = Array(task.prefix(max(0, room - said.count))) + said
    }
    let table = learning.table(width: area.width, language)
    if learning.lesson.kind == .predict, lines.count + 1 + table.count <= room {
      lines += [StyledLine(tone: .plain, line: .blank)] + table
    }
    if lines.count > room { lines = Array(lines.prefix(room)) }
    for (row, spoken) in lines.enumerated() { line(spoken, y: row) }
    if let note = state.note, !isWhyShown {
      notice(note)
    } else {
      text("▸ " + learning.whatNext(.keys)[language], x: 0, y: area.height - 1, .key)
    }
  }

  private var isWhyShown: Bool { state.layout?.panes.contains { $0.pane == .why } == true }

  /// Over the lowest lines.
  private mutating func notice(_ note: Note) {
    let area = canvas.bounds
    let isRefusal = note.kind == .refusal
    let lines = ((isRefusal ? "! " : "") + note.text[language]).wrapped(to: area.width)
      .prefix(area.height)
    for (row, line) in lines.enumerated() {
      let y = area.height - lines.count + row
      canvas.fill(Rect(x: 0, y: y, width: area.width, height: 1), ground)
      text(String(line), x: 0, y: y, isRefusal ? .bad : .notice)
    }
  }

  /// With an open question the answer as it is so far.
  private func taskLines(_ learning: Learning, width: Int) -> [StyledLine] {
    var lines = learning.taskLines(width: width, language)
    if learning.hasOpenQuestion {
      if canvas.bounds.height < lines.count + 1 { lines = compact(lines, learning, width) }
      let label = Bilingual(en: "Your answer: ", zh: "你的回答：")[language]
      let text = label + (state.picked.map { $0.answerText[language] } ?? "…")
      let rich = Rich(plain: text)
      lines += rich.lines(width: width).map { StyledLine(tone: .notice, line: $0) }
    }
    return lines
  }

  /// The choices side by side where rows are few.
  private func compact(
    _ lines: [StyledLine], _ learning: Learning, _ width: Int
  ) -> [StyledLine] {
    guard let table = learning.play.table, let row = table.current else { return lines }
    let offered = table.rows[row].offered
    let question = lines.prefix { !$0.text.hasPrefix("1  ") }
    let choices =
      offered.enumerated().map { "\($0 + 1) \($1.label[language])" }
      + ["0 " + Bilingual(en: "nothing of these", zh: "以上都不会")[language]]
    let joined = Rich(plain: choices.joined(separator: "   ")).lines(width: width)
    return question + joined.map { StyledLine(tone: .plain, line: $0) } + lines.suffix(1)
  }

  private mutating func line(_ spoken: StyledLine, x: Int = 0, y: Int) {
    self.line(spoken.line, spoken.tone.role, x: x, y: y)
  }

  mutating func line(_ line: PageLine, _ plain: Role, x: Int, y: Int) {
    var x = x
    let isHeading = line.kind == .heading
    for run in line.runs {
      let role: Role
      switch run.style {
      case .plain: role = isHeading ? .title : plain
      case .code: role = .callback
      case .strong, .stressed: role = .title
      }
      x = text(run.text.sanitized, x: x, y: y, role)
    }
  }
}

/// A page of a lesson's text, over the panes.
struct LessonPageView {
  /// Nothing else is to be seen there.
  var ground: Rect
  var area: Rect
  var lines: [PageLine]
  var page: Int
  var pages: Int
}

extension DashboardState {
  /// A page of a lesson has the screen.
  var isReading: Bool { learning.map { $0.screen != .task } == true && !isProjecting }

  /// nil: the task is on.
  func lessonPageView(in layout: Layout) -> LessonPageView? {
    guard let learning, isReading else { return nil }
    let free = Rect(
      x: 0, y: layout.header.endY, width: size.width,
      height: layout.prompt.endY - layout.header.endY)
    let width = min(size.width - 4, 84)
    let height = min(free.height, 34)
    let blocks = learning.screen == .text ? learning.lesson.text : learning.lesson.recap
    var pages = Pages.pages(of: blocks[language], width: width - 4, height: height - 4)
    if learning.screen == .recap { pages = recap(learning, width: width - 4) + pages }
    let page = min(lessonPage, max(0, pages.count - 1))
    let lines = pages.indices.contains(page) ? pages[page] : []
    let area = Rect(
      x: (size.width - width) / 2, y: free.y + (free.height - height) / 2, width: width,
      height: height)
    return LessonPageView(
      ground: free, area: area, lines: lines, page: page, pages: max(1, pages.count))
  }

  /// The table of a predict lesson comes before what is to be read of it.
  private func recap(_ learning: Learning, width: Int) -> [[PageLine]] {
    guard learning.lesson.kind == .predict else { return [] }
    return [learning.table(width: width, language).map(\.line)]
  }
}

extension Painter {
  mutating func lessonPage(_ view: LessonPageView) {
    guard let learning = state.learning else { return }
    canvas.fill(view.ground, ground)
    let isRecap = learning.screen == .recap
    let solved = Bilingual(en: "✓ solved · ", zh: "✓ 完成 · ")[language]
    let inner = canvas.box(
      view.area, title: (isRecap && learning.play.isSolved ? solved : "") + lessonTitle[language],
      self[.chosenFrame], titleStyle: self[.title])
    for (row, line) in view.lines.prefix(inner.height - 1).enumerated() {
      self.line(line, .text, x: inner.x + 1, y: inner.y + row)
    }
    let isLast = view.page + 1 == view.pages
    let place =
      view.pages > 1
      ? Bilingual(
        en: "page \(view.page + 1) of \(view.pages) · ", zh: "第 \(view.page + 1)/\(view.pages) 页 · "
      )[
        language] : ""
    let onward =
      isLast
      ? learning.whatNext(.keys)[language]
      : Bilingual(en: "Space: next page", zh: "空格：下一页")[language]
    let words = state.note.map { $0.text[language] } ?? place + onward
    text("▸ " + words, x: inner.x + 1, y: inner.endY - 1, .key, limit: inner.endX)
  }
}
