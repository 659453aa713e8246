import CommandLanguage
import TextGrid

extension Painter {
  /// The prompt and, while it is in use, its overlays over the lower rows.
  mutating func line(_ layout: Layout) {
    switch state.focus {
    case .keys where !state.isProjecting: hint(layout.prompt.y)
    case .search:
      let start = text("/", x: 0, y: layout.prompt.y, .key)
      edit(state.wanted, x: start, y: layout.prompt.y)
    case .prompt: openPrompt(layout)
    case .keys, .picker, .reader, .lessonPage, .tooSmall: break
    }
  }

  private mutating func hint(_ y: Int) {
    if let warning = state.warning {
      text("! " + warning[language], x: 0, y: y, .bad)
      return
    }
    let hint = Bilingual(en: "> press : to type a command", zh: "> 按 : 输入命令")[language]
    let end = text(hint, x: 0, y: y, .faint)
    if let resumable = state.resumable {
      let count = resumable.events
      let words = Bilingual(
        en: "g: resume previous session (\(count == 1 ? "1 event" : "\(count) events"))",
        zh: "g：继续上次的会话（\(count) 个事件）")
      text("   " + words[language], x: end, y: y, .notice)
    }
  }

  private mutating func openPrompt(_ layout: Layout) {
    // On a small screen it covers only the pane above the prompt, so that the other panes keep
    // their edges. An error is always shown completely.
    let usual = layout.prompt.y >= 40 ? 10 : layout.prompt.y >= 28 ? 6 : 5
    let told = state.prompt.error.map { errorLines($0, width: layout.prompt.width).count + 2 } ?? 0
    let rows = min(max(usual, told), layout.prompt.endY)
    let area = Rect(
      x: 0, y: layout.prompt.endY - rows, width: layout.prompt.width, height: rows)
    canvas.fill(area, ground)
    let (line, below) = area.cutTop(1)
    if let search = state.prompt.search {
      historySearch(search, line)
      return
    }
    let start = text("> ", x: 0, y: line.y, .key)
    let shift = edit(state.prompt.editor, x: start, y: line.y)
    if let error = state.prompt.error {
      self.error(error, from: start - shift, below)
    } else if state.prompt.editor.isEmpty {
      let example = Bilingual(
        en: "a command, such as push mixed \"Hi\"; help lists them all",
        zh: "输入命令，例如 push mixed \"你好\"；help 列出全部命令")
      text(example[language], x: start + 1, y: line.y, .faint)
      // Result of the last command; this overlay hides its pane.
      inside(below.inset(x: 1)) { $0.why() }
    } else if state.note != nil {
      // The result arrived after the last key.
      inside(below.inset(x: 1)) { $0.why() }
    } else {
      candidates(below)
    }
  }

  /// Returns the number of columns hidden on the left to keep the cursor visible.
  @discardableResult
  private mutating func edit(_ editor: LineEditor, x: Int, y: Int) -> Int {
    let shown = editor.shown
    let column = shown.beforeCursor.displayWidth
    let room = canvas.bounds.width - x - 1
    let shift = column > room ? column - room * 2 / 3 : 0
    let area = Rect(x: x, y: y, width: canvas.bounds.width - x, height: 1)
    let style = self[.text]
    canvas.inside(area) { canvas in _ = canvas.text(shown.whole, x: -shift, y: 0, style) }
    cursor = (x + column - shift, y)
    return shift
  }

  private mutating func error(_ error: CommandError, from start: Int, _ area: Rect) {
    let scalars = state.prompt.editor.text.judgedScalars
    let before = scalars.prefix(error.place.column - 1).spelled
    let fault = scalars.dropFirst(error.place.column - 1).prefix(error.place.length).spelled
    let width = max(1, min(fault.displayWidth, area.width))
    let caret = "^" + String(repeating: "~", count: width - 1)
    text(caret, x: max(0, start + before.displayWidth), y: area.y, .bad)
    let lines = errorLines(error, width: area.width)
    for (row, line) in lines.prefix(area.height - 1).enumerated() {
      text((row == 0 ? "! " : "  ") + line, x: 1, y: area.y + 1 + row, .bad)
    }
  }

  private func errorLines(_ error: CommandError, width: Int) -> [Substring] {
    error.sentence[language].wrapped(to: width - 4)
  }

  private static let widestWord = 34

  private mutating func candidates(_ area: Rect) {
    let all = state.prompt.candidates
    if all.isEmpty || area.height < 1 { return }
    let room = max(1, all.count > area.height ? area.height - 1 : area.height)
    let parts = (all.count + room - 1) / room
    let shown = all.dropFirst(state.prompt.part % parts * room).prefix(room)
    let words = shown.map(\.word.displayWidth).filter { $0 <= Painter.widestWord }
    let width = (words.max() ?? 0) + 2
    for (row, candidate) in shown.enumerated() {
      let y = area.y + row
      // A sample push needs no description. It is shown from shortly before the next character to type.
      guard candidate.word.displayWidth <= Painter.widestWord else {
        let known = max(0, candidate.replaced.count - 12)
        let rest = String(String.UnicodeScalarView(candidate.word.unicodeScalars.dropFirst(known)))
        text((known > 0 ? "…" : "") + terminalSafe(rest), x: 2, y: y, .key, limit: area.endX)
        continue
      }
      text(terminalSafe(candidate.word), x: 2, y: y, .key, limit: 2 + width)
      let key = KeyTable.all.first { $0.action.verb?.word == candidate.word }
      let hint = key.map { "  [\($0.key)]" } ?? ""
      text(
        candidate.description[language] + hint, x: 3 + width, y: y, .faint, limit: area.endX)
    }
    let left = all.count - shown.count
    if left > 0 {
      let more = Bilingual(en: "… and \(left) more: Tab", zh: "……还有 \(left) 个：Tab")
      text(more[language], x: 2, y: area.endY - 1, .faint)
    }
  }

  private mutating func historySearch(_ search: Prompt.Search, _ line: Rect) {
    let label = Bilingual(en: "history: ", zh: "历史：")[language]
    let start = text(label, x: 0, y: line.y, .key)
    edit(search.wanted, x: start, y: line.y)
    let found = search.found.map { terminalSafe(state.prompt.history.lines[$0], limit: .max) }
    let nothing = Bilingual(en: "no line holds this", zh: "没有这样的行")[language]
    text(
      found ?? (search.wanted.isEmpty ? "" : nothing), x: 2, y: line.y + 1,
      found == nil ? .faint : .text)
  }
}

extension LineEditor {
  /// The text with scalars that are harmful to a terminal spelled out, and the part of it before
  /// the cursor.
  fileprivate var shown: (whole: String, beforeCursor: String) {
    let scalars = text.judgedScalars
    let count = textBeforeCursor.unicodeScalars.count
    return (scalars.spelled, scalars.prefix(count).spelled)
  }
}
