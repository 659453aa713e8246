import CommandLanguage
import TextGrid

/// The wrapped lines of a reader, and how many are visible.
struct ReaderView {
  struct Line: Hashable {
    var key = ""
    var text: String
    var role = Role.text
    /// Whether it is a heading, which is at the edge above the keys.
    var isHeading = false
  }

  var area: Rect
  var lines: [Line]
  var rows: Int { max(1, area.height - 2) }
}

extension DashboardState {
  func readerView(of reader: Reader, in layout: Layout) -> ReaderView {
    let free = layout.overlay
    let width = min(size.width - 4, 110)
    let lines: [ReaderView.Line]
    switch reader.content {
    case .keys: lines = keyLines(width: width - 4)
    case .glossary(let pane): lines = wordLines(pane.glossary ?? [], width: width - 4)
    case .text(_, let text):
      lines = text[language].split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        hanging(String($0), width: width - 4)
      }
    }
    let height = min(free.height, lines.count + 2)
    let area = free.centred(width: width, height: height)
    return ReaderView(area: area, lines: lines)
  }

  /// Continuation lines have the indent of their line.
  private func hanging(_ line: String, width: Int) -> [ReaderView.Line] {
    let blanks = line.prefix { $0 == " " }
    let indent = blanks.count < width / 2 ? String(blanks) : ""
    return String(line.dropFirst(indent.count)).wrapped(to: width - indent.count).map {
      ReaderView.Line(text: indent + $0)
    }
  }

  /// The most important keys first, then all by group.
  private func keyLines(width: Int) -> [ReaderView.Line] {
    let world = session.history.worldOfNextEvent
    return KeyTable.groups.flatMap { group -> [ReaderView.Line] in
      let rows = group.bindings.flatMap { binding -> [ReaderView.Line] in
        let can = isAvailable(binding.action, in: world)
        let text =
          binding.help[language]
          + (can ? "" : Bilingual(en: " (not now)", zh: "（现在不能）")[language])
        return keyLines(of: binding.label, text, width: width, role: can ? .text : .unavailable)
      }
      let commands = group.commands.flatMap { command in
        keyLines(of: command.typed, command.verb.row.help[language], width: width, role: .text)
      }
      return [ReaderView.Line(text: group.title[language], role: .title, isHeading: true)] + rows
        + commands
    }
  }

  private func keyLines(
    of key: String, _ text: String, width: Int, role: Role
  ) -> [ReaderView.Line] {
    text.wrapped(to: max(10, width - ReaderView.keyWidth)).enumerated().map {
      ReaderView.Line(key: $0 == 0 ? key : "", text: String($1), role: role)
    }
  }

  private func wordLines(_ entries: [GlossaryEntry], width: Int) -> [ReaderView.Line] {
    entries.flatMap { entry -> [ReaderView.Line] in
      let lines = entry.meaning[language].wrapped(to: max(10, width - 2))
      return [ReaderView.Line(text: entry.word, role: .title, isHeading: true)]
        + lines.map { ReaderView.Line(text: "  " + $0, isHeading: true) }
    }
  }
}

extension ReaderView {
  static let keyWidth = 11
}

extension Painter {
  mutating func reader(_ reader: Reader, _ layout: Layout) {
    let view = state.readerView(of: reader, in: layout)
    canvas.fill(view.area, ground)
    let inner = canvas.box(
      view.area, title: title(of: reader), self[.chosenFrame], titleStyle: self[.title])
    let indent: Int
    switch reader.content {
    case .keys: indent = ReaderView.keyWidth
    case .text, .glossary: indent = 0
    }
    for (row, line) in view.lines.dropFirst(reader.scroll).prefix(view.rows).enumerated() {
      let y = inner.y + row
      text(line.key, x: inner.x + 1, y: y, .key)
      let x = inner.x + 1 + (line.isHeading ? 0 : indent)
      text(line.text, x: x, y: y, line.role, limit: inner.endX - 1)
    }
    let left = view.lines.count - reader.scroll - view.rows
    if left > 0 {
      let lines = left == 1 ? "1 more line" : "\(left) more lines"
      let more = Bilingual(en: " \(lines) below ", zh: " 下面还有 \(left) 行 ")[language]
      text(
        more, x: view.area.endX - 2 - more.displayWidth, y: view.area.endY - 1, .notice)
    }
  }

  private func title(of reader: Reader) -> String {
    switch reader.content {
    case .keys: return Bilingual(en: "keys", zh: "按键")[language]
    case .glossary(let pane): return pane.title[language]
    case .text(let title, _): return title[language]
    }
  }
}
