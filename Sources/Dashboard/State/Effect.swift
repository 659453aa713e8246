import CommandLanguage
import Laboratory
import Lessons

/// A request of the dashboard to the program around it, such as reading a file.
package enum Effect: Sendable {
  case quit(status: Int32)
  /// Answered by `DashboardState.take(_:)`, as all that follow.
  case loadApp(AppChoice)
  case loadScript(path: String)
  case listExamples
  /// `frame`: the screen as a picture, to be written beside the text.
  case save(path: String, text: String, frame: String? = nil, replaces: Bool)
  /// nil: the one to go on with.
  case beginLesson(String?)
  case listLessons
  /// Asks for a note that says which editor will open which file.
  case announceEditor(EditTarget)
  case openEditor(EditTarget)
  case readLearnersFile(path: String)
  /// The learner's own app, to be played in the lesson.
  case readOwnApp(AppChoice, LessonRun)
  /// The learner's own delegate in free play, to be read again.
  case reloadApp(AppChoice)
  case bell
}

/// The result of an effect.
package enum EffectResult: Sendable {
  case app(App)
  /// A new session begins with these; `apps` are the delegates that they name.
  case script([ParsedCommand], apps: [App])
  case examples([String])
  case saved(paths: [String])
  /// `acts`: what was done in it when its process ended, as it would be typed.
  case lesson(LessonRun, acts: [String])
  case lessons(LessonList)
  case learnersApp(App)
  case ownApp(App)
  case reloaded(App)
  case announced(EditTarget, Bilingual)
  /// In words for the user, a line each.
  case failed([String])
}

extension Effect {
  func adding(frame: String) -> Effect {
    guard case .save(let path, let text, _, let replaces) = self else { return self }
    return .save(path: path, text: text, frame: frame, replaces: replaces)
  }
}
