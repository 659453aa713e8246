import CommandLanguage
import LifecycleModel
import Testing

/// Every command of the language.
struct CommandTableTests {
  static let rows: [(String, Command)] = [
    ("profile ios7", .stage(.profile(.ios7))),
    ("app naive", .stage(.app(.builtIn("naive")))),
    ("app my/App.swift", .stage(.app(.file(path: "my/App.swift")))),
    ("app \"my App.swift\"", .stage(.app(.file(path: "my App.swift")))),
    ("option mixed-is-plain on", .stage(.option(.mixedIsPlain, on: true))),
    ("option http2 OFF", .stage(.option(.http2, on: false))),
    ("option", .stage(.listOptions(nil))),
    ("option habits", .stage(.listOptions(.habits))),
    ("modes remote-notification fetch", .stage(.modes([.remoteNotification, .fetch]))),
    ("modes none", .stage(.modes([]))),
    ("fresh", .stage(.fresh)), ("reset", .stage(.reset)),
    ("push silent", .event(.sentPush(.silent))),
    ("push alert", .event(.sentPush(.alert("Hello")))),
    ("push alert \"a \\\"b\\\" \\\\ \\n;#{\"", .event(.sentPush(.alert("a \"b\" \\ \n;#{")))),
    ("push mixed \"Two\"", .event(.sentPush(.mixed("Two")))),
    ("push badge 3", .event(.sentPush(.badge(3)))),
    ("push rich", .event(.sentPush(.rich("Hello")))),
    ("push rich \"x\"", .event(.sentPush(.rich("x")))),
    ("push voip", .event(.sentPush(.voip))), ("keepalive", .event(.keptAlive)),
    ("link myapp://item/7", .event(.followedLink(Link("myapp://item/7")))),
    ("link \"https://example.com/a;b\"", .event(.followedLink(Link("https://example.com/a;b")))),
    ("sheet", .event(.sheetCame)),
    ("open", .event(.openedApp)), ("OPEN", .event(.openedApp)),
    ("action READ", .event(.pressedButton("READ", text: nil, number: 1))),
    ("action READ 2", .event(.pressedButton("READ", text: nil, number: 2))),
    ("action REPLY \"Thanks\" 3", .event(.pressedButton("REPLY", text: "Thanks", number: 3))),
    ("tap", .event(.tapped(1))), ("tap 2", .event(.tapped(2))),
    ("clear", .event(.cleared(1))), ("clear 4", .event(.cleared(4))),
    ("clear all", .event(.clearedAll)),
    ("home", .event(.pressedHome)), ("switcher", .event(.openedSwitcher)),
    ("return", .event(.returnedToApp)), ("other", .event(.openedOtherApp)),
    ("swipe", .event(.swipedAppAway)), ("center", .event(.pulledNotificationCenter)),
    ("control", .event(.pulledControlCenter)), ("close", .event(.closedOverlay)),
    ("lock", .event(.locked)), ("unlock", .event(.unlocked)), ("call", .event(.callCame)),
    ("answer", .event(.answeredCall)), ("decline", .event(.declinedCall)),
    ("hangup", .event(.hungUp)),
    ("settings notifications off", .event(.changedSetting(.notifications(false)))),
    ("settings style alert", .event(.changedSetting(.style(.alert)))),
    ("settings sound on", .event(.changedSetting(.sound(true)))),
    ("settings badge off", .event(.changedSetting(.badge(false)))),
    ("settings lockscreen off", .event(.changedSetting(.lockScreen(false)))),
    ("settings center off", .event(.changedSetting(.notificationCenter(false)))),
    ("settings refresh off", .event(.changedSetting(.backgroundRefresh(false)))),
    ("settings lowpower on", .event(.changedSetting(.lowPower(true)))),
    ("settings location in-use", .event(.changedSetting(.location(.inUse)))),
    ("task refresh", .event(.grantedTask(.refresh))),
    ("transfer done", .event(.endedTransfers(.done))),
    ("TRANSFER failed", .event(.endedTransfers(.failed))),
    ("task processing", .event(.grantedTask(.processing))),
    ("charger on", .event(.plugged(true))), ("charger off", .event(.plugged(false))),
    ("battery 15", .event(.batteryAt(15))), ("battery 0", .event(.batteryAt(0))),
    ("fetch", .event(.grantedFetch)),
    ("travel in home", .event(.traveled(.entered(region: "home")))),
    ("travel out \"my office\"", .event(.traveled(.left(region: "my office")))),
    ("travel far", .event(.traveled(.farAway))), ("travel visit", .event(.traveled(.visited))),
    ("settings focus on", .event(.changedSetting(.focus(true)))),
    ("settings summary off", .event(.changedSetting(.summary(false)))),
    ("settings previews off", .event(.changedSetting(.previews(false)))),
    ("wait 30s", .event(.timePassed(30_000))), ("wait 2m", .event(.timePassed(120_000))),
    ("wait 1h", .event(.timePassed(3_600_000))), ("wait 500ms", .event(.timePassed(500))),
    ("wait 7", .event(.timePassed(7000))), ("wait 1.5s", .event(.timePassed(1500))),
    ("wait 0.25h", .event(.timePassed(900_000))),
    ("wait 8784h", .event(.timePassed(31_622_400_000))),
    ("reclaim", .event(.reclaimedMemory)), ("memory", .event(.warnedOfMemory)),
    ("crash", .event(.appCrashed)), ("reboot", .event(.rebooted)),
    ("offline", .event(.wentOffline)), ("online", .event(.cameOnline)),
    ("xcode run", .event(.ranFromXcode)), ("xcode stop", .event(.stoppedFromXcode)),
    ("xcode wait", .event(.waitsInXcode)), ("xcode detach", .event(.detachedXcode)),
    ("network 45s", .stage(.network(.takes(45_000)))), ("network fail", .stage(.network(.fails))),
    ("network empty", .stage(.network(.empty))),
    ("step", .move(.step)), ("steps 3", .move(.steps(3))), ("finish", .move(.finish)),
    ("back", .move(.back(1))), ("back 5", .move(.back(5))), ("forward 2", .move(.forward(2))),
    ("goto 0", .move(.goto(0))), ("undo", .move(.undo)), ("redo", .move(.redo)),
    ("branches", .move(.branches)), ("branch 2", .move(.branch(2))),
    ("why", .ask(.why(nil))), ("why 12", .ask(.why(12))),
    ("why matrix denied silent swiped", .ask(.whyMatrix(MatrixAddress(.denied, .silent, .swiped)))),
    ("why matrix 3 2", .ask(.whyMatrix(MatrixAddress(.authorized, .mixed, .background)))),
    ("whynot willPresent", .ask(.whyNot(name("willPresent", .willPresent)))),
    ("show rules", .ask(.show(.rules))), ("help", .ask(.help(nil))),
    ("help Push", .ask(.help("push"))),
    ("save \"a b.pushlab\"", .session(.save(path: "a b.pushlab"))),
    ("save! b", .session(.save(path: "b", replaces: true))),
    ("export! svg b.svg", .session(.export(.svg, path: "b.svg", replaces: true))),
    ("export svg \"a b.svg\"", .session(.export(.svg, path: "a b.svg"))),
    ("export mermaid lanes.mmd", .session(.export(.mermaid, path: "lanes.mmd"))),
    ("load", .session(.load(path: nil))), ("load x", .session(.load(path: "x"))),
    ("quit", .session(.quit)), ("predict nothing", .predict([])),
    (
      "predict didBecomeActive , willPresent",
      .predict([
        name("didBecomeActive", .didBecomeActive, .sceneDidBecomeActive),
        name("willPresent", .willPresent),
      ])
    ),
  ]

