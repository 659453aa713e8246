import CommandLanguage
import Laboratory

/// The learner's own app in a lesson: the lesson's steps are read beside a free play of it.
extension LessonRun {
  /// Whether `app` with this choice means the learner's own files: in a lesson that is only read,
  /// and where the task is done.
  package func takesOwn(_ choice: AppChoice) -> Bool {
    if case .builtIn = choice { return false }
    return lesson.kind == .read || play.isSolved
  }

  /// Begins a free play of the learner's own app, under the lesson's profile.
  package mutating func begin(own app: App) {
    if lesson.kind == .read { play.finishReading() }
    ownApp = app.choice
    session = Session(
      setup: StageSetup(profile: lesson.stage.profile, app: app), apps: [app.choice: app],
      handbook: play.prepared.handbook)
    screen = .task
    messages = []
    saw()
  }

  /// Switches from the play to the pages that hold the steps, and back.
  mutating func turnToSteps() {
    screen = screen == .task ? (lesson.kind == .read ? .text : .recap) : .task
  }

  /// A command while the learner's own app is on.
  mutating func submitToOwnApp(_ parsed: ParsedCommand) -> NextAction {
    screen = .task
    return .replied(playInSession(parsed))
  }
}
