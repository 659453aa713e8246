import AppCode
import CommandLanguage
import Laboratory
import LifecycleModel

/// Reads delegates: built-in ones by name, the learner's own by path. Each is read once.
struct AppLibrary {
  let resources: Resources
  private(set) var apps: [AppChoice: App] = [:]

  init(resources: Resources) {
    self.resources = resources
  }

  var builtInNames: [String] { resources.names(in: "apps", ending: ".swift") }

  /// `path` is where a file of the learner's is opened, `name` what it is called in messages.
  mutating func load(
    _ choice: AppChoice, path: String, _ language: Language
  ) throws(Complaint) -> App {
    if let app = apps[choice] { return app }
    let place: String
    switch choice {
    case .builtIn(let name): place = resources.path("apps", name + ".swift")
    case .file: place = path
    }
    let bytes: [UInt8]
    switch InputFile.read(place) {
    case .success(let read): bytes = read
    case .failure(let fault):
      throw Complaint(fault: fault, file: choice.word, nearest: nearest(to: choice))
    }
    let file = InputFile.name(of: place)
    let text = String(decoding: bytes, as: UTF8.self)
    switch loadApp(file: file, text: text) {
    case .program(let program):
      let app = App(choice: choice, program: program)
      apps[choice] = app
      return app
    case .refused(let diagnostics):
      throw Complaint(diagnostics, in: text, file: choice.word, language)
    }
  }

  private func nearest(to choice: AppChoice) -> String? {
    guard case .builtIn(let name) = choice else { return nil }
    return Nearest.word(to: name, among: builtInNames) ?? builtInNames.joined(separator: ", ")
  }
}

extension AppChoice {
  /// As it is typed behind `app`.
  var word: String {
    switch self {
    case .builtIn(let name): return name
    case .file(let path): return path
    }
  }
}
