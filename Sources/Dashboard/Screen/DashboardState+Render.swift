import CommandLanguage
import TextGrid

/// One picture for the terminal.
package struct Frame: Sendable {
  package var grid: Grid
  /// nil hides the cursor.
  package var cursor: (x: Int, y: Int)?
}

extension DashboardState {
  package func render() -> Frame {
    var painter = Painter(self)
    guard let layout else {
      painter.tooSmall()
      return Frame(grid: painter.canvas.grid)
    }
    painter.header(layout.header)
    if isProjecting {
      painter.projector(layout)
    } else {
      for placed in layout.panes { painter.pane(placed, layout) }
    }
    if mode != .prompt, let page = lessonPageView(in: layout) { painter.lessonPage(page) }
    if let picker { painter.picker(picker, layout) }
    if let reader { painter.reader(reader, layout) }
    painter.line(layout)
    if !isProjecting { painter.keyBar(layout.keyBar) }
    return Frame(grid: painter.canvas.grid, cursor: painter.cursor)
  }
}

extension Painter {
  fileprivate mutating func tooSmall() {
    let wanted = state.isProjecting ? Layout.smallestProjected : Layout.smallest
    let canProject = Layout(projecting: state.size) != nil
    let text = Bilingual(
      en: "PushLab needs \(wanted.width)x\(wanted.height) cells; here are "
        + "\(state.size.width)x\(state.size.height). Make the window larger, "
        + "\(canProject ? "press p for the projector view, " : "")or q to quit.",
      zh: "PushLab 需要 \(wanted.width)x\(wanted.height) 的窗口，现在是 "
        + "\(state.size.width)x\(state.size.height)。请放大窗口，"
        + "\(canProject ? "按 p 切换到投影视图，" : "")或按 q 退出。")
    for (row, line) in text[language].wrapped(to: state.size.width).enumerated() {
      self.text(String(line), x: 0, y: row)
    }
  }

  fileprivate mutating func pane(_ placed: Layout.Placed, _ layout: Layout) {
    let area = frame(placed, layout)
    inside(area) { painter in
      switch placed.pane {
      case .phone: painter.phone()
      case .states: painter.states()
      case .lanes: painter.lanes()
      case .delegate: painter.delegate()
      case .flags: painter.flags()
      case .why: painter.why()
      case .lesson: painter.lesson()
      }
    }
  }

  /// Returns the area inside.
  private mutating func frame(_ placed: Layout.Placed, _ layout: Layout) -> Rect {
    let style = self[placed.pane == state.selected ? .chosenFrame : .frame]
    if placed.hasBox {
      _ = canvas.box(placed.area, style)
    } else {
      canvas.fill(placed.area.cutTop(1).0, style, with: LineSet.unicode.horizontal)
    }
    titles(placed, layout)
    return placed.inner
  }

  private mutating func titles(_ placed: Layout.Placed, _ layout: Layout) {
    var x = placed.area.x + 1
    let limit = placed.area.endX - 1
    let names = layout.tabs.contains(placed.pane) ? layout.tabs : [placed.pane]
    // The name of a file leaves room for the other tabs.
    let others = names.filter { $0 != .delegate }.map { title(of: $0).displayWidth + 3 }
    let room = limit - x - others.reduce(0, +) - 2
    for name in names {
      let isChosen = name == state.selected
      let role: Role = name != placed.pane ? .faint : isChosen ? .chosenFrame : .title
      canvas.put(isChosen ? Painter.chosenMark : .blank, x: x, y: placed.area.y, self[role])
      let title = title(of: name)
      let shown = name == .delegate ? title.shortenedInMiddle(to: max(1, room)) : title
      x = text(shown, x: x + 1, y: placed.area.y, role, limit: limit)
      x = text(" ", x: x, y: placed.area.y, role, limit: limit)
      if name != names.last { x = text("│", x: x, y: placed.area.y, .frame, limit: limit) }
    }
    if placed.pane == .why, state.note == nil, moment.record != nil {
      let word = Bilingual(en: " y: all of it ", zh: " y：全文 ")[language]
      text(word, x: limit - word.displayWidth - 1, y: placed.area.y, .faint)
    }
  }

  private static let chosenMark = Glyph("▸")

  private func title(of pane: Pane) -> String {
    switch pane {
    case .delegate: return state.session.program.file.sanitized
    case .why where state.note != nil && state.learning == nil:
      return Bilingual(en: "note", zh: "提示")[language]
    case .lesson: return lessonTitle[language]
    case .phone where state.learning != nil:
      // In Chinese without Apple's word, which the phone shows.
      let name = moment.world.lifecycle.name
      let state =
        language == .english ? name.en[...] : name.zh.prefix { $0 != " " }
      return pane.title[language] + " · " + state
    case .phone, .states, .lanes, .flags, .why: return pane.title[language]
    }
  }
}
