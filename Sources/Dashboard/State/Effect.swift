import CommandLanguage
import Laboratory
import Lessons

/// A request of the dashboard to the program around it, such as reading a file.
package enum Effect: Sendable {
  case quit(status: Int32)
  /// The caller answers this effect and all following ones with `DashboardState.take(_:)`.
  case loadApp(AppChoice)
  case loadScript(path: String)
  case listExamples
  /// `frame`: a picture of the screen, to be saved next to the text.
  case save(path: String, text: String, frame: String? = nil, replaces: Bool)
  /// nil for the lesson to continue with.
  case beginLesson(String?)
  case listLessons
  /// Requests a note about which editor will open which file.
  case announceEditor(EditTarget)
  case openEditor(EditTarget)
  case readLearnersFile(path: String)
  /// Read the learner's own app, to play it in the lesson.
  case readOwnApp(AppChoice, LessonRun)
  /// Read the learner's own delegate of the free play again.
  case reloadApp(AppChoice)
  case bell
}

package enum EffectResult: Sendable {
  case app(App)
  /// A new session begins with these commands; `apps`: the delegates that they name.
  case script([ParsedCommand], apps: [App])
  case examples([String])
  case saved(paths: [String])
  /// `acts`: the learner's typed inputs in the lesson before its process ended.
  case lesson(LessonRun, acts: [String])
  case lessons(LessonList)
  case learnersApp(App)
  case ownApp(App)
  case reloaded(App)
  case announced(EditTarget, Bilingual)
  /// An error message in lines.
  case failed([String])
}

extension Effect {
  func adding(frame: String) -> Effect {
    guard case .save(let path, let text, _, let replaces) = self else { return self }
    return .save(path: path, text: text, frame: frame, replaces: replaces)
  }
}
