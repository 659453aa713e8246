import AppCode
import CommandLanguage
import LifecycleModel

/// A delegate under test, ready to be played.
package struct App: Sendable {
  /// The choice that named the app: a built-in app or the paths of files.
  package var choice: AppChoice
  package var program: DelegateProgram

  package init(choice: AppChoice, program: DelegateProgram) {
    self.choice = choice
    self.program = program
  }

  /// A placeholder with the source lines until the delegate is parsed.
  package static func unread(_ choice: AppChoice, file: String, text: String) -> App {
    App(choice: choice, program: .unread(file: file, text: text))
  }

  /// The load report, a line each: what is opaque and what was assumed.
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

  /// Fit for the head of a screen: of a path only its last part.
  package var shortName: String {
    switch choice {
    case .builtIn(let name): return name
    case .file, .files: return program.file
    }
  }

  /// The word after `app` that chooses it, and what the trace's first line calls it.
  package var name: String {
    switch choice {
    case .builtIn(let name): return name
    case .file(let path): return path
    case .files(let paths): return paths.joined(separator: " ")
    }
  }
}
