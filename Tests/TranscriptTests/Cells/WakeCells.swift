import Testing

/// One cell of the table of wakes: a source of wakes and the condition of the app.
struct WakeCell: Sendable, CustomTestStringConvertible {
  var source: String
  var place: Place
  /// Distinguishes cases within the cell: another version of iOS, or a later event.
  var note = ""
  var script: String
  /// What must hold after the event.
  var claims: String

  var name: String { "wake by \(source) \(place.rawValue)\(note.isEmpty ? "" : ", \(note)")" }
  var testDescription: String { name }

  /// The columns.
  enum Place: String, CaseIterable, Sendable {
    case front = "FG"
    case running = "BR"
    case suspended = "SU"
    case ended = "ST"
    case forceQuit = "FQ"
    case neverLaunched = "NL"
    case beforeFirstUnlock = "BFU"
  }

  static let all: [WakeCell] =
    fetch + refresh + processing + silent + visible + location + visits + transfers + calls

  static let refused = "expect refused"
  static let nothing = "expect calls nothing"

  /// Only this call, in that state.
  static func call(_ method: String, _ state: String = "background") -> String {
    "expect calls \(method); expect called \(method) in \(state)"
  }

  /// After a launch in the background, with or without the key.
  static func launch(_ method: String, key: String = "", will: Bool = true) -> String {
    let launch = (will ? "willFinishLaunching, " : "") + "didFinishLaunching"
    let with = key.isEmpty ? "" : " with \(key)"
    return "expect calls \(launch), \(method); expect called \(method) in background; "
      + "expect called didFinishLaunching in background\(with)"
  }
}

/// Sources that iOS grants.
extension WakeCell {
  private static func cells(
    _ source: String, stage: String, event: String,
    _ rows: [(Place, before: String, claims: String)]
  ) -> [WakeCell] {
    rows.map {
      WakeCell(
        source: source, place: $0.0, script: "\(stage)\n\($0.before)\n\(event)", claims: $0.claims)
    }
  }

  private static let rested = "open; home; wait 1h"

  static let fetch =
    cells(
      "fetch", stage: "profile ios9; app fetch", event: "fetch",
      [
        (.front, "open; wait 1h", refused),
        (.running, rested + "; push silent", call("performFetch")),
        (.suspended, rested, call("performFetch")),
        (.ended, rested + "; reclaim", launch("performFetch")),
        (.forceQuit, rested + "; switcher; swipe", refused),
        (.neverLaunched, "fresh; wait 1h", refused),
        (.beforeFirstUnlock, rested + "; reboot", refused),
      ])
    + [
      WakeCell(
        source: "fetch", place: .ended, note: "after a crash",
        script: "profile ios9; app fetch\nopen; home; crash; wait 1h; fetch",
        claims: launch("performFetch")),
      WakeCell(
        source: "fetch", place: .beforeFirstUnlock, note: "later",
        script: "profile ios9; app fetch\n\(rested); reboot; unlock; fetch",
        claims: launch("performFetch")),
    ]

  static let refresh = cells(
    "BGAppRefreshTask", stage: "profile ios17-scenes; app modern", event: "task refresh",
    [
      (.front, "open; home; open", refused),
      (.running, "open; home", call("launchHandler")),
      (.suspended, "open; home; wait 5s", call("launchHandler")),
      (.ended, "open; home; wait 5s; reclaim", launch("launchHandler")),
      (.forceQuit, "open; home; wait 5s; switcher; swipe", refused),
      (.neverLaunched, "fresh; wait 1h", refused),
      (.beforeFirstUnlock, "open; home; reboot", refused),
    ])

  private static let idle = "charger on; open; lock; wait 5s"

