import AppCode
import CommandLanguage
import LifecycleModel

/// A delegate under test, ready to run.
package struct App: Sendable {
  /// The choice that named the app: a built-in app, or paths of files.
  package var choice: AppChoice
  package var program: DelegateProgram
  /// nil for a built-in app and for an app that is not in a file.
  package var origin: Origin?

  package init(choice: AppChoice, program: DelegateProgram) {
    self.choice = choice
    self.program = program
  }

  /// A placeholder with the source lines, until the delegate is parsed.
  package static func unread(_ choice: AppChoice, file: String, text: String) -> App {
    App(choice: choice, program: .unread(file: file, text: text))
  }

  /// The load report, one entry per line: opaque and assumed parts.
  package var report: [Bilingual] {
    program.notes.map(line)
  }

  func line(of note: Located<SourceNote>) -> Bilingual {
    let place = program.place(ofLine: note.line)
    let head = "\(VisibleText.of(place.file)):\(place.line):\(note.column): "
    return Bilingual(
      en: head + VisibleText.of(note.message, limit: 300),
      zh: head + VisibleText.of(note.messageChinese, limit: 300))
  }

  /// For the header of a screen: only the last component of a path.
  package var shortName: String {
    switch choice {
    case .builtIn(let name): return name
    case .file, .files: return program.file
    }
  }

  /// The app's name after `app` and in the trace's first line.
  package var name: String { choice.name }
}
