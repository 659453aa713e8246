import CommandLanguage
import Demo
import Laboratory
import TextGrid

extension DemoState {
  package func render() -> Frame {
    if let detour {
      var frame = detour.render()
      frame.grid = marked(frame.grid)
      return frame
    }
    var painter = Painter(board)
    guard size.width >= DemoState.smallest.width, size.height >= DemoState.smallest.height else {
      painter.tooSmallForDemo()
      return Frame(grid: painter.canvas.grid)
    }
    if isBlack {
      let black = Style(.index(16), on: .index(16))
      return Frame(grid: Grid(size, style: theme.name == .mono ? .plain : black))
    }
    painter.demo(self)
    return Frame(grid: painter.canvas.grid)
  }

  /// Writes DETOUR over the top row.
  private func marked(_ grid: Grid) -> Grid {
    var canvas = Canvas(grid)
    var theme = board.theme
    theme.isPainted = true
    let words = Bilingual(
      en: " DETOUR   Esc: back to \(beat.step + 1)/\(track.script.steps.count) ",
      zh: " 插曲（DETOUR）  Esc：回到 \(beat.step + 1)/\(track.script.steps.count) ")
    canvas.text(words[language], x: 0, y: 0, theme[.selection])
    return canvas.grid
  }
}

extension Painter {
  fileprivate mutating func tooSmallForDemo() {
    let wanted = DemoState.smallest
    let text = Bilingual(
      en: "A demo needs \(wanted.width)x\(wanted.height) cells; here are "
        + "\(state.size.width)x\(state.size.height).",
      zh: "演示需要 \(wanted.width)x\(wanted.height) 的窗口，现在是 "
        + "\(state.size.width)x\(state.size.height)。")
    for (row, line) in text[language].wrapped(to: state.size.width).enumerated() {
      self.text(String(line), x: 0, y: row)
    }
  }

  fileprivate mutating func demo(_ show: DemoState) {
    let screen = Rect(state.size)
    let (header, below) = screen.cutTop(1)
    let body = needsHeaderRow(show, below) ? screen : below
    if body != screen { demoHeader(show, header) }
    if let pane = show.zoomed {
      inside(body.inset(x: 1)) { $0.board(pane) }
    } else {
      switch show.beat.screen {
      case .question: inside(body) { $0.question(show) }
      case .reveal: reveal(show, body)
      case .result: inside(body) { $0.result(show) }
      }
    }
    bottomLine(show)
  }

  /// Whether the reason of an answer needs the row of the step's title, as on a small screen.
  private func needsHeaderRow(_ show: DemoState, _ body: Rect) -> Bool {
    show.zoomed == nil && show.beat.screen == .reveal && !hasPanes(show, body)
      && !fits(show.beat.headline, counter: counter(show), in: body.size)
  }

  private mutating func demoHeader(_ show: DemoState, _ area: Rect) {
    canvas.fill(area, self[.bar])
    let script = show.track.script
    let number = "\(show.beat.step + 1)/\(script.steps.count) "
    let right =
      (show.round == .second ? Bilingual(en: "2nd vote  ", zh: "第二次举手  ")[language] : "")
      + (show.beat.screen == .reveal && show.zoomed == nil ? "" : number)
    let limit = area.endX - right.displayWidth - 1
    let title = " \(script.title[language]) "
    let step = " \(show.step.title[language])"
    if title.displayWidth + step.displayWidth <= limit {
      let x = text(title, x: 0, y: 0, .barName)
      text(step, x: x, y: 0, .bar)
    } else {
      // The step's title comes before the demo's, which the audience knows.
      text(step + " ", x: 0, y: 0, .barName, limit: limit)
    }
    text(right, x: area.endX - right.displayWidth, y: 0, .bar)
  }

  /// A number that is being typed, the question of `q`, or the note.
  private mutating func bottomLine(_ show: DemoState) {
    var words = show.note.map { Bilingual(en: " \($0.en) ", zh: " \($0.zh) ") }
    if show.isQuitAsked {
      words = Bilingual(en: " q once more ends the demo ", zh: " 再按一次 q 结束演示 ")
    }
    switch show.entry {
    case .hands(let choice, let digits)?:
      let number = digits.isEmpty ? "__" : digits
      words = Bilingual(en: " \(choice + 1): \(number) hands ", zh: " \(choice + 1)：\(number) 人举手 ")
    case .goto(let digits)?:
      let number = digits.isEmpty ? "__" : digits
      words = Bilingual(en: " go to step \(number) ", zh: " 转到第 \(number) 步 ")
    case nil: break
    }
    guard let words else { return }
    text(words[language], x: 1, y: state.size.height - 1, .selection)
  }

  // MARK: Reveal

  /// The letters on the left and, if there is room, the step's panes on the right.
  private mutating func reveal(_ show: DemoState, _ body: Rect) {
    let counter = counter(show)
    guard hasPanes(show, body) else {
      inside(body) { $0.announcement(show.beat.headline, counter: counter) }
      return
    }
    let (left, right) = body.cutLeft(body.width - min(56, body.width * 2 / 5))
    inside(left) { $0.announcement(show.beat.headline, counter: counter) }
    let shown = show.step.boardPanes.prefix(2)
    var rest = right
    for (number, pane) in shown.enumerated() {
      let (top, below) = rest.cutTop(rest.height / (shown.count - number))
      rest = below
      let inner = canvas.box(top, self[.frame])
      text(" \(pane.title[language]) ", x: top.x + 1, y: top.y, .title)
      inside(inner) { $0.board(pane) }
    }
  }

  private func hasPanes(_ show: DemoState, _ body: Rect) -> Bool {
    body.width >= 110 && !show.step.boardPanes.isEmpty
  }

  private func counter(_ show: DemoState) -> String {
    "\(show.beat.step + 1)/\(show.track.script.steps.count)"
  }

  private mutating func board(_ pane: Pane) {
    switch pane {
    case .phone: phone()
    case .states: states()
    case .lanes: lanes()
    case .delegate: delegate()
    case .flags: flags()
    case .why: why()
    case .lesson: break
    }
  }
}