  static let processing =
    cells(
      "BGProcessingTask", stage: "profile ios13; app Worker.swift", event: "task processing",
      [
        (.front, "charger on; open; home; open", refused),
        (.running, "charger on; open; lock", refused),
        (.suspended, idle, call("launchHandler")),
        (.ended, idle + "; reclaim", launch("launchHandler", will: false)),
        (.forceQuit, "charger on; open; home; switcher; swipe; lock", refused),
        (.neverLaunched, "fresh; charger on; lock", refused),
        (.beforeFirstUnlock, idle + "; reboot", refused),
      ])
    + [
      WakeCell(
        source: "BGProcessingTask", place: .forceQuit, note: "as from iOS 18.3",
        script: "profile ios13; app Worker.swift; option processing-after-force-quit on\n"
          + "charger on; open; home; switcher; swipe; lock; task processing",
        claims: launch("launchHandler", will: false))
    ]

  static let calls =
    cells(
      "VoIP push", stage: "profile ios13; app Phone.swift", event: "push voip",
      [
        (.front, "open", call("didReceiveIncomingPushWith", "active")),
        (.running, "open; home", call("didReceiveIncomingPushWith")),
        (.suspended, "open; home; wait 5s", call("didReceiveIncomingPushWith")),
        (.ended, "open; home; wait 5s; reclaim", launchForCall),
        (.forceQuit, "open; home; switcher; swipe", launchForCall),
        (.neverLaunched, "fresh; wait 1s", nothing),
        (.beforeFirstUnlock, "open; home; reboot", nothing),
      ])
    + [
      WakeCell(
        source: "VoIP push", place: .forceQuit, note: "by other reports",
        script: "profile ios13; app Phone.swift; option no-voip-after-force-quit on\n"
          + "open; home; switcher; swipe; push voip", claims: nothing)
    ]

  /// The new process gets its token as well.
  private static let launchForCall =
    "expect calls didFinishLaunching, didReceiveIncomingPushWith, didUpdate; "
    + "expect called didReceiveIncomingPushWith in background"

  private static let handed = "open; home; push silent"

  static let transfers =
    cells(
      "URLSession", stage: "profile ios9; app transfer", event: "transfer done",
      [
        (.front, "open; push silent", direct("active")),
        (.running, handed, direct("background")),
        (.suspended, handed + "; wait 5s", wokenForTransfers("")),
        (
          .ended, handed + "; wait 5s; reclaim",
          wokenForTransfers("willFinishLaunching, didFinishLaunching, ")
        ),
        (.forceQuit, handed + "; switcher; swipe", refused),
        (.neverLaunched, "fresh; wait 1h", refused),
        (.beforeFirstUnlock, handed + "; reboot", nothing),
      ])
    + [
      WakeCell(
        source: "URLSession", place: .forceQuit, note: "at the next launch",
        script: "profile ios9; app transfer\n\(handed); switcher; swipe; open",
        claims: "expect order didBecomeActive before didCompleteWithError; "
          + "expect not called didFinishDownloadingTo; "
          + "expect not called handleEventsForBackgroundURLSession"),
      WakeCell(
        source: "URLSession", place: .beforeFirstUnlock, note: "later",
        script: "profile ios9; app transfer\n\(handed); reboot; transfer done; unlock",
        claims: wokenForTransfers("willFinishLaunching, didFinishLaunching, ")),
    ]

  private static let told =
    "urlSession(_:downloadTask:didFinishDownloadingTo:), urlSession(_:task:didCompleteWithError:)"

  private static func direct(_ state: String) -> String {
    "expect calls \(told); expect called urlSession(_:task:didCompleteWithError:) in \(state)"
  }

  private static func wokenForTransfers(_ launch: String) -> String {
    "expect calls \(launch)handleEventsForBackgroundURLSession, \(told), didFinishEvents"
  }
}

/// Sources that come from outside.
extension WakeCell {
  static let silent = pushes(
    "silent push", "push silent",
    front: call("didReceiveRemoteNotification", "active"),
    woken: "expect shown nothing",
    forceQuit: "\(nothing); expect flag held-push = false",
    beforeUnlock: "\(nothing); expect flag held-push = true")

