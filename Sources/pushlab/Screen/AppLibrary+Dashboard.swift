import CommandLanguage
import Dashboard
import Laboratory
import TextGrid

extension AppLibrary {
  /// A dashboard that takes its apps, files and handbook from this library.
  func dashboard(
    _ setup: StageSetup, _ language: Language, _ theme: Theme, _ size: Size
  ) -> DashboardState {
    DashboardState(
      setup: setup, apps: apps, language: language, theme: theme, size: size,
      readFile: { InputFile.read($0) }, handbook: resources.handbook)
  }
}
