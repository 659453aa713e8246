import LifecycleModel

/// A world, an app and the events so far, for tests that read like scripts.
struct Play {
  var world: World
  var app: StandInApp

  init(
    _ profile: Profile.Name = .ios9, app: StandInApp = StandInApp(), options: [Option] = [],
    modes: [BackgroundMode] = [.remoteNotification, .fetch], fresh: Bool = false,
    adoption: SceneAdoption = .manifest
  ) {
    var stage = Configuration(profile: Profile(profile))
    stage.adoption = adoption
    stage.setModes(modes)
    for option in options { stage.set(option, on: true) }
    stage.isFresh = fresh
    world = World(stage: stage)
    self.app = app
  }

  /// All steps of the events, in order.
  @discardableResult
  mutating func play(_ events: Event...) -> [Step] {
    var all: [Step] = []
    for event in events {
      let steps = react(to: event, in: world, running: app)
      for step in steps { world.apply(step.change) }
      all += steps
    }
    return all
  }

  /// The app's logs in the events.
  mutating func logs(_ events: Event...) -> [String] {
    var all: [String] = []
    for event in events {
      all += play(event).compactMap { step in
        if case .app(.logged(let text)) = step.change { text } else { nil }
      }
    }
    return all
  }

  /// The delegate calls of the events, in the form of the trace.
  mutating func calls(_ events: Event...) -> [String] {
    var all: [String] = []
    for event in events { all += play(event).compactMap(\.asCall) }
    return all
  }
}

extension Step {
  var asCall: String? {
    guard case .call(let call) = change, case .implemented = call.answer else { return nil }
    let keys = call.launchOptions?.keys ?? []
    return ([call.callback.shortWord, call.state.rawValue] + keys).joined(separator: " ")
  }
}

extension Callback {
  /// Short words for the callbacks in these tests.
  var shortWord: String {
    switch self {
    case .didReceiveRemoteNotificationFetch: return "fetchPush"
    case .didReceiveRemoteNotification: return "oldPush"
    default: return "\(self)"
    }
  }
}

extension Event {
  static func push(_ payload: String...) -> Event { .sentPush(.of(payload)) }
  static let alert = Event.push("alert")
  static let mixed = Event.push("alert", "content-available")
  static let silent = Event.push("content-available")
  static func network(_ seconds: Int, _ outcome: Network.Outcome = .data) -> Event {
    var network = Network()
    network.duration = .seconds(seconds)
    network.outcome = outcome
    return .changedNetwork(network)
  }
  static func wait(_ seconds: Int) -> Event { .timePassed(.seconds(seconds)) }
}

extension Push {
  /// `alert`, `sound`, `content-available`, `badge` with simple values.
  static func of(_ keys: [String]) -> Push {
    Push(
      payload: .object([
        .init(
          "aps",
          .object(
            keys.map { key in
              switch key {
              case "alert": return .init(key, .string("Hello"))
              case "sound": return .init(key, .string("default"))
              case "empty-sound": return .init("sound", .string(""))
              case "badge": return .init(key, .number("3"))
              default: return .init(key, .number("1"))
              }
            }))
      ]))
  }
}
