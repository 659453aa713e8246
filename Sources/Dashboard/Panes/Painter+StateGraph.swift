import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// The five states as a graph, if there is room: all transitions, the current state, and the last transition.
extension Painter {
  static let graphSize = Size(width: 46, height: 5)

  private struct Way {
    var from: LifecycleState
    var to: LifecycleState
    /// Positions with their glyphs.
    var strokes: [(x: Int, y: Int, glyphs: String)]
  }

  /// Positions of the words' left ends.
  private static let places: [(state: LifecycleState, x: Int, y: Int)] = [
    (.notRunning, 0, 0), (.inactive, 20, 0), (.active, 35, 0), (.suspended, 0, 4),
    (.background, 19, 4),
  ]

  private static let ways: [Way] = [
    Way(from: .notRunning, to: .inactive, strokes: [(13, 0, "────►")]),
    Way(
      from: .notRunning, to: .background,
      strokes: [(9, 1, "│"), (9, 2, "└────────────┐"), (22, 3, "▼")]),
    Way(from: .inactive, to: .active, strokes: [(30, 0, "──►")]),
    Way(from: .active, to: .inactive, strokes: [(30, 0, "◄──")]),
    Way(from: .inactive, to: .background, strokes: [(26, 1, "│"), (26, 2, "│"), (26, 3, "▼")]),
    Way(from: .background, to: .inactive, strokes: [(26, 1, "▲"), (26, 2, "│"), (26, 3, "│")]),
    Way(from: .background, to: .suspended, strokes: [(11, 4, "◄─────")]),
    Way(from: .suspended, to: .background, strokes: [(11, 4, "─────►")]),
    Way(from: .suspended, to: .notRunning, strokes: [(3, 1, "▲"), (3, 2, "│"), (3, 3, "│")]),
  ]

  /// An edge for both directions, when neither was the last transition.
  private static let resting: [(x: Int, y: Int, glyphs: String)] = [
    (13, 0, "────►"), (9, 1, "│"), (9, 2, "└────────────┐"), (22, 3, "▼"), (30, 0, "◄─►"),
    (26, 1, "▲"), (26, 2, "│"), (26, 3, "▼"), (11, 4, "◄────►"), (3, 1, "▲"), (3, 2, "│"),
    (3, 3, "│"),
  ]

  mutating func stateGraph() {
    let area = canvas.bounds
    let size = Painter.graphSize
    let x = max(1, (area.width - size.width) / 2)
    let y = max(0, (area.height - size.height) / 2)
    let present = moment.world.lifecycle
    for stroke in Painter.resting { text(stroke.glyphs, x: x + stroke.x, y: y + stroke.y, .faint) }
    if let (from, to) = moment.lastChange {
      let way = Painter.ways.first { $0.from == from && $0.to == to }
      for stroke in way?.strokes ?? [] {
        text(stroke.glyphs, x: x + stroke.x, y: y + stroke.y, .change)
      }
      text(name(of: from), x: x + 28, y: y + 1, .change)
      text("► \(name(of: to))", x: x + 28, y: y + 2, .change)
    }
    for place in Painter.places {
      let holds = place.state == present
      let name = name(of: place.state)
      let word = holds ? "▶" + name : " " + name
      text(word, x: x + place.x - 1, y: y + place.y, holds ? .current : .text)
    }
  }

  /// The name, shortened for the graph.
  private func name(of state: LifecycleState) -> String {
    Bilingual(en: state.name.en, zh: state.label.zh.withoutNote)[language]
  }
}
