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
  /// Methods that only a superclass without source may have.
  var inherited: [Callback] = []
  var onPush = PushBehaviour.downloads
  var repeats = true
  var setsNotificationDelegate = false
  var asks = false
  var asksProvisionally = false
  var permittedTasks: [String] = []
  /// The requests of its methods to iOS, in order.
  var uses: [Callback: [Use]] = [:]
  /// The requests of closures that it gave to iOS, by name.
  var closures: [String: [Use]] = [:]
  /// The requests of observers of UIKit's notifications, by name.
  var observers: [String: [Use]] = [:]
  /// The requests when its process starts, before the first method.
  var atStart: [Use] = []
  /// Whether it logs SwiftUI's updates of its views.
  var logsViews = false
  /// Its answer to `willPresent`.
  var presents: [String] = []
  /// Seconds until it gives that answer, by handler; at once for others.
  var presentsAfter: [HandlerID: Int] = [:]
  /// Runs first at each entry, with the arguments of iOS.
  var hears: (@Sendable (AppEntry, inout Reaction) -> Void)?

  enum Use {
    case locationDelegate
    case monitor(String)
    case stopMonitoring(String)
    case significantChanges(Bool)
    case visits(Bool)
    case download
    case fetchInterval(Double)
    /// With the name of its expiration handler.
    case beginTask(String?)
    case endTask(Int)
    case sleep(Int)
    case register(String)
    case submit(String, TaskKind, earliest: Int?, network: Bool, power: Bool)
    case cancel(String?)
    /// Sets the expiration handler of every running task.
    case expiration(String)
    case complete(Bool)
    /// Creates a PKPushRegistry; reports a call.
    case pushRegistry
    case reportCall
    case trap
    case log(String)
    /// Runs a closure after this many seconds.
    case after(Int, String)
    case registerForPushes
    case ask
    /// Creates a background session; starts a transfer in one.
    case session(String)
    case transfer(String)
    /// Anything that the cases above do not cover.
    case code(@Sendable (inout Reaction) -> Void)
  }

  /// A plain request.
  static func submit(_ identifier: String, _ kind: TaskKind, earliest: Int? = nil) -> Use {
    .submit(identifier, kind, earliest: earliest, network: false, power: false)
  }

  static let location: [Callback] = [
    .didEnterRegion, .didExitRegion, .didUpdateLocations, .didVisit,
  ]

  static let lifecycle: [Callback] = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
  ]

  func isRepeatable(_ work: Value, forHandlers: Bool) -> Bool { repeats }

  func answer(to callback: Callback) -> Answer {
    if inherited.contains(callback) { return .elsewhere(superclass: "SDKBase") }
    return callbacks.contains(callback) ? .implemented(line: 1) : .missing
  }

  func run(_ entry: AppEntry, in reaction: inout Reaction) {
    hears?(entry, &reaction)
    switch entry {
    case .start: for use in atStart { make(use, in: &reaction) }
    case .views(let event): if logsViews { reaction.log("\(event)") }
    case .notification(let name): for use in observers[name] ?? [] { make(use, in: &reaction) }
    case .callback(let callback, let arguments):
      if callback == .didFinishLaunching {
        reaction.registerForRemoteNotifications()
        if setsNotificationDelegate { reaction.setNotificationDelegate(.object("StandIn")) }
        if asks || asksProvisionally {
          reaction.requestAuthorization(
            provisional: asksProvisionally, then: .string("answer"))
        }
      }
      for use in uses[callback] ?? [] { make(use, in: &reaction) }
      for argument in arguments {
        guard case .handler(let id) = argument else { continue }
        if callback == .willPresent, let seconds = presentsAfter[id] {
          reaction.schedule(.handler(id), after: .seconds(seconds))
        } else if callback == .willPresent {
          reaction.present(id, presents)
        } else {
          take(id, in: &reaction)
        }
      }
    case .closure(.string(let name), let arguments):
      for use in closures[name] ?? [] { make(use, in: &reaction) }
      if case .granted(let granted)? = arguments.first { reaction.log("granted \(granted)") }
    case .closure(.handler(let id), _) where presentsAfter[id] != nil:
      reaction.present(id, presents)
    case .closure(.handler(let id), let arguments):
      switch arguments.first {
      case .downloaded(.empty): reaction.complete(id, with: .noData)
      case .downloaded(.failure): reaction.complete(id, with: .failed)
      default: reaction.complete(id, with: .newData)
      }
    case .closure, .sceneDelegate: break
    }
  }

  private func make(_ use: Use, in reaction: inout Reaction) {
    switch use {
    case .locationDelegate: reaction.setLocationDelegate()
    case .monitor(let region): reaction.startMonitoring(.init(identifier: region))
    case .stopMonitoring(let region): reaction.stopMonitoring(region: region)
    case .significantChanges(let on): reaction.monitorSignificantChanges(on)
    case .visits(let on): reaction.monitorVisits(on)
    case .fetchInterval(let seconds): reaction.setFetchInterval(seconds)
    case .beginTask(let name):
      _ = reaction.beginBackgroundTask(expiration: name.map { .string($0) } ?? .none)
    case .endTask(let id): reaction.endBackgroundTask(id)
    case .sleep(let seconds): reaction.sleep(.seconds(seconds))
    case .register(let identifier):
      _ = reaction.registerTask(identifier, handler: .string("run " + identifier))
    case .submit(let identifier, let kind, let earliest, let network, let power):
      _ = reaction.submitTask(
        identifier, kind: kind, earliest: earliest.map { .seconds($0) }, needsNetwork: network,
        needsPower: power)
    case .cancel(let identifier): reaction.cancelTask(identifier)
    case .expiration(let name):
      for running in reaction.world.services.runningTasks {
        reaction.setExpirationHandler(.string(name), ofTask: running.task.id)
      }
    case .complete(let success):
      for running in reaction.world.services.runningTasks {
        reaction.completeTask(running.task.id, success: success)
      }
    case .session(let identifier): reaction.openBackgroundSession(identifier)
    case .transfer(let identifier): reaction.startTransfer(session: identifier)
    case .pushRegistry: reaction.registerForCalls()
    case .reportCall: reaction.reportIncomingCall()
    case .trap: reaction.trap("Fatal error: Index out of range", line: 7)
    case .log(let text): reaction.log(text)
    case .after(let seconds, let name): reaction.schedule(.string(name), after: .seconds(seconds))
    case .registerForPushes: reaction.registerForRemoteNotifications()
    case .ask: reaction.requestAuthorization(provisional: false, then: .string("answer"))
    case .download: reaction.startDownload(then: .string("downloaded"))
    case .code(let code): code(&reaction)
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
