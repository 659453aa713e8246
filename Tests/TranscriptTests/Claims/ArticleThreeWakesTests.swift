import AppCode
import CommandLanguage
import Explorer
import Foundation
import LifecycleModel
import Lint
import Testing

/// Article 3, Background refresh (Xamarin): location, background fetch, its sample of a push.
@Suite struct ArticleThreeWakesTests {
  static let location = "profile ios9; app location\n"
  static let fetch = "profile ios9; app fetch\n"
  static let suspended = "open; home; wait 10s\n"
  static let rested = "open; home; wait 1h\n"

  @Test("article.3.1 three ways: location, fetch, push; on iOS 6 location alone")
  func claim1() throws {
    let travel = "travel in home; expect called didEnterRegion in background"
    for profile in ["ios6", "ios9"] {
      try holds("profile \(profile); app location\n" + Self.suspended + travel)
    }
    try holds(Self.fetch + Self.rested + "fetch; expect called performFetch in background")
    try holds("profile ios6; app fetch\n" + Self.rested + "fetch\nexpect refused")
    let push = "push silent; expect called didReceiveRemoteNotification in background"
    try holds(Self.fetch + Self.suspended + push)
    try holds("profile ios6; app fetch\n" + Self.suspended + "push silent; expect calls nothing")
  }

  @Test("article.3.2 regions are told of on the way in and on the way out, each for itself")
  func claim2() throws {
    try holds(
      Self.location + Self.suspended + "travel in home; expect calls didEnterRegion\n"
        + "travel in home; expect calls nothing\ntravel out home; expect calls didExitRegion\n"
        + "travel in office; expect calls nothing")
    try holds(
      "profile ios9; app Travels.swift\n" + Self.suspended
        + "travel in shop-1; expect calls didEnterRegion\n"
        + "travel in shop-2; expect calls didEnterRegion")
  }

  @Test("article.3.3 a significant change wakes a suspended app, and launches one that has ended")
  func claim3() throws {
    let woken = "travel far; expect called didUpdateLocations once in background\n"
    try holds(Self.location + Self.suspended + woken + "expect not called didFinishLaunching")
    try holds(
      Self.location + Self.suspended + "reclaim\n" + woken
        + "expect called didFinishLaunching in background with location")
  }

  @Test("article.3.4 about ten seconds; with a background task more")
  func claim4() throws {
    let woken = "network 15s; open; home; wait 10s; travel in home\n"
    try holds(
      Self.location + Self.suspended + "travel in home; expect timer location running\n"
        + "wait 9s; expect state background; wait 1s; expect state suspended")
    try holds(
      "profile ios9; app Travels.swift; network 15s\nopen; home; wait 10s; travel in shop-1\n"
        + "wait 10s; expect terminated by watchdog")
    try holds(
      "profile ios9; app Patient.swift\n" + woken
        + "wait 10s; expect timer location expired; expect state background\n"
        + "wait 5s; expect timer background-task stopped; wait 5s; expect state suspended")
  }

  @Test("article.3.5 no location mode is needed")
  func claim5() throws {
    try holds(
      Self.location + "modes none\n" + Self.suspended
        + "travel in home; expect called didEnterRegion\n"
        + "reclaim; travel far; expect called didUpdateLocations")
  }

  @Test("article.3.6 iOS does not look at what the app does with that time")
  func claim6() throws {
    let script =
      "profile ios6; app Travels.swift; network 5s\n" + Self.suspended
      + "travel in shop-1; wait 5s; expect state background"
    try holds(script)
    let lines = try ScriptPlay.lines(script, format: .jsonl)
    #expect(lines.contains { $0.contains(#""did":"log","detail":"downloaded""#) })
  }

  @Test("article.3.7 the mode in Info.plist and the interval in didFinishLaunching, both")
  func claim7() throws {
    try holds(Self.fetch + Self.rested + "fetch; expect called performFetch")
    try holds(Self.fetch + "modes remote-notification\n" + Self.rested + "fetch\nexpect refused")
    try holds(Stage9.classic + Self.rested + "fetch\nexpect refused")
  }

  @Test(
    "article.3.8 new data, no data, failed",
    arguments: [("2s", "newData"), ("empty", "noData"), ("fail", "failed")])
  func claim8(network: String, result: String) throws {
    let script = Self.fetch + "network \(network)\n" + Self.rested + "fetch; wait 3s\n"
    try holds(script + "expect handler called once in time")
    let lines = try ScriptPlay.lines(script, format: .jsonl)
    #expect(lines.contains { $0.contains(#""did":"completed","detail":"\#(result)""#) })
  }

