import LifecycleModel

/// An app without source, for tests of single rules.
struct StandInApp: AppProgram {
  enum PushBehaviour {
    case nothing
    case completesAtOnce
    case completesTwice
    case downloads
    case traps
  }

  var file = "StandIn.swift"
  var propertyNames: [String] = []
  var callbacks: [Callback] = StandInApp.lifecycle + [.didReceiveRemoteNotificationFetch]
  var onPush = PushBehaviour.downloads
  var setsNotificationDelegate = false
  var asks = false
  var asksProvisionally = false
  /// Its answer to `willPresent`.
  var presents: [String] = []

  static let lifecycle: [Callback] = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
  ]

  func answer(to callback: Callback) -> Answer {
    callbacks.contains(callback) ? .implemented(line: 1) : .missing
  }

  func run(_ entry: AppEntry, in reaction: inout Reaction) {
    switch entry {
    case .start: break
    case .callback(let callback, let arguments):
      if callback == .didFinishLaunching {
        reaction.registerForRemoteNotifications()
        if setsNotificationDelegate { reaction.setNotificationDelegate() }
        if asks || asksProvisionally {
          reaction.requestAuthorization(
            provisional: asksProvisionally, then: .string("answer"))
        }
      }
      for argument in arguments {
        guard case .handler(let id) = argument else { continue }
        if callback == .willPresent {
          reaction.present(id, presents)
        } else {
          take(id, in: &reaction)
        }
      }
    case .closure(.string, let arguments):
      if case .granted(let granted)? = arguments.first { reaction.log("granted \(granted)") }
    case .closure(.handler(let id), _): reaction.complete(id, with: .newData)
    case .closure: break
    }
  }

  private func take(_ handler: HandlerID, in reaction: inout Reaction) {
    switch onPush {
    case .nothing: break
    case .completesAtOnce: reaction.complete(handler, with: .newData)
    case .completesTwice:
      reaction.complete(handler, with: .newData)
      reaction.complete(handler, with: .noData)
    case .downloads: reaction.startDownload(then: .handler(handler))
    case .traps: reaction.trap("Fatal error: Index out of range", line: 7)
    }
  }
}
