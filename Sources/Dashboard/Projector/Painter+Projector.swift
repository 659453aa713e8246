import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// Free play and lessons for a room: the same letters as in a demo, the question of a lesson, and the
/// keys that were pressed.
extension Painter {
  mutating func projector(_ layout: Layout) {
    let body = Rect(
      x: 0, y: layout.header.endY, width: layout.header.width,
      height: layout.prompt.y - layout.header.endY)
    inside(body) { painter in
      if painter.hasQuestion {
        painter.inside(painter.canvas.bounds.inset(x: 2, y: 1)) { $0.lesson() }
      } else if let note = painter.state.note {
        painter.told(note)
      } else {
        painter.announcement(Headline(painter.state.session))
      }
    }
    if self.state.mode == .keys { keyCast(layout.prompt) }
  }

  /// A lesson asks, or its task has not been begun.
  private var hasQuestion: Bool {
    guard let learning = state.learning, learning.screen == .task else { return false }
    return learning.hasOpenQuestion || learning.lesson.kind == .explain
      || state.session.history.records.isEmpty
  }

  /// A word to the user stands below the state until the next key.
  private mutating func told(_ note: Note) {
    announcement(nil)
    let height = canvas.bounds.height
    let lines = note.text[language].wrapped(to: canvas.bounds.width - 2)
    for (row, line) in lines.prefix(4).enumerated() {
      text(String(line), x: 1, y: height - min(4, lines.count) + row, .notice)
    }
  }

  private mutating func keyCast(_ area: Rect) {
    var x = text(Bilingual(en: "keys  ", zh: "按键  ")[language], x: 1, y: area.y, .faint)
    for key in state.keyCast.keys {
      x = text(" \(key.label) ", x: x, y: area.y, .selection)
      x = text(" \(key.name[language])   ", x: x, y: area.y, .keyName)
    }
  }
}
