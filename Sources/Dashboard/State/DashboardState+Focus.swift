import CommandLanguage
import Laboratory
import Lessons
import TextGrid

/// The part of the screen that has the keyboard. Input, painting, key bar and help all read it.
package enum Focus: Hashable, Sendable {
  /// The window is too small for more than a sentence.
  case tooSmall
  case reader
  case picker
  /// The text of a lesson before or after its task.
  case lessonPage
  case prompt
  case search
  case keys
}

extension DashboardState {
  package var focus: Focus {
    if layout == nil { return .tooSmall }
    if reader != nil { return .reader }
    if picker != nil { return .picker }
    switch mode {
    case .prompt: return .prompt
    case .search: return .search
    case .keys: return isReading ? .lessonPage : .keys
    }
  }

  /// Whether a page of the lesson is on the screen.
  private var isReading: Bool { learning.map { $0.screen != .task } == true }

  /// Begins another session and resets the state of the previous one.
  mutating func begin(_ session: Session, _ learning: LessonRun? = nil) {
    freeSession = session
    self.learning = learning
    messagesSeen = learning?.messageCount ?? 0
    exploring = nil
    announced = nil
    queue = []
    workTotal = 0
    reading = nil
    resumable = nil
    reader = nil
    picker = nil
    picked = nil
    mode = .keys
    prompt.isKept = false
    prompt.editor.set("")
    prompt.error = nil
    isZoomed = false
    selected = learning?.lesson.kind == .fix ? .delegate : .lanes
    scroll = 0
    lessonPage = 0
  }
}
