import CommandLanguage
import Laboratory

/// The learner's own app in a lesson: free play in parallel with the lesson's steps.
extension LessonRun {
  /// Whether the command `app` with this choice means the learner's own files. It does in a lesson that is only read,
  /// and after the task is done.
  package func takesOwn(_ choice: AppChoice) -> Bool {
    if case .builtIn = choice { return false }
    return lesson.kind == .read || play.isSolved
  }

  /// Begins a free play of the learner's own app with the lesson's profile.
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

  /// Switches between free play and the pages with the steps.
  mutating func turnToSteps() {
    screen = screen == .task ? (lesson.kind == .read ? .text : .recap) : .task
  }

  /// Submits a command while the learner's own app is played.
  mutating func submitToOwnApp(_ parsed: ParsedCommand) -> NextAction {
    screen = .task
    return .replied(playInSession(parsed))
  }
}
