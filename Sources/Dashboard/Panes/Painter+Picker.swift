import CommandLanguage
import Lessons
import TextGrid

extension Painter {
  /// The lessons: state in a sign and a word, what was done, the title.
  mutating func picker(_ picker: LessonPicker, _ layout: Layout) {
    let free = Rect(
      x: 0, y: layout.header.endY, width: layout.header.width,
      height: layout.prompt.endY - layout.header.endY)
    let rows = picker.rows
    let width = min(free.width - 4, 96)
    let height = min(free.height, max(7, picker.list.rows.count + 5))
    let area = Rect(
      x: (free.width - width) / 2, y: free.y + (free.height - height) / 2, width: width,
      height: height)
    canvas.fill(area, ground)
    let done = picker.list.rows.count { $0.status == .solved }
    let title = Bilingual(
      en: "lessons · \(done) of \(picker.list.rows.count) solved",
      zh: "课程 · 已完成 \(done)/\(picker.list.rows.count)")
    let inner = canvas.box(
      area, title: title[language], self[.chosenFrame], titleStyle: self[.title])
    let label = Bilingual(en: "/ ", zh: "/ ")[language]
    let end = text(label + picker.wanted.text.sanitized, x: inner.x + 1, y: inner.y, .key)
    if picker.wanted.isEmpty {
      let hint = Bilingual(
        en: "type to search, Enter begins, Esc goes back", zh: "输入文字查找，Enter 开始，Esc 返回")
      text(hint[language], x: end + 1, y: inner.y, .faint, limit: inner.endX)
    }
    if let part = picker.part {
      let whole = part.whole[language].sanitized
      let fits = whole.displayWidth <= inner.width - 2
      let words = fits ? whole : part.text[language].sanitized
      text(words, x: max(end + 1, inner.endX - words.displayWidth - 1), y: inner.y + 1, .faint)
    }
    let room = inner.height - 2
    let first = max(0, min(picker.selection - room / 2, rows.count - room))
    for (row, entry) in rows.dropFirst(first).prefix(room).enumerated() {
      self.row(
        entry, isChosen: first + row == picker.selection, inner, y: inner.y + 2 + row)
    }
    if rows.isEmpty {
      let none = Bilingual(en: "no lesson holds this", zh: "没有这样的课程")
      text(none[language], x: inner.x + 1, y: inner.y + 2, .faint)
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
    // The sign tells the state, too: the facts are left out from the end where they have no room.
    while !facts.isEmpty, (title + told(facts)).displayWidth > area.width { facts.removeLast() }
    text(title + told(facts), x: area.x, y: y, role, limit: area.endX)
  }

  private func told(_ facts: [String]) -> String {
    guard !facts.isEmpty else { return "" }
    return Bilingual(
      en: "  (\(facts.joined(separator: ", ")))", zh: "（\(facts.joined(separator: "，"))）")[language]
  }
}
