import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

/// All that the dashboard knows. Inputs change it (`update`), `render` draws it; it has no clock and
/// no screen, and of files only the reader that it is given.
package struct DashboardState: Sendable {
  package enum Mode: Hashable, Sendable {
    case keys, prompt
    /// `/`: the text is looked for in the steps.
    case search
  }

  package internal(set) var session: Session
  package internal(set) var mode = Mode.keys
  package internal(set) var prompt = Prompt()
  package internal(set) var wanted = LineEditor()
  package internal(set) var lastWanted = ""
  package internal(set) var selected = Pane.lanes
  package internal(set) var isZoomed = false
  package internal(set) var reader: Reader?
  package internal(set) var note: Note?
  package internal(set) var language: Language
  package internal(set) var size: Size
  package var theme: Theme
  /// Rows by which the selected pane was moved by hand.
  package internal(set) var scroll = 0

  let firstSetup: StageSetup
  var apps: [AppChoice: App]
  /// Commands of a line that are still to be played.
  var queue: [ParsedCommand] = []
  var exploring: Exploring?
  let readFile: @Sendable (String) -> Result<[UInt8], FileFault>

  package init(
    setup: StageSetup, apps: [AppChoice: App], language: Language, theme: Theme, size: Size,
    readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault> = { _ in
      .failure(.notFound)
    }
  ) {
    firstSetup = setup
    self.apps = apps
    session = Session(setup: setup, apps: apps)
    self.language = language
    self.theme = theme
    self.size = size
    self.readFile = readFile
  }

  var layout: Layout? { Layout(size, selected: selected, isZoomed: isZoomed) }
}
