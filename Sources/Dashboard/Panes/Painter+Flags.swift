import CommandLanguage
import LifecycleModel
import TextGrid

extension Painter {
  /// The flags of iOS, changed ones first, then the running timers.
  mutating func flags() {
    let area = canvas.bounds
    let timers = moment.world.timers
    let flagRows = max(0, area.height - (timers.isEmpty ? 0 : min(timers.count + 1, 6)))
    var y = 0
    var same: [String] = []
    for name in Flag.Name.allCases {
      let old = moment.before.flag(name).printed
      let new = moment.world.flag(name).printed
      if old == new {
        same.append("\(name.rawValue) \(new)")
      } else if y < flagRows {
        text("● \(name.rawValue) \(old) → \(new)", x: 0, y: y, .change)
        y += 1
      }
    }
    y += grid(same, y, rows: flagRows - y)
    if !timers.isEmpty { self.timers(timers, y: y) }
  }

  /// Draws as many columns as fit. The last row says how many items do not fit. Returns the number of rows.
  private mutating func grid(_ words: [String], _ y: Int, rows: Int) -> Int {
    let width = canvas.bounds.width
    guard rows > 0 else { return 0 }
    let widest = (words.map(\.displayWidth).max() ?? 0) + 2
    let needed = (words.count + rows - 1) / rows
    let columns = max(1, min(needed, max(1, (width + 2) / widest)))
    let fits = columns * rows >= words.count
    let used = fits ? (words.count + columns - 1) / columns : rows - 1
    let shown = words.prefix(used * columns)
    var x = 0
    for first in stride(from: 0, to: shown.count, by: max(1, used)) {
      let column = shown[first..<min(first + used, shown.count)]
      for (row, word) in column.enumerated() { text("  " + word, x: x, y: y + row) }
      x += max(width / columns, (column.map(\.displayWidth).max() ?? 0) + 3)
    }
    if fits { return used }
    more(words.count - shown.count, "show flags", y: y + used)
    return rows
  }

  private mutating func timers(_ timers: [Timer], y top: Int) {
    let width = canvas.bounds.width
    let heading = Bilingual(en: " timers ", zh: " 计时器 ")[language]
    canvas.fill(
      Rect(x: 0, y: top, width: width, height: 1), self[.frame],
      with: LineSet.unicode.horizontal)
    text(heading, x: 1, y: top, .title)
    let names = timers.map { ($0.name.rawValue, $0) }
    let nameWidth = (names.map { $0.0.displayWidth }.max() ?? 0) + 1
    for (row, (name, timer)) in names.enumerated() {
      let y = top + 1 + row
      guard y < canvas.bounds.height else { return }
      let hidden = names.count - row
      if y == canvas.bounds.height - 1, hidden > 1 {
        more(hidden, "show timers", y: y)
        return
      }
      let left = max(0, timer.left(at: moment.world.clock))
      let words = remaining(timer, left)
      text(name, x: 0, y: y)
      let room = width - nameWidth - words.displayWidth - 1
      if room >= 3 {
        canvas.bar(
          x: nameWidth, y: y, width: room, part: left, whole: timer.length, self[.notice],
          lines: state.isProjecting ? .solid : .unicode)
      }
      text(words, x: width - words.displayWidth, y: y)
    }
  }

  /// The last row of a truncated list: the number of hidden items, and the command that lists them.
  mutating func more(_ hidden: Int, _ command: String, y: Int) {
    let words = Bilingual(en: "  … \(hidden) more: \(command)", zh: "  ……还有 \(hidden) 项：\(command)")
    text(words[language], x: 0, y: y, .faint)
  }

  private func remaining(_ timer: Timer, _ left: Milliseconds) -> String {
    let seconds = "\(left.inSeconds)/\(timer.length.inSeconds) s"
    switch timer.progress {
    case .due: return seconds
    case .standing:
      return Bilingual(en: "\(seconds) paused", zh: "\(seconds) 停住")[language]
    }
  }
}
