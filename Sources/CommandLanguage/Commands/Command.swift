import LifecycleModel

package enum Command: Hashable, Sendable {
  case stage(StageCommand)
  case event(Event)
  case move(Move)
  case ask(Question)
  case expect(Expectation)
  case predict([CallbackName])
  case session(SessionCommand)
}

package enum StageCommand: Hashable, Sendable {
  case profile(Profile.Name)
  /// A built-in app's name, or the path of a `.swift` file.
  case app(AppChoice)
  case option(Option, on: Bool)
  /// `option` without a value: the page of one option; without a name, a list of all.
  case listOptions(Option?)
  case modes([BackgroundMode])
  case fresh
  case assume(Assumption)
  case reset
  /// Part of the configuration before the first event, an event afterwards.
  case network(NetworkChange)
}

package enum AppChoice: Hashable, Sendable {
  case builtIn(String)
  case file(path: String)
  case files([String])

  /// The app as the command `app` names it.
  package var name: String {
    switch self {
    case .builtIn(let name): return name
    case .file(let path): return path
    case .files(let paths): return paths.joined(separator: " ")
    }
  }

  /// The user's own files; empty for a built-in app.
  package var paths: [String] {
    switch self {
    case .builtIn: return []
    case .file(let path): return [path]
    case .files(let paths): return paths
    }
  }
}

package enum NetworkChange: Hashable, Sendable {
  case takes(Milliseconds)
  case fails
  case empty
}

package enum Move: Hashable, Sendable {
  case step
  case steps(Int)
  case finish
  case back(Int)
  case forward(Int)
  case goto(Int)
  case undo
  case redo
  case branches
  case branch(Int)
}

package enum Question: Hashable, Sendable {
  case why(Int?)
  /// `why matrix ROW COLUMN`.
  case whyMatrix(MatrixAddress)
  case whyNot(CallbackName)
  case whyNotUnplayed(UnplayedMethod)
  /// Why something was not visible or audible.
  case whyNotShown(Display.Place)
  case show(Subject)
  /// `show rules RULE-ID`.
  case showRule(Rule)
  case help(String?)
  case explore(Exploration)

  package enum Subject: String, CaseIterable, Hashable, Sendable {
    case state, flags, timers, notifications, apns, app, rules, matrix
    /// The load report without a limit.
    case appInFull = "app all"
  }
}

package enum SessionCommand: Hashable, Sendable {
  /// `replaces`: `save!`, which replaces a file without asking.
  case save(path: String, replaces: Bool = false)
  case saveLesson(path: String, replaces: Bool = false)
  case export(ExportFormat, path: String, replaces: Bool = false)
  /// nil lists the examples.
  case load(path: String?)
  /// Opens the delegate in $EDITOR.
  case edit
  case lesson(LessonCommand)
  case language(Language)
  case theme(ThemeName)
  case quit
}

/// A request about the current lesson.
package enum LessonCommand: Hashable, Sendable {
  /// A lesson's id, or the path of a folder with lessons; nil: the lesson to continue with.
  case begin(String?)
  /// `lesson none`: back to free play.
  case leave
  /// The next page, question, event of the solution, or lesson.
  case next
  case hint
  case solution
}

/// The name of a callback. Apple's Swift or Objective-C name stands for one method; a short name stands for all methods
/// that have it.
package struct CallbackName: Hashable, Sendable {
  package var spelling: String
  package var callbacks: [Callback]
  /// `launchHandler(ID)` stands for the launch handler of this task only.
  package var task: String?

  package init(spelling: String, callbacks: [Callback], task: String? = nil) {
    self.spelling = spelling
    self.callbacks = callbacks
    self.task = task
  }

  package func matches(_ callback: Callback) -> Bool { callbacks.contains(callback) }

  package func matches(_ call: Call) -> Bool {
    matches(call.callback) && (task == nil || task == call.task)
  }
}
