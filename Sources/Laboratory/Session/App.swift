import AppCode
import CommandLanguage
import LifecycleModel

/// A delegate under test, ready to be played.
package struct App: Sendable {
  /// As it is chosen: a built-in's name or a file's path.
  package var choice: AppChoice
  package var program: DelegateProgram

  package init(choice: AppChoice, program: DelegateProgram) {
    self.choice = choice
    self.program = program
  }

  /// The word after `app` that chooses it, and what the trace's first line calls it.
  package var name: String {
    switch choice {
    case .builtIn(let name): return name
    case .file(let path): return path
    }
  }
}
