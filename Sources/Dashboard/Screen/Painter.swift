import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// Draws one frame.
struct Painter {
  var canvas: Canvas
  let state: DashboardState
  private var theme: Theme
  let moment: Moment
  var cursor: (x: Int, y: Int)?

  init(_ state: DashboardState) {
    self.state = state
    moment = Moment(state.session.history)
    theme = state.theme
    if state.isProjecting { theme.isPainted = true }
    canvas = Canvas(state.size, style: theme.isPainted ? theme[.text] : .plain)
  }

  var language: Language { state.language }

  subscript(role: Role) -> Style { theme[role] }

  /// What an area is wiped with.
  var ground: Style { theme.isPainted ? theme[.text] : .plain }

  /// Returns the column behind the text, which ends at `limit` at the latest.
  @discardableResult
  mutating func text(
    _ text: String, x: Int, y: Int, _ role: Role = .text, limit: Int? = nil
  ) -> Int {
    let room = (limit ?? canvas.bounds.width) - x
    guard room > 0 else { return x }
    // No text is wider than it has bytes, but for one with tabs.
    let fits = text.utf8.count <= room && !text.utf8.contains(UInt8(ascii: "\t"))
    return canvas.text(fits ? text : text.truncated(to: room), x: x, y: y, self[role])
  }

  mutating func inside(_ area: Rect, _ draw: (inout Painter) -> Void) {
    let outer = canvas.enter(area)
    draw(&self)
    canvas.leave(to: outer)
  }
}
