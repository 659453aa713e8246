import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// Article 2, Push settings and silent push (iOS 7).
@Suite struct ArticleTwoTests {
  static let refused = "profile ios7; app asking; fresh\nopen; deny\n"

  /// Style, badge, sound; the token at the next start; what is visible, audible and badged.
  static let rows: [(style: String, badge: String, sound: String, token: Bool, shown: [String])] = [
    ("none", "off", "off", false, []),
    ("none", "on", "off", true, ["badge"]),
    ("none", "off", "on", true, ["sound"]),
    ("none", "on", "on", true, ["sound", "badge"]),
    ("banner", "off", "off", true, ["banner"]),
    ("alert", "off", "off", true, ["banner"]),
    ("banner", "on", "on", true, ["banner", "sound", "badge"]),
    ("alert", "on", "on", true, ["banner", "sound", "badge"]),
  ]

  static func settings(_ row: (style: String, badge: String, sound: String)) -> String {
    "settings style \(row.style); settings badge \(row.badge); settings sound \(row.sound)\n"
  }

  @Test("article.2.1 refused at first: style, badge and sound decide the token, at the next start")
  func claim1() throws {
    for row in Self.rows {
      var script = Self.refused + Self.settings((row.style, row.badge, row.sound))
      script += "expect flag token = false\nhome; wait 10s; reclaim; open\n"
      script += "expect flag token = \(row.token)\n"
      let callback = "didRegisterForRemoteNotifications"
      script += "expect \(row.token ? "" : "not ")called \(callback)\nhome; wait 10s\n"
      script += #"push {"aps":{"alert":"x","badge":2,"sound":"default"}}"# + "\n"
      for place in ["banner", "sound", "badge"] {
        script += "expect \(row.shown.contains(place) ? "" : "not ")shown \(place)\n"
      }
      script += row.token ? "expect apns delivered" : "expect apns rejected MissingDeviceToken"
      try holds(script)
    }
  }

  @Test("article.2.2 Notification Center and Lock Screen never decide the token")
  func claim2() throws {
    for (center, lockScreen) in [("on", "on"), ("on", "off"), ("off", "on"), ("off", "off")] {
      for row in [("none", "off", "off"), ("none", "on", "off")] {
        try holds(
          Self.refused + Self.settings(row)
            + "settings center \(center); settings lockscreen \(lockScreen)\n"
            + "home; wait 10s; reclaim; open; expect flag token = \(row.1 == "on")")
      }
    }
  }

  @Test("article.2.3 style none: heard, not seen; badge and sound off: seen, not heard")
  func claim3() throws {
    let push = #"push {"aps":{"alert":"x","badge":2,"sound":"default"}}"# + "\n"
    try holds(
      "profile ios7; app classic\nsettings style none\nopen; home; wait 10s\n" + push
        + "expect not shown banner; expect not shown list; expect shown sound; expect shown badge")
    try holds(
      "profile ios7; app classic\nsettings badge off; settings sound off\nopen; home; wait 10s\n"
        + push + "expect shown banner; expect not shown sound; expect not shown badge")
  }

  @Test("article.2.4 silent pushes since iOS 7, invisible, for apps that were not killed")
  func claim4() throws {
    let option = "option killed-never-wakes on\n"
    for state in [Stage9.background, Stage9.suspended] {
      try holds(
        state + option + "push silent; expect called didReceiveRemoteNotification in background\n"
          + "expect shown nothing")
    }
    try holds(Stage9.reclaimed + option + "push silent; expect calls nothing")
    try holds(Stage9.reclaimed + "push silent; expect called didReceiveRemoteNotification once")
    try holds("profile ios6; app classic\nopen; home; wait 10s; push silent; expect calls nothing")
  }

  @Test("article.2.5 APNs limits silent pushes to a few an hour")
  func claim5() throws {
    try holds(
      Stage9.suspended + "push silent; push silent; push silent; expect apns delivered\n"
        + "push silent; expect apns stored; expect calls nothing\n"
        + "wait 1h; push silent; expect apns delivered")
  }

  @Test("article.2.6 alert and sound may be added and are shown")
  func claim6() throws {
    try holds(Stage9.suspended + "push mixed; expect shown banner; expect shown sound")
  }

  @Test("article.2.7 ... but that makes it a plain push: alert or sound")
  func claim7() throws {
    let plain = Stage9.suspended + "option mixed-is-plain on\n"
    try holds(plain + "push mixed; expect calls nothing; expect shown banner")
    try holds(
      plain + #"push {"aps":{"content-available":1,"sound":"default"}}; expect calls nothing"#)
    try holds(
      plain + #"push {"aps":{"content-available":1,"badge":1}}"#
        + "\nexpect called didReceiveRemoteNotification once")
  }

  /// Where article 2 contradicts Apple: apps ended by the system, and content-available with an
  /// alert. `MatrixTests` has the rest of the table.
  @Test("article.2.8 the table: permission, kind and state decide what is seen and called")
  func claim8() throws {
    let classic = try ScriptPlay.program("classic")
    func cells(_ options: [LifecycleModel.Option]) -> [String] {
      var stage = LifecycleModel.Configuration(profile: Profile(.ios9))
      stage.setModes([.remoteNotification])
      for option in options { stage.set(option, on: true) }
      return Matrix(stage: stage, program: classic).cells
        .filter { $0.permission == .authorized && $0.kind != .alert }
        .map { ($0.isSeen ? "yes" : "no") + "/" + ($0.isCalled ? "yes" : "no") }
    }
    #expect(
      cells([.mixedIsPlain, .killedNeverWakes]) == [
        "no/yes", "no/yes", "no/yes", "no/no", "no/no",
        "no/yes", "yes/no", "yes/no", "yes/no", "yes/no",
      ])
    #expect(
      cells([]) == [
        "no/yes", "no/yes", "no/yes", "no/yes", "no/no",
        "no/yes", "yes/yes", "yes/yes", "yes/yes", "yes/no",
      ])
  }
}
