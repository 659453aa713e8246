import CommandLanguage
import Lessons
import TextGrid

/// A line of the list: the heading of a part, its description, or a lesson.
private enum PickerLine {
  case part(LessonList.Heading)
  case gives(Bilingual)
  case lesson(LessonList.Row, isChosen: Bool)

  var isChosen: Bool {
    switch self {
    case .part, .gives: return false
    case .lesson(_, let isChosen): return isChosen
    }
  }
}

extension Painter {
  /// The lessons: state as a sign and a word, the learner's results, and the title.
  mutating func picker(_ picker: LessonPicker, _ layout: Layout) {
    let free = layout.overlay
    let rows = picker.rows
    let width = min(free.width - 4, 96)
    let heads = picker.list.rows.count { $0.part != nil }
    let height = min(free.height, max(7, picker.list.rows.count + 2 * heads + 4))
    let area = free.centred(width: width, height: height)
    canvas.fill(area, ground)
    let done = picker.list.rows.count { $0.status == .solved }
    let title = Bilingual(
      en: "lessons · \(done) of \(picker.list.rows.count) solved",
      zh: "课程 · 已完成 \(done)/\(picker.list.rows.count)")
    let inner = canvas.box(
      area, title: title[language], self[.chosenFrame], titleStyle: self[.title])
    let label = Bilingual(en: "/ ", zh: "/ ")[language]
    let end = text(label + terminalSafe(picker.wanted.text), x: inner.x + 1, y: inner.y, .key)
    if picker.wanted.isEmpty {
      let hint = Bilingual(
        en: "type to search, Enter begins, Esc goes back", zh: "输入文字查找，Enter 开始，Esc 返回")
      text(hint[language], x: end + 1, y: inner.y, .faint, limit: inner.endX)
    }
    let room = inner.height - 1
    let lines = rows.enumerated().flatMap { index, row -> [PickerLine] in
      let lesson = PickerLine.lesson(row, isChosen: index == picker.selection)
      guard picker.wanted.isEmpty, let part = row.part else { return [lesson] }
      let gives = part.gives
      return gives.en.isEmpty ? [.part(part), lesson] : [.part(part), .gives(gives), lesson]
    }
    let chosen = lines.firstIndex(where: \.isChosen) ?? 0
    let first = max(0, min(chosen - room / 2, lines.count - room))
    for (row, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let y = inner.y + 1 + row
      switch line {
      case .part(let part):
        text(part.timed[language].sanitized, x: inner.x + 1, y: y, .title, limit: inner.endX)
      case .gives(let gives):
        text(gives[language].sanitized, x: inner.x + 3, y: y, .faint, limit: inner.endX)
      case .lesson(let entry, let isChosen): self.row(entry, isChosen: isChosen, inner, y: y)
      }
    }
    if rows.isEmpty {
      let none = Bilingual(en: "no lesson holds this", zh: "没有符合条件的课程")
      text(none[language], x: inner.x + 1, y: inner.y + 1, .faint)
    }
  }

  private mutating func row(_ row: LessonList.Row, isChosen: Bool, _ area: Rect, y: Int) {
    let sign: String
    switch row.status {
    case .new: sign = "○"
    case .started: sign = "◐"
    case .solved: sign = "✓"
    case .changed: sign = "◇"
    }
    let role: Role = isChosen ? .selection : .text
    let minutes = Bilingual(en: "\(row.minutes) min", zh: "\(row.minutes) 分钟")[language]
    var facts = [row.kind.word[language], minutes, row.status.word[language]]
    if row.attempts > 0 {
      facts.append(Bilingual(en: "tries \(row.attempts)", zh: "尝试 \(row.attempts) 次")[language])
    }
    let title = "\(isChosen ? "▸" : " ") \(sign) \(row.title[language].sanitized)"
    // The sign shows the state as well, so facts that do not fit are omitted from the end.
    while !facts.isEmpty, (title + told(facts)).displayWidth > area.width { facts.removeLast() }
    text(title + told(facts), x: area.x, y: y, role, limit: area.endX)
  }

  private func told(_ facts: [String]) -> String {
    guard !facts.isEmpty else { return "" }
    return Bilingual(
      en: "  (\(facts.joined(separator: ", ")))", zh: "（\(facts.joined(separator: "，"))）")[language]
  }
}
