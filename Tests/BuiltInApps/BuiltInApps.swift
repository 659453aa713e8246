import AppCode
import CommandLanguage
import Foundation
import Laboratory
import Synchronization

private let apps = Mutex<[String: App]>([:])

extension App {
  /// A built-in app of the repository. Most tests use the same ones, so each is read once.
  package static func inRepository(_ name: String) throws -> App {
    try apps.withLock { apps in
      if let app = apps[name] { return app }
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "assets/apps")
      let text = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
      guard case .program(let program) = loadApp(file: name + ".swift", text: text) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      let app = App(choice: .builtIn(name), program: program)
      apps[name] = app
      return app
    }
  }
}
