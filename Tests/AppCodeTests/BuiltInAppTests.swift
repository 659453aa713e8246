import Foundation
import LifecycleModel
import Testing

@testable import AppCode

/// The built-in apps, with claims 1.8 and 1.11 of the articles.
@Suite struct BuiltInAppTests {
  static func source(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "assets/apps/\(name).swift"), encoding: .utf8)
  }

  static let names = [
    "modern", "naive", "article", "classic", "legacy", "fetch", "location", "transfer", "sdk",
    "asking", "actions", "swiftui",
  ]

  private static let lifecycle: [Callback] = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
  ]

  private static let location: [Callback] = [
    .didEnterRegion, .didExitRegion, .didUpdateLocations, .didVisit,
  ]

  @Test(
    arguments: [
      ("naive", [.didFinishLaunching, .didReceiveRemoteNotificationFetch]),
      (
        "article",
        [
          .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
          .willEnterForeground, .didReceiveRemoteNotificationFetch,
        ]
      ),
      (
        "classic",
        lifecycle + location + [
          .didReceiveRemoteNotificationFetch, .performFetch, .handleEventsForBackgroundURLSession,
        ]
      ),
      ("legacy", lifecycle + [.didReceiveRemoteNotification]),
      (
        "modern",
        lifecycle + [
          .sceneWillConnect, .sceneDidBecomeActive, .sceneWillResignActive,
          .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneDidDisconnect,
          .didReceiveRemoteNotificationFetch, .willPresent, .didReceiveResponse,
        ]
      ),
      ("fetch", lifecycle + [.didReceiveRemoteNotificationFetch, .performFetch]),
      ("location", lifecycle + location + [.didReceiveRemoteNotificationFetch]),
      (
        "transfer",
        lifecycle + [
          .didReceiveRemoteNotificationFetch, .performFetch, .handleEventsForBackgroundURLSession,
          .urlSessionDownloadFinished, .urlSessionTaskCompleted, .urlSessionDidFinishEvents,
        ]
      ),
      ("sdk", lifecycle + [.didReceiveRemoteNotificationFetch, .pushSDKDidReceivePayload]),
      (
        "asking",
        lifecycle + [
          .didReceiveRemoteNotificationFetch, .didRegisterForRemoteNotifications,
          .didFailToRegisterForRemoteNotifications,
        ]
      ),
      ("actions", lifecycle + [.willPresent, .didReceiveResponse]),
      (
        "swiftui",
        [
          .didFinishLaunching, .didReceiveRemoteNotificationFetch, .willPresent,
          .didReceiveResponse, .scenePhaseChange, .refreshTask,
        ]
      ),
    ] as [(String, [Callback])])
  func methods(_ name: String, _ wanted: [Callback]) throws {
    let program = try load(BuiltInAppTests.source(name))
    #expect(Set(Callback.allCases.filter(program.implements)) == Set(wanted))
    let own = program.methodNames.filter { name in
      !Callback.allCases.contains { $0.swiftName == name }
    }
    switch name {
    case "transfer": #expect(own == ["startTransfer()"])
    case "legacy", "actions", "swiftui": #expect(own == [])
    case "modern": #expect(own == ["scheduleRefresh()", "refresh(_:)", "download(_:)"])
    default: #expect(own == ["download(_:)"])
    }
    let modes: [BackgroundMode]
    switch name {
    case "location", "actions": modes = []
    case "legacy", "sdk", "asking": modes = [.remoteNotification]
    default: modes = [.remoteNotification, .fetch]
    }
    #expect(program.defaultModes == modes)
  }

  @Test(arguments: BuiltInAppTests.names)
  func lookWell(_ name: String) throws {
    let lines = try BuiltInAppTests.source(name).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 76 })
  }

  private func play(_ name: String, _ events: [Event]) throws -> Play {
    var play = try Play(BuiltInAppTests.source(name))
    for event in events { play.happens(event) }
    #expect(play.traps == [])
    return play
  }

  private static let suspended: [Event] = [.openedApp, .pressedHome, .timePassed(.seconds(10))]
  private static let dead: [Event] = suspended + [.reclaimedMemory]

  /// The four cases, the switcher trap, and the app in the foreground.
  @Test(
    arguments: [
      ("arrival, suspended", suspended + [.sentPush(.mixed)], Treatment.arrival, .arrival),
      ("arrival, not running", dead + [.sentPush(.mixed)], .arrival, .arrival),
      ("tap, suspended", suspended + [.sentPush(.alert), .tapped(1)], .tap, .tap),
      ("tap, not running", dead + [.sentPush(.alert), .tapped(1)], .tap, .tap),
      ("switcher trap", [.openedApp, .openedSwitcher, .sentPush(.mixed)], .tap, .arrival),
      ("in front", [.openedApp, .sentPush(.mixed)], .nothing, .nothing),
      (
        "tap in Notification Center",
        [.sentPush(.alert), .openedApp, .pulledNotificationCenter, .tapped(1)], .tap, .arrival
      ),
    ] as [(String, [Event], Treatment, Treatment)])
  func treatment(
    _ what: String, _ events: [Event], _ naive: Treatment, _ article: Treatment
  ) throws {
    #expect(try play("naive", events).outcomes == [naive])
    #expect(try play("article", events).outcomes == [article])
    #expect(try play("classic", events).outcomes == [])
  }

  @Test func results() throws {
    let arrival = BuiltInAppTests.suspended + [.sentPush(.mixed)]
    let tap = BuiltInAppTests.suspended + [.sentPush(.alert), .tapped(1)]
    for name in ["naive", "article"] {
      #expect(try play(name, arrival).completions == [])
      #expect(try play(name, arrival + [.timePassed(.seconds(2))]).completions == ["newData"])
      #expect(try play(name, tap).completions == ["newData"])
      #expect(try play(name, [.openedApp, .sentPush(.silent)]).completions == ["noData"])
    }
    #expect(
      try play("classic", tap + [.timePassed(.seconds(2))]).completions == ["newData"])
  }

  @Test func theFlagOfTheArticle() throws {
    let start = try play("article", BuiltInAppTests.dead + [.sentPush(.alert), .tapped(1)])
    #expect(
      start.flags == [
        "appIsStarting nil -> false", "appIsStarting false -> true", "appIsStarting true -> false",
      ])
  }

  @Test func theyRegisterWithoutAsking() throws {
    for name in BuiltInAppTests.names {
      let steps = try play(name, [.openedApp]).all
      #expect(steps.count { $0.change == .app(.registered) } == 1)
    }
  }

  @Test func theSameStepsTwice() throws {
    let events =
      BuiltInAppTests.suspended + [
        .sentPush(.mixed), .timePassed(.seconds(2)), .tapped(1), .openedSwitcher,
        .sentPush(.silent), .swipedAppAway, .openedApp,
      ]
    for name in BuiltInAppTests.names {
      let first = try play(name, events)
      let second = try play(name, events)
      #expect(first.all == second.all)
      #expect(first.world == second.world)
    }
  }
}
