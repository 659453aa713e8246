import CommandLanguage
import Explorer
import Laboratory
import Lessons
import LifecycleModel
import TextGrid

/// The complete state of the dashboard. `update` applies an input, and `render` draws the state. It has no clock and no
/// screen, and reads files only through a reader that the caller supplies.
package struct DashboardState: Sendable {
  package enum Mode: Hashable, Sendable {
    case keys, prompt
    /// `/`: searches the steps for the text.
    case search
  }

  /// The session of the lesson or of free play.
  package internal(set) var session: Session {
    get { learning?.session ?? freeSession }
    _modify {
      if learning != nil {
        yield &learning!.session
      } else {
        yield &freeSession
      }
    }
  }
  var freeSession: Session
  package internal(set) var mode = Mode.keys
  package internal(set) var prompt = Prompt()
  package internal(set) var wanted = LineEditor()
  package internal(set) var lastWanted = ""
  package internal(set) var selected = Pane.lanes
  package internal(set) var isZoomed = false
  package internal(set) var isProjecting = false
  var keyCast = KeyCast()
  package internal(set) var reader: Reader?
  package internal(set) var note: Note?
  /// A warning next to the prompt, shown until the next key.
  package internal(set) var warning: Bilingual?
  package internal(set) var language: Language
  package internal(set) var size: Size
  package var theme: Theme
  /// The rows by which the user has scrolled the selected pane.
  package internal(set) var scroll = 0

  /// nil in free play.
  package internal(set) var learning: LessonRun?
  /// The number of messages that were shown over the panes for lack of room.
  var messagesSeen = 0
  /// Page of the lesson's text, from 0.
  package internal(set) var lessonPage = 0
  /// The current answer to the open question; nil if there is none yet, which differs from the answer "nothing".
  package internal(set) var picked: [Lesson.Ask.Item]?
  package internal(set) var picker: LessonPicker?

  let firstSetup: StageSetup
  var apps: [AppChoice: App]
  /// Commands of a line that are still to be played.
  var queue: ArraySlice<ParsedCommand> = []
  /// The initial length of `queue` while it is played in slices, otherwise 0.
  var workTotal = 0
  /// The last hint about slices. Another takes its place at the end, unless a command has.
  var workNote: Note?
  /// The earlier session while it is being read, before it is played.
  var reading: JournalReading?
  /// The effect that opens an editor, announced and waiting for the second key press.
  var announced: Effect?
  var exploring: Exploring?
  /// Creates the gauge of a new search.
  package var searchGauge: @Sendable () -> SearchGauge = { .none }
  /// Whether the session has reached `Session.mostMemory`.
  package var isMemoryFull: @Sendable () -> Bool = { false }
  /// Whether to read the keyboard in the middle of a slice.
  package var isSliceOver: @Sendable () -> Bool = { false }
  /// Commands since the journal was last written.
  var unwritten: [JournalEntry] = []
  /// Whether the journal contains only commands copied from an earlier session so far.
  var isResuming = false
  /// An earlier session that can be resumed until the first command.
  package var resumable: Resumable?

  package struct Resumable: Sendable {
    package var reading: JournalReading
    package var events: Int

    package init(reading: JournalReading, events: Int) {
      self.reading = reading
      self.events = events
    }
  }
  let readFile: @Sendable (String) -> Result<[UInt8], FileFault>
  let handbook: Handbook

  package init(
    setup: StageSetup, apps: [AppChoice: App], language: Language, theme: Theme, size: Size,
    readFile: @escaping @Sendable (String) -> Result<[UInt8], FileFault> = { _ in
      .failure(.notFound)
    },
    handbook: Handbook = .unavailable
  ) {
    firstSetup = setup
    self.apps = apps
    freeSession = Session(setup: setup, apps: apps, handbook: handbook)
    self.language = language
    self.theme = theme
    self.size = size
    self.readFile = readFile
    self.handbook = handbook
    prompt.handbook = handbook
  }

  var layout: Layout? {
    if isProjecting { return Layout(projecting: size) }
    return Layout(
      size, selected: selected, isZoomed: isZoomed, hasLesson: learning != nil,
      lessonHeight: lessonHeight(width: size.width - 2))
  }
}
