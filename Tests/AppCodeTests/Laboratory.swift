import LifecycleModel
import Testing

@testable import AppCode

/// A delegate with these members. Their first line is line 1.
func delegate(_ members: String) -> String {
  "class AppDelegate: UIResponder, UIApplicationDelegate {\n" + members + "\n}\n"
}

/// A delegate with the statements in didFinishLaunching; the first is in line 3.
func launching(_ body: String, members: String = "") -> String {
  delegate(
    """
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    \(body)
        return true
      }
    \(members)
    """)
}

/// A delegate with the statements in the push method with a handler; the first is in line 3.
func receiving(_ body: String, members: String = "") -> String {
  delegate(
    """
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
    \(body)
      }
    \(members)
    """)
}

func load(_ source: String) throws -> DelegateProgram {
  switch loadApp(file: "AppDelegate.swift", text: source) {
  case .program(let program): return program
  case .refused(let diagnostics):
    let text = diagnostics.map { "\($0.line):\($0.column): \($0.message)" }
    throw Refused(diagnostics: text)
  }
}

struct Refused: Error {
  var diagnostics: [String]
}

func refusal(of source: String) -> [String] {
  switch loadApp(file: "AppDelegate.swift", text: source) {
  case .program: return []
  case .refused(let diagnostics):
    return diagnostics.map { "\($0.line):\($0.column): \($0.message)" }
  }
}

/// The notes in the load report.
func notes(of source: String) throws -> [String] {
  try load(source).notes.map { "\($0.line):\($0.column): \($0.message)" }
}

/// A world and the steps of its events.
struct Play {
  var program: DelegateProgram
  var world: World
  var last: [Step] = []
  var all: [Step] = []

  init(
    _ source: String, profile: Profile.Name = .ios9,
    modes: [BackgroundMode] = [.remoteNotification, .fetch]
  ) throws {
    self.init(try load(source), profile: profile, modes: modes)
  }

  init(
    _ program: DelegateProgram, profile: Profile.Name = .ios9,
    modes: [BackgroundMode] = [.remoteNotification, .fetch]
  ) {
    self.program = program
    var stage = Configuration(profile: Profile(profile))
    stage.adoption = program.scenes.adoption
    stage.setModes(modes)
    world = World(stage: stage)
  }

  mutating func happens(_ events: Event...) {
    for event in events {
      last = react(to: event, in: world, running: program)
      all += last
      for step in last { world.apply(step.change) }
    }
  }

  var logged: [String] {
    all.compactMap { step in
      if case .app(.logged(let text)) = step.change { return text }
      return nil
    }
  }

  /// The calls of unknown code, as the trace shows them.
  var told: [String] {
    all.compactMap { step in
      if case .app(.called(let spelling)) = step.change { return spelling }
      return nil
    }
  }

  var lines: [Int] {
    last.compactMap { step in
      if case .line(let line) = step.change { return line.line }
      return nil
    }
  }

  var outcomes: [Treatment] {
    last.compactMap { step in
      if case .outcome(let outcome) = step.change { return outcome.treatedAs }
      return nil
    }
  }

  var completions: [String] {
    all.compactMap { step in
      guard case .app(.completed(_, let result, let again)) = step.change else { return nil }
      return (result?.rawValue ?? "none") + (again ? " again" : "")
    }
  }

  var traps: [String] {
    all.compactMap { step in
      switch step.change {
      case .app(.trapped(let reason, let line)): return "\(line): \(reason)"
      case .app(.ranAway(let line)): return "\(line): ran away"
      default: return nil
      }
    }
  }

  var assumed: [String] {
    all.compactMap { step in
      guard case .app(.assumed(let assumed)) = step.change else { return nil }
      return "\(assumed.line): \(assumed.what) = \(assumed.value.word)"
    }
  }

  /// Traps and watchdog terminations under an assumption.
  var spared: [String] {
    all.compactMap { step in
      switch step.change {
      case .app(.wouldTrap(_, let line, let condition)): return "\(line): \(condition)"
      case .app(.wouldBeKilled(let condition)): return condition
      default: return nil
      }
    }
  }

  var flags: [String] {
    last.compactMap { step in
      guard case .property(_, let name, let from, let to) = step.change else { return nil }
      return "\(name) \(from) -> \(to)"
    }
  }
}

/// The output of `print` during the launch.
func printed(_ body: String, members: String = "") throws -> [String] {
  var play = try Play(launching(body, members: members))
  play.happens(.openedApp)
  #expect(play.traps == [])
  return play.logged
}

/// The traps during the launch, with their lines.
func trapped(_ body: String, members: String = "") throws -> [String] {
  var play = try Play(launching(body, members: members))
  play.happens(.openedApp)
  return play.traps
}

extension Push {
  static let mixed = Push(payload: payload([.init("alert", .string("Hi"))]))
  static let alert = Push(
    payload: .object([.init("aps", .object([.init("alert", .string("Hi"))]))]))
  static let silent = Push(payload: payload([]))

  private static func payload(_ more: [JSON.Member]) -> JSON {
    .object([.init("aps", .object(more + [.init("content-available", .number("1"))]))])
  }
}
