import AppCode
import CommandLanguage
import Laboratory
import LifecycleModel
import Platform

/// A lesson together with its delegates, ready to be played.
package struct PreparedLesson: Sendable {
  package var lesson: Lesson
  package var app: App
  /// The source of a fix lesson's own delegate.
  package var ownSource: String?
  /// For a fix lesson: the delegates of `solution`, `also` and `wrong`, by file name.
  package var delegates: [String: App]
  /// The handbook for questions about rules in sessions of the lesson.
  package var handbook = Handbook.unavailable

  package func setup(app: App? = nil) -> StageSetup {
    var setup = StageSetup(profile: lesson.stage.profile, app: app ?? self.app)
    for option in lesson.stage.options { setup.set(option, on: true) }
    setup.modes = lesson.stage.modes
    return setup
  }

  /// A session after the lesson's start, or after another scene.
  package func session(
    behind scene: [ParsedCommand]? = nil, app: App? = nil, apps: [AppChoice: App] = [:]
  ) -> Session {
    let app = app ?? self.app
    var session = Session(setup: setup(app: app), apps: apps, handbook: handbook)
    session.begin(behind: scene ?? lesson.task.start?.commands ?? [])
    return session
  }
}

extension LessonFiles {
  /// Reads the lesson's delegates.
  package func prepare(_ lesson: Lesson) throws(Diagnostics) -> PreparedLesson {
    let app: App
    var ownSource: String?
    switch lesson.stage.app {
    case .builtIn(let name):
      guard let found = builtIn(name) else {
        throw Diagnostics(Diagnostic(.noSuchApp(name), lesson.places.key("app")))
      }
      app = found
    case .file(let name):
      let text = try text(lesson.places.folder + "/" + name)
      ownSource = text.lines.joined(separator: "\n") + "\n"
      app = try delegate(name, of: lesson)
    case .files(let names):
      throw Diagnostics(
        Diagnostic(.noSuchApp(names.joined(separator: " ")), lesson.places.key("app")))
    }
    var delegates: [String: App] = [:]
    let scripts =
      [lesson.task.solution].compactMap { $0 } + lesson.task.also
      + lesson.task.wrong.map(\.script)
    for name in scripts.compactMap(\.delegate) where delegates[name] == nil {
      guard delegates.count < LessonLimits.mostDelegates else {
        throw Diagnostics(Diagnostic(.tooMany(.delegates), lesson.places.file))
      }
      delegates[name] = try delegate(name, of: lesson)
    }
    return PreparedLesson(
      lesson: lesson, app: app, ownSource: ownSource, delegates: delegates)
  }

  private func delegate(_ name: String, of lesson: Lesson) throws(Diagnostics) -> App {
    let text = try text(lesson.places.folder + "/" + name)
    let source = text.lines.joined(separator: "\n") + "\n"
    switch loadApp(file: name, text: source) {
    case .program(let program):
      var app = App(choice: .file(path: name), program: program)
      app.origin = workingFolder.map {
        let path = lesson.places.folder + "/" + name
        return App.Origin(
          paths: [path.isAbsolutePath ? path : $0 + "/" + path], workingFolder: $0)
      }
      return app
    case .refused(let diagnostics):
      throw Diagnostics(
        diagnostics.map { diagnostic in
          Diagnostic(
            Diagnostic.Message(diagnostic.message, diagnostic.messageChinese),
            text.place(line: diagnostic.line, column: diagnostic.column))
        })
    }
  }
}
