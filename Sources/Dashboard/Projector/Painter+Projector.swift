import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// For a room: the app's state and the last callback in letters that can be read from the last row,
/// the sentence of the step, and the keys that were pressed.
extension Painter {
  mutating func projector(_ layout: Layout) {
    let body = Rect(
      x: 0, y: layout.header.endY, width: layout.header.width,
      height: layout.prompt.y - layout.header.endY)
    let stateRows = 1 + BigLetters.height * (body.height >= 40 ? 2 : 1)
    let (state, rest) = body.cutTop(stateRows)
    let (sentence, call) = rest.cutBottom(body.height >= 30 ? 6 : body.height >= 22 ? 4 : 3)
    inside(state) { $0.bigState() }
    inside(call) { $0.bigCall() }
    inside(sentence) { $0.bigSentence() }
    if self.state.mode == .keys { keyCast(layout.prompt) }
  }

  private mutating func bigState() {
    let present = moment.world.app.lifecycle
    caption(Bilingual(en: "state", zh: "状态"), present.name[language], y: 0)
    big([present.words], top: 1, .current)
  }

  private mutating func bigCall() {
    guard let (call, isNow) = lastCall else {
      caption(Bilingual(en: "last callback", zh: "最近的回调"), "–", y: 0)
      return
    }
    let name = call.name
    caption(Bilingual(en: "last callback", zh: "最近的回调"), name, y: 0)
    let short = CallbackNames.shortName(of: call.callback)
    big(BigLetters.words(of: short), top: 1, isNow ? .callback : .faint)
  }

  /// What the cursor's step says, or the word that the program has for the user.
  private mutating func bigSentence() {
    let width = canvas.bounds.width
    canvas.fill(
      Rect(x: 0, y: 0, width: width, height: 1), self[.frame], with: LineSet.unicode.horizontal)
    inside(Rect(x: 1, y: 1, width: width - 2, height: canvas.bounds.height - 1)) { $0.why() }
  }

  private mutating func keyCast(_ area: Rect) {
    var x = text(Bilingual(en: "keys  ", zh: "按键  ")[language], x: 1, y: area.y, .faint)
    for key in state.keyCast.keys {
      x = text(" \(key.label) ", x: x, y: area.y, .selection)
      x = text(" \(key.name[language])   ", x: x, y: area.y, .keyName)
    }
  }

  private mutating func caption(_ title: Bilingual, _ exact: String, y: Int) {
    let x = text(title[language] + "  ", x: 1, y: y, .faint)
    text(exact, x: x, y: y, .title)
  }

  /// In the largest letters for which there is room; of what does not fit the end is left out.
  private mutating func big(_ words: [String], top: Int, _ role: Role) {
    let width = canvas.bounds.width - 2
    let room = canvas.bounds.height - top
    for scale in BigLetters.Scale.all {
      let height = BigLetters.height * scale.down
      guard let lines = BigLetters.lines(words, width: width, scale) else { continue }
      guard lines.count * (height + 1) - 1 <= room || scale == BigLetters.Scale.all.last else {
        continue
      }
      for (index, line) in lines.enumerated() {
        draw(line, y: top + index * (height + 1), scale, role)
      }
      return
    }
  }

  private mutating func draw(_ line: String, y: Int, _ scale: BigLetters.Scale, _ role: Role) {
    var style = self[role]
    style.attributes.remove(.underline)
    for (row, dots) in BigLetters.rows(of: line, scale).enumerated() {
      for (column, isFilled) in dots.enumerated() where isFilled {
        canvas.put(LineSet.unicode.barFull, x: 1 + column, y: y + row, style)
      }
    }
  }

  /// The latest call up to the cursor, and whether the present event made it.
  private var lastCall: (Call, isNow: Bool)? {
    if let call = Painter.lastCall(in: moment.steps) { return (call, true) }
    let records = state.session.history.records.prefix(max(0, moment.recordIndex))
    for record in records.reversed() {
      if let call = Painter.lastCall(in: record.steps[...]) { return (call, false) }
    }
    return nil
  }

  private static func lastCall(in steps: ArraySlice<Step>) -> Call? {
    for step in steps.reversed() {
      if case .call(let call) = step.change, case .implemented = call.answer { return call }
    }
    return nil
  }
}

extension LifecycleState {
  /// Apple's own word, which the big letters have in every language.
  fileprivate var words: String {
    switch self {
    case .notRunning: return "not running"
    case .suspended: return "suspended"
    case .background: return "background"
    case .inactive: return "inactive"
    case .active: return "active"
    }
  }
}
