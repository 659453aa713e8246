import CommandLanguage
import Laboratory
import Lessons

/// What the dashboard wants of the world around it, in order.
package enum Effect: Sendable {
  case quit(status: Int32)
  /// Answered by `DashboardState.take(_:)`, as all that follow.
  case loadApp(AppChoice)
  case loadScript(path: String)
  case listExamples
  case save(path: String, text: String)
  /// nil: the one to go on with.
  case beginLesson(String?)
  case listLessons
  /// The learner's copy of the delegate of this lesson, in the editor.
  case edit(Learning)
  case readLearnersFile(path: String)
  /// The learner's own delegate in free play: in the editor, or only read again.
  case editApp(AppChoice)
  case reloadApp(AppChoice)
  case bell
}

/// What the journal is to hold: a command, or what a learner answered.
package enum JournalEntry: Sendable {
  case command(Command)
  case line(String)
}

/// What came of an effect.
package enum EffectResult: Sendable {
  case app(App)
  /// A new session begins with these; `apps` are the delegates that they name.
  case script([ParsedCommand], apps: [App])
  case examples([String])
  case saved(path: String)
  /// `acts`: what was done in it when its process ended, as it would be typed.
  case lesson(Learning, acts: [String])
  case lessons(LessonList)
  case learnersApp(App)
  case reloaded(App)
  /// In words for the user, a line each.
  case failed([String])
}