  static let visible =
    pushes(
      "alert and content-available", "push mixed",
      front: call("didReceiveRemoteNotification", "active") + "; expect shown nothing",
      woken: "expect shown banner", forceQuit: "\(nothing); expect shown banner",
      beforeUnlock: "\(nothing); expect shown lockscreen")
    + [
      ("open", "FG", call("didReceiveRemoteNotification", "active")), ("open; home", "BR", banner),
      ("open; home; wait 10s", "SU", banner), ("open; home; wait 10s; reclaim", "ST", banner),
      ("open; home; switcher; swipe", "FQ", banner),
      ("open; home; reboot", "BFU", "\(nothing); expect shown lockscreen"),
    ].compactMap { before, place, claims in
      Place(rawValue: place).map {
        WakeCell(
          source: "alert", place: $0, script: Stage9.classic + before + "\npush alert",
          claims: claims)
      }
    }

  private static let banner = "\(nothing); expect shown banner"

  private static func pushes(
    _ source: String, _ event: String, front: String, woken: String, forceQuit: String,
    beforeUnlock: String
  ) -> [WakeCell] {
    let method = "didReceiveRemoteNotification"
    let rows: [(Place, String, String)] = [
      (.front, "open", front),
      (.running, "open; home", call(method) + "; " + woken),
      (.suspended, "open; home; wait 10s", call(method) + "; " + woken),
      (
        .ended, "open; home; wait 10s; reclaim",
        launch(method, key: "remoteNotification") + "; " + woken
      ),
      (.forceQuit, "open; home; switcher; swipe", forceQuit),
      (.neverLaunched, "fresh", "\(nothing); expect apns rejected MissingDeviceToken"),
      (.beforeFirstUnlock, "open; home; reboot", beforeUnlock),
    ]
    return rows.map {
      WakeCell(
        source: source, place: $0.0, script: Stage9.classic + $0.1 + "\n" + event, claims: $0.2)
    }
  }

  static let location = [
    ("region", "travel in home", "didEnterRegion"),
    ("significant change", "travel far", "didUpdateLocations"),
  ]
  .flatMap { source, event, method in
    travels(source, event, method, stage: "profile PROFILE; app location\n")
  }

  static let visits =
    travels("visit", "travel visit", "didVisit", stage: "profile PROFILE; app Travels.swift\n")
    + [
      WakeCell(
        source: "visit", place: .beforeFirstUnlock, note: "later",
        script: "profile ios9; app Travels.swift\nopen; home; reboot; unlock; travel visit",
        claims: launch("didVisit", key: "location", will: false))
    ]

  /// Launched after a force quit except on iOS 7.0. On iOS 26, by one report, not launched
  /// (option).
  private static func travels(
    _ source: String, _ event: String, _ method: String, stage: String
  ) -> [WakeCell] {
    let ios9 = stage.replacing("PROFILE", with: "ios9")
    let launched = launch(method, key: "location", will: !stage.contains("Travels"))
    let swiped = "open; home; wait 10s; switcher; swipe\n"
    var cells = [
      WakeCell(
        source: source, place: .front, script: ios9 + "open", claims: call(method, "active")),
      WakeCell(source: source, place: .running, script: ios9 + "open; home", claims: call(method)),
      WakeCell(
        source: source, place: .suspended, script: ios9 + "open; home; wait 10s",
        claims: call(method)),
      WakeCell(
        source: source, place: .ended, script: ios9 + "open; home; wait 10s; reclaim",
        claims: launched),
      WakeCell(source: source, place: .forceQuit, script: ios9 + swiped, claims: launched),
      WakeCell(
        source: source, place: .forceQuit, note: "iOS 26, by one report",
        script: stage.replacing("PROFILE", with: "ios26-scenes")
          + "option no-location-after-force-quit on\n" + swiped, claims: nothing),
      WakeCell(
        source: source, place: .neverLaunched, script: ios9 + "fresh; wait 1s", claims: nothing),
      WakeCell(
        source: source, place: .beforeFirstUnlock, script: ios9 + "open; home; reboot",
        claims: nothing),
    ]
    // Visits came with iOS 8.
    if source != "visit" {
      cells.append(
        WakeCell(
          source: source, place: .forceQuit, note: "iOS 7.0",
          script: stage.replacing("PROFILE", with: "ios7") + swiped, claims: nothing))
    }
    return cells.map {
      var cell = $0
      cell.script += "\n" + event
      return cell
    }
  }
}
