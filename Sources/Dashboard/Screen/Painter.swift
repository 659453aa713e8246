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

  /// The style for clearing an area.
  var ground: Style { theme.isPainted ? theme[.text] : .plain }

  /// Returns the column after the text, which ends at `limit` at the latest.
  @discardableResult
  mutating func text(
    _ text: String, x: Int, y: Int, _ role: Role = .text, limit: Int? = nil
  ) -> Int {
    let limit = limit ?? canvas.bounds.width
    guard x < limit else { return x }
    return canvas.text(text, x: x, y: y, self[role], limit: limit)
  }

  mutating func inside(_ area: Rect, _ draw: (inout Painter) -> Void) {
    let outer = canvas.enter(area)
    draw(&self)
    canvas.leave(to: outer)
  }
}
