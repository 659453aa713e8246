import Foundation
import LifecycleModel
import Testing

@testable import AppCode

/// Delegates in styles of published code, played through the four cases: arrival or tap, in the
/// background or not running.
@Suite struct WildDelegateTests {
  static let names = [
    "Messaging", "Adaptor", "Manager", "Swift3", "Misspelled", "Flutter", "Firebase", "ReactNative",
    "VoIP", "OneSignal", "WordPress", "HomeAssistant", "Signal", "Music", "News",
  ]
  static let profiles: [Profile.Name] = [.ios9, .ios12, .ios13, .ios17Scenes]

  static func source(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appending(path: "Delegates/\(name).swift"), encoding: .utf8)
  }

  private static let suspended: [Event] = [.openedApp, .pressedHome, .timePassed(.seconds(10))]
  private static let dead: [Event] = suspended + [.reclaimedMemory]
  static let cases: [[Event]] = [
    suspended + [.sentPush(.mixed), .timePassed(.seconds(40))],
    dead + [.sentPush(.mixed), .timePassed(.seconds(40))],
    suspended + [.sentPush(.alert), .tapped(1), .timePassed(.seconds(40))],
    dead + [.sentPush(.alert), .tapped(1), .timePassed(.seconds(40))],
    [.openedApp, .sentPush(.mixed), .sentPush(.silent), .pressedHome, .openedSwitcher],
  ]

  private func play(_ name: String, _ profile: Profile.Name, _ events: [Event]) throws -> Play {
    play(try load(Self.source(name)), profile, events)
  }

  private func play(
    _ program: DelegateProgram, _ profile: Profile.Name, _ events: [Event]
  ) -> Play {
    var play = Play(program, profile: profile)
    for event in events { play.happens(event) }
    return play
  }

  @Test(arguments: names, profiles)
  func nothingBreaks(_ name: String, _ profile: Profile.Name) throws {
    let (program, same) = (try load(Self.source(name)), try load(Self.source(name)))
    for events in Self.cases {
      let played = play(program, profile, events)
      #expect(played.traps == [], "\(name) \(profile)")
      let again = play(same, profile, events)
      #expect(again.all == played.all)
    }
  }

  /// Only names from outside of the files are opaque.
  @Test(arguments: [
    ("Messaging", ["FirebaseApp", "Messaging", "MainViewController", "Auth"]),
    ("Adaptor", ["WindowGroup", "ContentView"]), ("Manager", ["ContentView"]),
    ("Swift3", ["AnotherViewController"]), ("Misspelled", []),
    (
      "Flutter",
      [
        "window", "FlutterMethodChannel", "FlutterMethodNotImplemented",
        "GeneratedPluginRegistrant",
        "DispatchGroup", "PushSDK",
      ]
    ),
  ])
  func whatIsOpaque(_ name: String, _ wanted: [String]) throws {
    let names = try load(Self.source(name)).notes.compactMap { note -> String? in
      if case .unknownName(let name) = note.matter { return name }
      return nil
    }
    #expect(Set(names).isSubset(of: wanted), "\(names)")
  }

  @Test func theHandlerIsCalledAfterTheDownload() throws {
    let arrival = Self.suspended + [.sentPush(.mixed)]
    #expect(try play("Messaging", .ios17Scenes, arrival).completions == ["newData"])
    #expect(
      try play("Adaptor", .ios17Scenes, arrival + [.timePassed(.seconds(2))]).completions
        == ["newData"])
    #expect(try play("Manager", .ios17Scenes, arrival).completions == ["newData"])
  }

  /// Called by their own code or by unknown code, under any assumption.
  @Test(arguments: [
    "Firebase", "ReactNative", "OneSignal", "WordPress", "HomeAssistant", "Music", "News",
  ])
  func aHandlerIsCalledOnceOnArrival(_ name: String) throws {
    let arrival = try play(
      name, .ios17Scenes, Self.suspended + [.sentPush(.mixed), .timePassed(.seconds(20))])
    #expect(arrival.completions.count == 1, "\(arrival.completions)")
    #expect(arrival.spared == [])
  }

  /// Firebase's sample answers with a set inside an array.
  @Test func optionsInsideAListArePresented() throws {
    let front = try play("Firebase", .ios17Scenes, [.openedApp, .sentPush(.alert)])
    let shown = front.last.contains { step in
      if case .display(let display) = step.change { return display.place == .banner }
      return false
    }
    #expect(shown)
  }

  /// Signal's handler is after a guard that an earlier assumption decides.
  @Test func aLostHandlerThatRestsOnAnAssumptionIsTold() throws {
    let play = try play(
      "Signal", .ios17Scenes, Self.suspended + [.sentPush(.mixed), .timePassed(.seconds(40))])
    #expect(play.spared.count <= 1)
    #expect(play.traps == [])
  }

  @Test func theAsyncFormsAreTheDelegateMethods() throws {
    let tap = try play("Adaptor", .ios17Scenes, Self.suspended + [.sentPush(.alert), .tapped(1)])
    #expect(tap.outcomes == [.tap])
    #expect(tap.completions == ["none"])
    #expect(try load(Self.source("Adaptor")).answer(to: .didReceiveRemoteNotification) == .missing)
  }

  @Test func anUnknownConditionIsAssumedFalseUntilSaidOtherwise() throws {
    var play = try Play(Self.source("Messaging"), profile: .ios17Scenes)
    play.happens(.openedApp, .sentPush(.silent))
    #expect(play.assumed == ["42: Auth.auth().canHandleNotification(userInfo) = false"])
    play.happens(.assumed(Assumption(line: 42, .bool(true))), .sentPush(.silent))
    #expect(play.completions == ["newData", "noData"])
  }

  @Test func unknownCodeCallsAHandlerAfterTheNetworksTime() throws {
    var play = try play("Flutter", .ios17Scenes, Self.suspended + [.sentPush(.mixed)])
    #expect(play.completions == [])
    #expect(play.assumed.contains { $0.hasSuffix("= calls") })
    play.happens(.timePassed(.seconds(2)))
    #expect(play.completions == ["newData", "newData again"])
  }

  @Test func defaultsOutliveTheProcess() throws {
    let twice = Self.dead + [.openedApp]
    let defaults = try play("Manager", .ios17Scenes, twice).world.defaults
    #expect(defaults == .dictionary([.init(.string("launches"), .int(2))]))
  }

  @Test func theMisspelledMethodIsTold() throws {
    let program = try load(Self.source("Misspelled"))
    #expect(program.notes.map(\.line) == [14])
    #expect(!program.implements(.didReceiveRemoteNotificationFetch))
  }

  @Test func severalFilesAreOneApp() throws {
    let manager = try Self.source("Manager")
    let cut = try #require(manager.range(of: "@main"))
    let sources = [
      AppSource(name: "PushManager.swift", text: String(manager[..<cut.lowerBound])),
      AppSource(name: "AppDelegate.swift", text: String(manager[cut.lowerBound...])),
    ]
    guard case .program(let program) = loadApp(sources) else {
      Issue.record("refused")
      return
    }
    let line = try #require(program.callbackLine(.didFinishLaunching))
    #expect(program.place(ofLine: line) == ("AppDelegate.swift", 5))
  }
}

extension DelegateProgram {
  fileprivate func callbackLine(_ callback: Callback) -> Int? {
    guard case .implemented(let line) = answer(to: callback) else { return nil }
    return line
  }
}
