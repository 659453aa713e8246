import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension Painter {
  /// The events up to the cursor.
  mutating func lanes() {
    let area = canvas.bounds
    guard area.height > 1, area.width > 8 else { return }
    let columns = LaneColumns(width: area.width, language)
    for lane in Lane.allCases {
      text(columns.title(lane), x: columns.start(lane), y: 0, .title)
    }
    let room = area.height - 1
    let last = state.session.history.stepNumber
    let back = max(0, -state.scrollOf(.lanes))
    let top = max(0, Painter.topRow(of: last, room) - back)
    let rows = laneRows(last: last - top)
    let skipped = top - (last - rows.count)
    let shown = rows.dropFirst(skipped).prefix(room)
    for lane in Lane.allCases {
      let line = Rect(x: columns.middle(lane), y: 1, width: 1, height: shown.count)
      canvas.fill(line, self[.frame], with: LaneGlyph.line)
    }
    for (index, row) in shown.enumerated() {
      draw(row, y: 1 + index, columns, isSelected: top + index + 1 == last)
    }
  }

  /// The number of rows above the first visible one. `last` is the cursor's row. When the cursor leaves the pane, it
  /// scrolls by half of its height, because fewer changes are easier to follow and cheaper to draw.
  static func topRow(of last: Int, _ room: Int) -> Int {
    guard last > room else { return 0 }
    let half = max(1, room / 2)
    return ((last - room) + half - 1) / half * half
  }

  /// The last `count` rows up to the cursor.
  private func laneRows(last count: Int) -> [LaneRow] {
    let source = state.session.setup.app.program.sourceLines
    var latestFirst: [LaneRow] = []
    for index in stride(from: moment.recordIndex, through: 0, by: -1) {
      guard latestFirst.count < count else { break }
      let record = state.session.history.records[index]
      if case .judgement(let judgement) = record.content {
        latestFirst.append(LaneRow(judgement, language))
        continue
      }
      let steps = index == moment.recordIndex ? moment.steps : record.steps[...]
      for number in steps.indices.reversed() where steps[number].change.isShown {
        guard latestFirst.count < count else { break }
        latestFirst.append(row(of: steps[number], record, source))
      }
    }
    return latestFirst.reversed()
  }

  /// The row of a step. The treatment of a push gets a verdict, except in a lesson that does not
  /// ask for it.
  private func row(of step: Step, _ record: Record, _ source: [String]) -> LaneRow {
    if case .outcome(let outcome) = step.change, state.learning?.asksForVerdicts == false {
      let treated = outcome.treatedAs.label
      return LaneRow(
        sign: .dot(.app),
        text: Bilingual(en: "treated as \(treated.en)", zh: "视为\(treated.zh)")[language],
        tone: .faint)
    }
    return LaneRow(step, of: record, source: source, in: language)
  }

  private mutating func draw(_ row: LaneRow, y: Int, _ columns: LaneColumns, isSelected: Bool) {
    let width = canvas.bounds.width
    sign(row, y, columns)
    let room = width - columns.text
    let suffixWidth = row.suffix.displayWidth
    let hasSuffix = suffixWidth > 0 && suffixWidth < room
    let limit = hasSuffix ? width - suffixWidth : width
    let name =
      row.tone == .callback
      ? row.text.shortenedInMiddle(to: max(0, limit - columns.text)) : row.text
    let end = canvas.text(name, x: columns.text, y: y, self[row.tone.role], limit: limit)
    if hasSuffix { canvas.text(row.suffix, x: end, y: y, self[row.tone.role]) }
    if row.isEvent { text("●", x: columns.text - 2, y: y, .command) }
    if isSelected {
      let style = self[.selection]
      canvas.restyle(Rect(x: columns.text - 2, y: y, width: width, height: 1)) { $0 = style }
      text("▶", x: columns.text - 2, y: y, .selection)
    }
  }

  private mutating func sign(_ row: LaneRow, _ y: Int, _ columns: LaneColumns) {
    let style = self[row.tone.role]
    switch row.sign {
    case .arrow(let from, let to):
      let start = columns.middle(from)
      let end = columns.middle(to)
      let left = min(start, end)
      canvas.fill(
        Rect(x: left + 1, y: y, width: abs(end - start) - 1, height: 1), style,
        with: LineSet.unicode.horizontal)
      let isRight = start < end
      canvas.put(isRight ? LaneGlyph.fromLeft : LaneGlyph.fromRight, x: start, y: y, style)
      canvas.put(
        isRight ? LaneGlyph.toRight : LaneGlyph.toLeft, x: isRight ? end - 1 : end + 1, y: y,
        style)
    case .dot(let lane):
      // A faint dot looks like the lines next to it and needs no change of colour.
      let style = row.tone == .faint ? self[.frame] : style
      canvas.put(LaneGlyph.dot, x: columns.middle(lane), y: y, style)
    case .change(let lane): canvas.put(LaneGlyph.change, x: columns.middle(lane), y: y, style)
    case .good(let lane): canvas.put(LaneGlyph.good, x: columns.middle(lane), y: y, style)
    case .bad(let lane): canvas.put(LaneGlyph.bad, x: columns.middle(lane), y: y, style)
    }
  }
}

private enum LaneGlyph {
  static let line = Glyph("│")
  static let fromLeft = Glyph("├")
  static let fromRight = Glyph("┤")
  static let toRight = Glyph("►")
  static let toLeft = Glyph("◄")
  static let dot = Glyph("·")
  static let change = Glyph("◆")
  static let good = Glyph("✓")
  static let bad = Glyph("✗")
}

/// The columns of the five lanes and of the text.
struct LaneColumns {
  private let titles: [String]
  private let starts: [Int]
  let text: Int

  init(width: Int, _ language: Language) {
    let isWide = width >= 72
    titles = Lane.allCases.map { (isWide ? $0.title : $0.shortTitle)[language] }
    let gap = width >= 100 ? 5 : isWide ? 2 : 1
    var x = 0
    var starts: [Int] = []
    for title in titles {
      starts.append(x)
      x += title.displayWidth + gap
    }
    self.starts = starts
    // On a narrow screen the callbacks' names need the columns.
    text = width >= 100 ? x + 2 : x
  }

  func title(_ lane: Lane) -> String { titles[lane.rawValue] }
  func start(_ lane: Lane) -> Int { starts[lane.rawValue] }
  func middle(_ lane: Lane) -> Int {
    starts[lane.rawValue] + (titles[lane.rawValue].displayWidth - 1) / 2
  }
}

extension DashboardState {
  /// The rows by which the user has scrolled a pane.
  func scrollOf(_ pane: Pane) -> Int { pane == selected ? scroll : 0 }
}

extension LaneRow.Tone {
  fileprivate var role: Role {
    switch self {
    case .plain: return .text
    case .faint: return .faint
    case .command: return .command
    case .callback: return .callback
    case .change: return .change
    case .current: return .current
    case .good: return .good
    case .bad: return .bad
    case .notice: return .notice
    }
  }
}