  @Test("article.3.9 the switcher's picture is renewed after the fetch")
  func claim9() throws {
    let lines = try ScriptPlay.lines(Self.fetch + Self.rested + "fetch; wait 3s", format: .jsonl)
    let completed = try #require(lines.lastIndex { $0.contains(#""did":"completed""#) })
    let snapshot = try #require(
      lines.lastIndex { $0.contains(#""kind":"snapshot","shows":"new""#) })
    #expect(snapshot > completed)
  }

  @Test("article.3.10 thirty seconds or terminated; a transfer goes on without the app")
  func claim10() throws {
    try holds(
      Self.fetch + "network 25s\n" + Self.rested + "fetch; wait 25s\n"
        + "expect handler called once in time; wait 10s; expect state suspended")
    try holds(
      Self.fetch + "network 45s\n" + Self.rested + "fetch; wait 29s; expect state background\n"
        + "wait 1s; expect terminated by watchdog; expect timer handler expired")
    try holds(
      "profile ios9; app transfer; network 45s\n" + Self.rested + "fetch; wait 45s\n"
        + "expect state suspended; transfer done; expect called didFinishDownloadingTo")
  }

  @Test("article.3.11 never, the default; minimum; custom: quiet after each fetch")
  func claim11() throws {
    try holds(Stage9.classic + Self.rested + "wait 30h; fetch\nexpect refused")
    try holds(
      Self.fetch + "open; home; wait 14m; fetch\nexpect refused\n"
        + "wait 1m; fetch; expect called performFetch")
    let hourly = "profile ios9; app Hourly.swift\nopen; home\n"
    try holds(
      hourly + "wait 1h; fetch; expect called performFetch\nwait 59m; fetch\nexpect refused\n"
        + "wait 1m; fetch; expect called performFetch")
    try holds(hourly + "memory; wait 30h; fetch\nexpect refused")
  }

  @Test("article.3.12 habits (model choice): a morning user and an hourly user find fresh content")
  func claim12() throws {
    let stage = Self.fetch + "option habits on\n"
    // Opened at the same time each day; iOS fetches a quarter of an hour before.
    try holds(
      stage + "open; home; wait 23h; expect not event fetch\nwait 1h\n"
        + "expect called performFetch once in background\nopen; home; wait 24h\n"
        + "expect called performFetch once in background")
    let hourly = Array(repeating: "open; home; wait 1h\n", count: 24).joined()
    try holds(stage + hourly + "wait 8h; expect called performFetch 8 times in background")
  }

  @Test("article.3.13 fetch comes when iOS sees fit, a push at once")
  func claim13() throws {
    try holds(
      Self.fetch + Self.suspended + "fetch\nexpect refused\n"
        + "push silent; expect called didReceiveRemoteNotification in background")
  }

  @Test("article.3.14 iOS 6: the push only tells; the app works when it is tapped")
  func claim14() throws {
    try holds(
      "profile ios6; app legacy\n" + Self.suspended + "push mixed; expect calls nothing\n"
        + "expect shown banner\nwait 3s; tap; expect called didReceiveRemoteNotification in inactive"
    )
  }

  @Test("article.3.17 the handler only where content-available is there: lint and explore find it")
  func claim17() throws {
    let file = TranscriptTests.folder.appending(path: "Delegates/OnlyFlagged.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let findings = lintDelegates(
      [DelegateSource(name: "OnlyFlagged.swift", text: text)], modes: nil, profile: nil)
    #expect(findings.flatMap { $0 }.map(\.rule) == ["handler-never-called"])
    try holds(
      "profile ios9; app OnlyFlagged.swift\nopen; push silent; expect handler called once in time\n"
        + "push alert; expect not handler called once in time")
    guard case .program(let program) = loadApp(file: "OnlyFlagged.swift", text: text) else {
      Issue.record("not loaded")
      return
    }
    var stage = LifecycleModel.Configuration(profile: Profile(.ios9))
    stage.setModes(program.defaultModes)
    var search = Search(
      Search.Question(
        start: World(stage: stage), program: program, events: Exploration.usualEvents,
        goal: .broken([.handlerOnce]), depth: 3))
    #expect(search.run().events?.map(\.text) == ["open", "push alert"])
  }
}
