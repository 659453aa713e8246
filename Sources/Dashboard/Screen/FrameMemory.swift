import CommandLanguage
import Laboratory
import TextGrid

/// Frames of steps that the cursor has visited in free play, so that no step is painted twice. They are dropped when
/// anything else changes.
package struct FrameMemory {
  /// 4 MiB of cells.
  static let mostCells = 1 << 18

  private var scene: Scene?
  private var frames: [History.Position: Frame] = [:]

  package init() {}

  /// The same as `state.render()`.
  package mutating func frame(of state: DashboardState) -> Frame {
    let present = Scene(state)
    if present == nil || present != scene {
      scene = present
      frames = [:]
    }
    guard present != nil else { return state.render() }
    let position = state.session.history.position
    if let known = frames[position] { return known }
    let frame = state.render()
    if (frames.count + 1) * frame.grid.cells.count > Self.mostCells { frames = [:] }
    frames[position] = frame
    return frame
  }
}

/// Everything that a frame of free play shows, except the cursor.
private struct Scene: Equatable {
  private let size: Size
  private let language: Language
  private let theme: Theme
  private let selected: Pane
  private let isZoomed: Bool
  private let scroll: Int
  private let note: Note?
  private let warning: Bilingual?
  private let resumable: Int?
  private let branch: Int
  private let branchCount: Int
  private let recordCount: Int
  /// Stands for the records before it and the configuration too, because these do not change while it exists.
  private let record: Record

  /// nil if more is visible than the panes of free play, or before the first event.
  init?(_ state: DashboardState) {
    let history = state.session.history
    guard state.focus == .keys, state.learning == nil, !state.isProjecting,
      let last = history.records.last
    else { return nil }
    size = state.size
    language = state.language
    theme = state.theme
    selected = state.selected
    isZoomed = state.isZoomed
    scroll = state.scroll
    note = state.note
    warning = state.warning
    resumable = state.resumable?.events
    branch = history.current
    branchCount = history.branches.count
    recordCount = history.records.count
    record = last
  }

  static func == (a: Scene, b: Scene) -> Bool {
    a.record === b.record && a.recordCount == b.recordCount && a.branch == b.branch
      && a.branchCount == b.branchCount && a.size == b.size && a.language == b.language
      && a.theme == b.theme && a.selected == b.selected && a.isZoomed == b.isZoomed
      && a.scroll == b.scroll && a.note == b.note && a.warning == b.warning
      && a.resumable == b.resumable
  }
}
