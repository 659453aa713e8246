import CommandLanguage
import Lessons
import TextGrid

extension StyledLine.Tone {
  var role: Role {
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
    let tally = learning.tally.map { Bilingual(en: " · \($0.en)", zh: " · \($0.zh)") }
    return Bilingual(
      en: "\(learning.number)/\(learning.count) \(title.en.sanitized)\(tally?.en ?? "")",
      zh: "\(learning.number)/\(learning.count) \(title.zh.sanitized)\(tally?.zh ?? "")")
  }

  /// The scrolling part, the reserved part below it, and the possible next actions.
  mutating func lesson() {
    guard let learning = state.learning else { return }
    let area = canvas.bounds
    let view = state.lessonPaneView(width: area.width, height: area.height)
    for (row, spoken) in view.shown.enumerated() { line(spoken, y: row) }
    for (row, spoken) in view.reserved.enumerated() {
      line(spoken, y: area.height - 1 - view.reserved.count + row)
    }
    if let note = state.note, !isWhyShown {
      notice(note)
      return
    }
    var limit = area.width
    if view.left > 0 {
      let more = Bilingual(en: "↓ \(view.left) more", zh: "↓ 还有 \(view.left) 行")[language]
      limit -= more.displayWidth + 1
      text(more, x: limit + 1, y: area.height - 1, .notice)
    }
    let next = "▸ " + learning.whatNext(.dashboard)[language]
    text(next.withoutLastParts(width: limit), x: 0, y: area.height - 1, .key, limit: limit)
  }

  private var isWhyShown: Bool { state.layout?.panes.contains { $0.pane == .why } == true }

  /// Draws a note over the lowest lines.
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

/// A page of a lesson's text over the panes.
struct LessonPageView {
  /// The area that the page covers.
  var ground: Rect
  var area: Rect
  var lines: [PageLine]
  var page: Int
  var pages: Int
}

extension DashboardState {
  /// The page on the screen; nil during the task.
  func lessonPageView(in layout: Layout) -> LessonPageView? {
    guard let learning, learning.screen != .task else { return nil }
    let free = layout.overlay
    let width = min(size.width - 4, 84)
    let height = min(free.height, 34)
    let blocks = learning.screen == .text ? learning.lesson.text : learning.lesson.recap
    let prose = blocks[language].naming(.dashboard, language)
    var pages = Pages.pages(of: prose, width: width - 4, height: height - 4)
    if learning.screen == .recap {
      pages = recap(learning, width: width - 4) + pages
      if pages.allSatisfy(\.isEmpty) {
        pages = [endOfLesson(learning.lesson.kind, width: width - 4)]
      }
    }
    let page = min(lessonPage, max(0, pages.count - 1))
    let lines = pages.indices.contains(page) ? pages[page] : []
    let area = free.centred(width: width, height: height)
    return LessonPageView(
      ground: free, area: area, lines: lines, page: page, pages: max(1, pages.count))
  }

  /// The end of a lesson that has no text after its task.
  private func endOfLesson(_ kind: Lesson.Kind, width: Int) -> [PageLine] {
    let words =
      kind == .read
      ? Bilingual(en: "You have read it to the end.", zh: "已经读完。")
      : Bilingual(en: "Solved.", zh: "已完成。")
    return Rich(plain: words[language]).lines(width: width)
  }

  /// The text after the task; in a predict lesson the table comes before it.
  private func recap(_ learning: LessonRun, width: Int) -> [[PageLine]] {
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
      view.area,
      title: ((isRecap && learning.play.isSolved ? solved : "") + lessonTitle[language])
        .withoutLastParts(width: view.area.width - 4),
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
      ? learning.whatNext(.dashboard)[language]
      : Bilingual(en: "Enter: next page", zh: "Enter：下一页")[language]
    let words = state.note.map { $0.text[language] } ?? place + onward
    text("▸ " + words, x: inner.x + 1, y: inner.endY - 1, .key, limit: inner.endX)
  }
}

extension String {
  /// The text without as many of its last parts, separated by dots, as needed to fit. The first
  /// part stays.
  func withoutLastParts(width: Int) -> String {
    var shown = self
    while shown.displayWidth > width, let dot = shown.ranges(of: " · ").last {
      shown = String(shown[..<dot.lowerBound])
    }
    return shown
  }
}
