import Testing

/// One time limit of iOS: what exceeds it, how the app ends, what launches it again.
struct LimitCell: Sendable, CustomTestStringConvertible {
  var budget: String
  /// The script up to the last moment before the limit.
  var script: String
  /// The command that exceeds the limit.
  var last: String
  /// The cause of the end, as after `x terminated by`; nil if the app is not ended.
  var end: String?
  /// A later event, and whether it launches the app: no limit sets the force-quit flag.
  var later = "push silent"
  var starts = true
  var isForceQuit = false

  var testDescription: String { budget }

  private static let carried =
    "profile ios9; app Carrier.swift\nopen; home; push silent; wait 10s\n"
  private static let lent = "app Tasks.swift\nopen; home; "
  private static let quiet = "profile ios9; app fetch; network 45s\nopen; home; wait 1h\n"
  private static let entered = "profile ios9; app Travels.swift; network 20s\nopen; home\n"
  private static let working = "profile ios13; app Worker.swift\nopen; home; wait 15m\n"
  private static let cleaning =
    "profile ios13; app Worker.swift; charger on\nopen; lock; wait 5s; task processing"
  private static let calls = "profile ios13; app Phone.swift\nopen; home\n"

  static let all: [LimitCell] = [
    LimitCell(
      budget: "launch, 20 s", script: "profile ios9; app Sleepy.swift", last: "open",
      end: "watchdog 0x8badf00d", later: "xcode run"),
    LimitCell(
      budget: "a method that does not return", script: "profile ios9; app Endless.swift\nopen",
      last: "push silent", end: "watchdog 0x8badf00d", later: "open", starts: false),
    LimitCell(
      budget: "didEnterBackground, 5 s", script: "profile ios9; app Slow.swift\nopen; memory",
      last: "home", end: "watchdog 0x8badf00d"),
    LimitCell(
      budget: "willTerminate, 5 s", script: "profile ios9; app Slow.swift\nopen; home; switcher",
      last: "swipe", end: "watchdog 0x8badf00d", later: "open", isForceQuit: true),
    LimitCell(
      budget: "beginBackgroundTask, iOS 6: 600 s", script: "profile ios6; \(lent)wait 600s",
      last: "wait 1s", end: "watchdog 0x8badf00d", later: "open"),
    LimitCell(
      budget: "beginBackgroundTask, iOS 7-12: 180 s", script: "profile ios12; \(lent)wait 180s",
      last: "wait 1s", end: "watchdog 0x8badf00d"),
    LimitCell(
      budget: "beginBackgroundTask, iOS 13: 30 s", script: "profile ios13; \(lent)wait 30s",
      last: "wait 1s", end: "watchdog 0x8badf00d"),
    LimitCell(
      budget: "tasks, about 1000", script: "profile ios12; app Tasks.swift\nopen", last: "memory",
      end: "system 0xbada5e47"),
    LimitCell(
      budget: "push handler, 30 s",
      script: Stage9.classic + "network 45s\nopen; home; push silent; wait 29s",
      last: "wait 1s", end: "watchdog"),
    LimitCell(
      budget: "fetch handler, 30 s", script: quiet + "fetch; wait 29s", last: "wait 1s",
      end: "watchdog 0x2182bad4"),
    LimitCell(
      budget: "handler of a background session, 30 s", script: carried + "transfer done; wait 29s",
      last: "wait 1s", end: "watchdog 0x2182bad3"),
    LimitCell(
      budget: "location, 10 s, at work", script: entered + "travel in shop-1; wait 9s",
      last: "wait 1s", end: "watchdog", later: "travel in shop-2"),
    LimitCell(
      budget: "location, 10 s, done",
      script: "profile ios9; app location\nopen; home; travel in home; wait 9s", last: "wait 1s",
      later: "travel out home", starts: false),
    LimitCell(
      budget: "BGAppRefreshTask, 30 s", script: working + "task refresh; wait 30s",
      last: "wait 1s", end: "watchdog", later: "open"),
    LimitCell(
      budget: "BGProcessingTask, picked up", script: cleaning, last: "unlock", later: "open",
      starts: false),
    LimitCell(
      budget: "VoIP push, report before the return", script: calls, last: "push {} type=voip",
      end: "crash", later: "push voip"),
    LimitCell(
      budget: "VoIP push, report within 7 s", script: calls,
      last: #"push {"slow":true} type=voip"#, end: "watchdog 0xbaadca11", later: "push voip"),
  ]

  /// Limits without a known time that code of the app could exceed here.
  static let notPlayed = [
    "background CPU 80 % over 60 s: code takes no simulated time",
    "VoIP resumes too often 0xbad22222: no number is published",
    "locks at suspension 0xdead10cc, heat 0xc00010ff, disk 0xbaddd15c, resources 0xd00d2bad: no verb",
  ]
}

/// Every time limit of iOS.
@Suite struct LimitCellTests {
  @Test("time limits", arguments: LimitCell.all)
  func limit(cell: LimitCell) throws {
    let before = try ScriptPlay.lines(cell.script)
    #expect(!before.contains { $0.hasPrefix("x ") }, "\(cell.budget): too early")
    let ban = "expect flag ban = \(cell.isForceQuit)"
    let lines = try ScriptPlay.lines(cell.script + "\n" + cell.last + "\n" + ban)
    let ends = lines.filter { $0.hasPrefix("x terminated by ") }
    #expect(ends == cell.end.map { ["x terminated by " + $0] } ?? [], "\(cell.budget)")
    #expect(lines.last == "= holds", "\(cell.budget)")
    let later = try ScriptPlay.lines(cell.script + "\n" + cell.last + "\n" + cell.later)
    let found = later[(later.lastIndex { $0.hasPrefix("> ") } ?? 0)...]
    #expect(
      found.contains { $0.contains("didFinishLaunchingWithOptions") } == cell.starts,
      "\(cell.budget)")
  }

  @Test("the list of limits, and what plays each")
  func list() {
    for cell in LimitCell.all { print("time limit \(cell.budget): \(cell.end ?? "not ended")") }
    for row in LimitCell.notPlayed { print("time limit not played, \(row)") }
    #expect(LimitCell.all.count == 17)
  }
}
