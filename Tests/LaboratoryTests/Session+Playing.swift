import AppCode
import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel
import RepositoryHandbook

struct Unreadable: Error {}

extension App {
  static func read(_ files: [AppSource]) throws -> App {
    guard case .program(let program) = loadApp(files) else { throw Unreadable() }
    return App(choice: .files(files.map(\.name)), program: program)
  }
}

extension Session {
  /// A session at its start, under iOS 9.
  static func playing(
    code: String, under profile: Profile.Name = .ios9
  ) throws -> Session {
    try playing([], with: .read([AppSource(name: "AppDelegate.swift", text: code)]), under: profile)
  }

  /// Like `playing(_:)`, with a built-in app.
  static func playing(builtIn name: String) throws -> Session {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "assets/apps/\(name).swift")
    return try playing(code: String(contentsOf: file, encoding: .utf8))
  }

  /// A session after these typed lines.
  static func playing(
    _ lines: [String], with app: App, under profile: Profile.Name
  ) throws -> Session {
    var session = Session(
      setup: StageSetup(profile: profile, app: app), apps: [app.choice: app],
      handbook: .repository)
    for line in lines {
      for parsed in try CommandParser.parse(line, ParseContext(place: .prompt, file: "-")) {
        _ = session.submit(parsed)
      }
    }
    return session
  }
}