  @Test func everyRowParses() throws {
    for (text, wanted) in CommandTableTests.rows { #expect(try command(text) == wanted, "\(text)") }
  }

  @Test func everyRowComesBackOutOfItsText() throws {
    for (text, wanted) in CommandTableTests.rows {
      #expect(try command(wanted.canonicalText) == wanted, "\(text)")
    }
  }

  @Test func languageIsForThePrompt() throws {
    #expect(try prompt("language zh-hans") == [.session(.language(.simplifiedChinese))])
    #expect(error("language en")?.kind == .notAllowed("language", in: .script))
    #expect(error("save x", in: .block)?.kind == .notAllowed("save", in: .block))
    #expect(error("push a.apns", in: .block)?.kind == .notAllowed("push FILE", in: .block))
    #expect(error("app A.swift", in: .block)?.kind == .notAllowed("app FILE", in: .block))
  }

  @Test func commandsKeepTheirTextAndPlace() throws {
    let text = "\u{FEFF}# remark\r\n  push  alert \"a;b\" ;; tap # 2\n\n\topen"
    let parsed = try CommandParser.parse(
      text, ParseContext(place: .script, file: "-", firstLine: 10))
    #expect(parsed.map(\.text) == ["push  alert \"a;b\"", "tap", "open"])
    #expect(parsed.map(\.line) == [11, 11, 13])
    #expect(parsed.map(\.column) == [3, 24, 2])
  }
}
