import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  /// The source with the lines that ran in this event, and below it the delegate's own properties.
  mutating func delegate() {
    let area = canvas.bounds
    let lines = state.session.setup.app.program.sourceLines
    let properties = sightRows + propertyRows
    let below = properties.isEmpty ? 0 : min(properties.count + 1, area.height / 3)
    let (bottom, source) = area.cutBottom(below)
    let run = ranLines
    let present = presentLine
    // If no line has run, the method for pushes is at the top.
    let focus = present.map { Painter.topLine(of: $0, source.height) } ?? (firstMethodLine - 2)
    let top = max(0, min(focus + state.scrollOf(.delegate), lines.count - source.height))
    let program = state.session.setup.app.program
    let numberWidth = "\(lines.count)".count
    for row in 0..<source.height where top + row < lines.count {
      let number = top + row + 1
      let isPresent = number == present
      let place = program.place(ofLine: number)
      let label = String(place.line)
      let hasRun = run.contains(number)
      if isPresent {
        canvas.fill(Rect(x: 0, y: row, width: numberWidth + 2, height: 1), self[.selection])
      }
      if isPresent || hasRun {
        text(isPresent ? "▶" : "•", x: 0, y: row, isPresent ? .selection : .change)
      }
      text(label, x: 1 + numberWidth - label.utf8.count, y: row, isPresent ? .selection : .faint)
      text(
        lines[number - 1], x: 2 + numberWidth, y: row,
        isPresent ? .selection : hasRun ? .title : .text)
      // With several files, each first line and the top row show the file's name.
      if program.files.count > 1, place.line == 1 || row == 0 {
        let name = " " + VisibleText.of(place.file) + " "
        text(name, x: max(0, source.width - name.displayWidth), y: row, .title)
      }
    }
    if below > 1 { self.properties(properties, bottom) }
  }

  /// The number of lines above the first visible one. The current line stays in the middle half;
  /// when it leaves it, the source scrolls by half of the rows.
  static func topLine(of line: Int, _ room: Int) -> Int {
    let half = max(1, room / 2)
    return (line - 1) / half * half - half / 2
  }

  private var ranLines: Set<Int> {
    Set(
      moment.steps.compactMap { step in
        if case .line(let line) = step.change { return line.line }
        return nil
      })
  }

  /// The last executed line, or that of the method whose call has just begun.
  private var presentLine: Int? {
    for step in moment.steps.reversed() {
      if case .line(let line) = step.change { return line.line }
      if case .app(.trapped(_, let line)) = step.change { return line }
      if case .call(let call) = step.change, case .implemented(let line) = call.answer {
        return line
      }
    }
    return nil
  }

  private var firstMethodLine: Int {
    let program = state.session.program
    for callback in [Callback.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification] {
      if case .implemented(let line) = program.answer(to: callback) { return line }
    }
    return 1
  }

  /// Values from the last line, and the local variables of the running call with their last values.
  private var sightRows: [(text: String, isChanged: Bool)] {
    guard let record = moment.record else { return [] }
    var lines: [Int] = []
    var count = 0
    for step in moment.steps {
      if case .call = step.change { lines = [] }
      guard case .line = step.change else { continue }
      lines.append(count)
      count += 1
    }
    guard let last = lines.last else { return [] }
    let observations = state.session.observations(of: record)
    guard observations.indices.contains(last) else { return [] }
    var rows: [(text: String, isChanged: Bool)] = []
    for case .condition(let text, let holds) in observations[last] {
      rows.append(("\(terminalSafe(text)): \(holds)", true))
    }
    var locals: [(name: String, value: String)] = []
    for case .local(let name, let value) in lines.flatMap({ observations[$0] }) {
      locals.removeAll { $0.name == name }
      locals.append((name, value))
    }
    return rows + locals.reversed().map { ("\($0.name) = \(terminalSafe($0.value))", false) }
  }

  private var propertyRows: [(text: String, isChanged: Bool)] {
    let old = moment.before.memory.properties
    let new = moment.world.memory.properties
    return state.session.program.propertyNames.enumerated().map { index, name in
      func shown(_ values: [Value]) -> String {
        values.indices.contains(index)
          ? values[index].description(upTo: VisibleText.lineLimit) : "-"
      }
      let (was, now) = (shown(old), shown(new))
      // Long values may differ behind what is shown.
      let areThere = old.indices.contains(index) && new.indices.contains(index)
      let isSame = areThere ? old[index] == new[index] : was == now
      return isSame || was == "-"
        ? ("\(name) \(now)", !isSame) : ("\(name) \(was) → \(now)", true)
    }
  }

  private mutating func properties(_ rows: [(text: String, isChanged: Bool)], _ area: Rect) {
    let heading = Bilingual(en: " values ", zh: " 值 ")[language]
    canvas.fill(
      Rect(x: area.x, y: area.y, width: area.width, height: 1), self[.frame],
      with: LineSet.unicode.horizontal)
    text(heading, x: 1, y: area.y, .title)
    // First values of the current line, then those that the event has changed, then the others.
    let ordered = rows.filter(\.isChanged) + rows.filter { !$0.isChanged }
    for (row, property) in ordered.prefix(area.height - 1).enumerated() {
      let hidden = ordered.count - row
      if row == area.height - 2, hidden > 1 {
        more(hidden, "show flags", y: area.y + 1 + row)
        return
      }
      let marker = property.isChanged ? "● " : "  "
      text(marker + property.text, x: 0, y: area.y + 1 + row, property.isChanged ? .change : .text)
    }
  }
}
