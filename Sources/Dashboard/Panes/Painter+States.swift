import CommandLanguage
import LifecycleModel
import TextGrid

extension LifecycleState {
  /// The state's name, short enough for a small pane.
  var name: Bilingual {
    switch self {
    case .notRunning: return Bilingual(en: "not running", zh: "未运行")
    case .suspended: return Bilingual(en: "suspended", zh: "挂起")
    case .background: return Bilingual(en: "background", zh: "后台")
    case .inactive: return Bilingual(en: "inactive", zh: "未激活 inactive")
    case .active: return Bilingual(en: "active", zh: "激活 active")
    }
  }
}

extension Moment {
  /// The last state change of the event.
  var lastChange: (from: LifecycleState, to: LifecycleState)? {
    var world = before
    var change: (LifecycleState, LifecycleState)?
    for step in steps {
      let from = world.lifecycle
      world.apply(step.change)
      if world.lifecycle != from { change = (from, world.lifecycle) }
    }
    return change
  }
}

extension Painter {
  /// The five states from the outside in, with the current state and the last transition marked.
  mutating func states() {
    let order: [LifecycleState] = [.active, .inactive, .background, .suspended, .notRunning]
    let area = canvas.bounds
    let graph = Painter.graphSize
    if area.width >= graph.width + 2, area.height >= graph.height { return stateGraph() }
    let present = moment.world.lifecycle
    let rowHeight = area.height >= 9 ? 2 : 1
    let top = max(0, (area.height - (order.count - 1) * rowHeight - 1) / 2)
    func row(_ state: LifecycleState) -> Int {
      top + (order.firstIndex(of: state) ?? 0) * rowHeight
    }
    for state in order {
      let holds = state == present
      let name = state.name[language]
      text(holds ? "▶[\(name)]" : "  \(name)", x: 0, y: row(state), holds ? .current : .faint)
    }
    if let (from, to) = moment.lastChange { way(row(from), row(to)) }
  }

  private mutating func way(_ from: Int, _ to: Int) {
    let x = min(21, canvas.bounds.width - 1)
    let down = from < to
    for y in (min(from, to) + 1)..<max(from, to) { text("│", x: x, y: y, .change) }
    text("──", x: x - 2, y: from, .change)
    text(down ? "┐" : "┘", x: x, y: from, .change)
    text("◄─", x: x - 2, y: to, .change)
    text(down ? "┘" : "┐", x: x, y: to, .change)
  }
}
