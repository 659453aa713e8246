import CommandLanguage
import Demo
import Explorer
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

/// The state of a demo on the screen. Inputs change it (`update`), and `render` draws it. It has no clock and accesses
/// no file. `position` contains the position of the show and the votes.
package struct DemoState: Sendable {
  package let track: DemoTrack
  /// Index into the track's beats.
  package internal(set) var index = 0
  package internal(set) var round = DemoVotes.Round.first
  package internal(set) var votes = DemoVotes()
  package internal(set) var entry: Entry?
  package internal(set) var isBlack = false
  /// The pane that is shown alone; nil for the large letters.
  package internal(set) var zoomed: Pane?
  /// `q` was pressed once.
  package internal(set) var isQuitAsked = false
  /// A sentence in the bottom line until the next key.
  var note: Bilingual?
  /// Free play on a separate branch; nil during the script.
  package var detour: DashboardState?
  package internal(set) var language: Language
  /// Chosen with a key; nil for the language at the start of the show.
  private(set) var chosenLanguage: Language?
  private(set) var chosenTheme: Theme.Name?
  package internal(set) var size: Size
  /// Seconds since the show began, kept for the teacher's clock.
  package var elapsed = 0

  /// The show that the notes follow; nil in the show itself.
  package internal(set) var followed: DemoPosition?

  /// The dashboard that draws the panes and that a detour copies.
  var board: DashboardState

  /// A number that is being typed.
  package enum Entry: Hashable, Sendable {
    /// Counted hands for a choice; `choice` counts from 0.
    case hands(choice: Int, digits: String)
    case goto(digits: String)

    static let mostDigits = 3

    package var text: String {
      switch self {
      case .hands(let choice, let digits): return "\(choice + 1): \(digits)"
      case .goto(let digits): return "g \(digits)"
      }
    }
  }

  package static let smallest = Size(width: 60, height: 20)

  package init(
    _ track: DemoTrack, language: Language, theme: Theme, size: Size,
    apps: [AppChoice: App] = [:], handbook: Handbook = .unavailable
  ) {
    self.track = track
    self.language = language
    self.size = size
    let setup = track.beats[0].session.setup
    board = DashboardState(
      setup: setup, apps: apps, language: language, theme: theme, size: size, handbook: handbook)
    board.isProjecting = true
    board.session = track.beats[0].session
  }

  package var beat: DemoTrack.Beat { track.beats[index] }
  package var step: DemoStep { track.script.steps[beat.step] }
  package var theme: Theme {
    get { board.theme }
    set { board.theme = newValue }
  }

  /// Creates the gauge that limits searches on detours.
  package var searchGauge: @Sendable () -> SearchGauge {
    get { board.searchGauge }
    set { board.searchGauge = newValue }
  }

  package var isMemoryFull: @Sendable () -> Bool {
    get { board.isMemoryFull }
    set { board.isMemoryFull = newValue }
  }

  /// Whether a question of the step or its result is on the screen.
  var isVoting: Bool { step.ask != nil && beat.screen != .reveal }

  // MARK: Position

  package var position: DemoPosition {
    var position = DemoPosition(
      demo: track.script.id, hash: track.script.hash, step: step.id)
    position.beat = index - track.firstBeat(ofStep: beat.step)
    position.round = round
    position.votes = votes
    position.isBlack = isBlack
    position.isInDetour = detour != nil
    position.entry = entry?.text ?? ""
    position.elapsed = elapsed
    position.language = chosenLanguage
    position.theme = chosenTheme
    return position
  }

  /// Restores the step and the votes. If the demo has changed since, restores the nearest step.
  package mutating func resume(_ position: DemoPosition) {
    votes = position.votes
    elapsed = position.elapsed
    if let language = position.language { choose(language) }
    if let name = position.theme { choose(name) }
    defer { round = position.round }
    guard let step = track.script.index(ofStep: position.step) else { return }
    let first = track.firstBeat(ofStep: step)
    let last = track.beats.lastIndex { $0.step == step } ?? first
    go(to: min(first + position.beat, last))
  }

  mutating func choose(_ language: Language) {
    chosenLanguage = language
    self.language = language
    board.language = language
  }

  mutating func choose(_ name: Theme.Name) {
    chosenTheme = name
    theme = Theme(name)
  }

  mutating func go(to wanted: Int) {
    let wanted = min(max(0, wanted), track.beats.count - 1)
    if track.beats[wanted].step != beat.step {
      round = .first
      zoomed = nil
    }
    index = wanted
    board.session = beat.session
  }
}
