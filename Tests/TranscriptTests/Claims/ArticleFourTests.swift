import Testing

/// Article 4, Silent push in practice.
@Suite struct ArticleFourTests {
  static let spoils = "option alert-spoils on\n"
  static let called = "expect called didReceiveRemoteNotification once in background"

  @Test("article.4.1 silent pushes came with iOS 7")
  func claim1() throws {
    let sent = "open; home; wait 10s; push silent\n"
    try holds("profile ios6; app classic\n" + sent + "expect calls nothing")
    try holds("profile ios7; app classic\n" + sent + Self.called)
  }

  @Test("article.4.2 woken at a moment of the server's choice; the icon shows it ready")
  func claim2() throws {
    try holds(Stage9.suspended + "push silent; wait 3s; open; expect content ready")
  }

  @Test("article.4.3 with alert, sound or badge it may not come to the app and is shown instead")
  func claim3() throws {
    for option in ["alert-spoils", "mixed-is-plain"] {
      try holds(
        Stage9.suspended
          + "option \(option) on\npush mixed; expect calls nothing; expect shown banner")
    }
  }

  @Test("article.4.4 alert must be empty, else a suspended app is not woken")
  func claim4() throws {
    try holds(
      Stage9.suspended + Self.spoils
        + #"push {"aps":{"content-available":1,"alert":"x"}}; expect calls nothing"#)
    try holds(
      Stage9.suspended + Self.spoils + #"push {"aps":{"content-available":1,"alert":""}}"# + "\n"
        + Self.called)
    try holds(
      Stage9.classic + Self.spoils + "open; push mixed\n"
        + "expect called didReceiveRemoteNotification once in active")
  }

  @Test("article.4.5 sound as an empty string is received and heard; without the key it is quiet")
  func claim5() throws {
    let empty = #"push {"aps":{"content-available":1,"sound":""}}"# + "\n" + Self.called + "\n"
    try holds(Stage9.suspended + Self.spoils + empty + "expect shown sound")
    try holds(
      Stage9.suspended + Self.spoils + "option empty-sound-silent on\n" + empty
        + "expect not shown sound")
    try holds(Stage9.suspended + "push silent; expect not shown sound")
  }

  @Test("article.4.6 badge does not matter")
  func claim6() throws {
    try holds(
      Stage9.suspended + Self.spoils + #"push {"aps":{"content-available":1,"badge":5}}"# + "\n"
        + Self.called + "\nexpect flag badge = 5")
  }

  @Test("article.4.7 only in front or suspended: not when it was not started or was killed")
  func claim7() throws {
    let option = "option killed-never-wakes on\n"
    try holds(Stage9.classic + option + "push silent; expect calls nothing")
    try holds(Stage9.reclaimed + option + "push silent; expect calls nothing")
    try holds(Stage9.swiped + option + "push silent; expect calls nothing")
    try holds(Stage9.suspended + option + "push silent\n" + Self.called)
    try holds(
      Stage9.classic + option + "open; push silent\n"
        + "expect called didReceiveRemoteNotification once in active")
  }

  @Test("article.4.8 in front the push SDK's own method gets it")
  func claim8() throws {
    try holds(
      "profile ios9; app sdk\nopen; push silent; expect called didReceivePayload once in active\n"
        + "home; push silent; expect not called didReceivePayload")
  }

  @Test("article.4.9 tick remote notifications")
  func claim9() throws {
    try holds(Stage9.classic + "modes none\nopen; home; push silent; expect calls nothing")
    try holds(Stage9.classic + "modes remote-notification\nopen; home; push silent\n" + Self.called)
  }
}
