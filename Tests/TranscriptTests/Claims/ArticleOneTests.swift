import Testing

/// Article 1, Push and background download (2016): each claim that can be played. Not played: 1.16
/// (pushes could not be tested in the Simulator, true until Xcode 11.4).
@Suite struct ArticleOneTests {
  @Test("article.1.1 a push starts a download; at the next opening the content is there")
  func claim1() throws {
    try holds(Stage9.suspended + "push mixed; wait 3s; tap; expect content ready")
    try holds(Stage9.suspended + "push mixed; wait 3s; open; expect content ready")
    try holds(Stage9.suspended + "push mixed; open; expect content missing")
  }

  @Test("article.1.2 a tap opens what the push speaks of")
  func claim2() throws {
    try holds(Stage9.article + "open; home; push alert; tap; expect treated as tap")
    try holds(Stage9.article + "open; home; wait 10s; push mixed; tap; expect treated as tap")
  }

  @Test("article.1.3 the content does not fit into the push: 2 KB")
  func claim3() throws {
    let around = #"{"aps":{"alert":"x"},"text":""}"#.utf8.count
    for (bytes, fate) in [(2048, "delivered"), (2049, "rejected PayloadTooLarge")] {
      let text = String(repeating: "x", count: bytes - around)
      try holds(
        Stage9.suspended + #"push {"aps":{"alert":"x"},"text":"\#(text)"}"#
          + "\nexpect apns \(fate)")
    }
  }

  @Test("article.1.4 the mode remote-notification must be on; fetch, which it also ticks, need not")
  func claim4() throws {
    for modes in ["remote-notification", "fetch remote-notification"] {
      try holds(
        Stage9.classic + "modes \(modes)\nopen; home; wait 10s; push silent\n"
          + "expect called didReceiveRemoteNotification once in background")
    }
    for modes in ["none", "fetch"] {
      try holds(
        Stage9.classic + "modes \(modes)\nopen; home; wait 10s; push silent; expect calls nothing")
    }
  }

  @Test("article.1.5 without content-available no method is called on arrival")
  func claim5() throws {
    for state in [Stage9.background, Stage9.suspended, Stage9.reclaimed] {
      try holds(state + "push alert; expect calls nothing; expect shown banner")
    }
    try holds(
      Stage9.classic + "open; push alert; expect called didReceiveRemoteNotification in active")
  }

  @Test("article.1.6 the same method for the arrival and for the tap")
  func claim6() throws {
    try holds(
      Stage9.suspended + "push mixed; expect calls didReceiveRemoteNotification\n"
        + "tap; expect called didReceiveRemoteNotification once in inactive")
  }

  @Test("article.1.7 not running: the launch options hold the push, then the method is called")
  func claim7() throws {
    for event in ["push mixed", "push alert; tap"] {
      try holds(
        Stage9.reclaimed + "\(event)\n"
          + "expect called didFinishLaunching once with remoteNotification\n"
          + "expect order didFinishLaunching before didReceiveRemoteNotification")
    }
  }

  @Test("article.1.8 the four cases")
  func claim8() throws {
    try holds(
      Stage9.suspended + "predict didReceiveRemoteNotification\npush mixed\n"
        + "expect called didReceiveRemoteNotification in background")
    try holds(
      Stage9.reclaimed
        + "predict willFinishLaunching, didFinishLaunching, didReceiveRemoteNotification\npush mixed\n"
        + "expect called didReceiveRemoteNotification in background")
    try holds(
      Stage9.suspended + "push alert\n"
        + "predict willEnterForeground, didReceiveRemoteNotification, didBecomeActive\ntap\n"
        + "expect called didReceiveRemoteNotification in inactive")
    try holds(
      Stage9.reclaimed + "push alert\n"
        + "predict willFinishLaunching, didFinishLaunching, didReceiveRemoteNotification, "
        + "didBecomeActive\ntap\nexpect called didReceiveRemoteNotification in inactive")
  }

  @Test("article.1.9 swiped away: not called until the user has started the app")
  func claim9() throws {
    try holds(
      Stage9.swiped + "push mixed; expect calls nothing; expect shown banner\n"
        + "open; home; wait 10s; push mixed; expect called didReceiveRemoteNotification once")
  }

  @Test("article.1.10 background is an arrival, inactive a tap, active usually nothing")
  func claim10() throws {
    try holds(Stage9.naive + "open; home; push mixed; expect treated as arrival")
    try holds(Stage9.naive + "open; home; push alert; tap; expect treated as tap")
    try holds(Stage9.naive + "open; push mixed; expect treated as nothing")
    try holds(Stage9.reclaimed + "push mixed; expect called didFinishLaunching in background")
    try holds(Stage9.reclaimed + "push alert; tap; expect called didFinishLaunching in inactive")
  }

  @Test("article.1.11 under the app switcher an arrival is inactive, and naive takes it for a tap")
  func claim11() throws {
    try holds(
      Stage9.naive + "open; switcher; push mixed; expect treated as tap\n"
        + "expect called didReceiveRemoteNotification once in inactive; expect state inactive")
  }

  @Test("article.1.12 from background to inactive willEnterForeground always comes first")
  func claim12() throws {
    try holds(
      Stage9.suspended + "push alert; tap\n"
        + "expect order willEnterForeground before didReceiveRemoteNotification\n"
        + "expect called willEnterForeground once in background")
    try holds(
      Stage9.classic + "open; switcher; push mixed; expect not called willEnterForeground\n"
        + "return; expect not called willEnterForeground")
  }

  @Test("article.1.13 the flag tells all four; the branch without aps is never reached")
  func claim13() throws {
    try holds(Stage9.article + "open; home; push mixed; expect treated as arrival")
    try holds(Stage9.article + "open; switcher; push mixed; expect treated as arrival")
    try holds(Stage9.article + "open; home; push alert; tap; expect treated as tap")
    try holds(Stage9.article + "open; push mixed; expect treated as nothing")
    for way in ["open", "open; home", "open; switcher"] {
      try holds(Stage9.article + #"\#(way); push {"k":1}; expect calls nothing"#)
    }
  }

  @Test("article.1.14 launched by a tap: the options only set the flag, the method does the rest")
  func claim14() throws {
    try holds(
      Stage9.article + "open; home; wait 10s; reclaim; push alert; tap; expect treated as tap")
    try holds(
      Stage9.article + "open; home; wait 10s; reclaim; push mixed; expect treated as arrival\n"
        + "expect flag appIsStarting = true")
  }

  @Test("article.1.15 thirty seconds, and the handler must be called")
  func claim15() throws {
    try holds(
      Stage9.suspended
        + "push silent; wait 3s; expect handler called once in time since start")
    try holds(
      Stage9.suspended + "network 40s\npush silent; wait 29s; expect timer handler running\n"
        + "wait 1s; expect terminated by watchdog; expect timer handler expired")
  }

  @Test("article.1.17 stopped from Xcode, the next push launches the app in background")
  func claim17() throws {
    try holds(
      Stage9.classic + "xcode run; home; xcode stop; expect terminated by xcode\n"
        + "push mixed; expect called didFinishLaunching in background")
  }

  @Test("article.1.18 the other reading: didFinishLaunching instead of the method")
  func claim18() throws {
    try holds(
      Stage9.reclaimed + "option launch-only on\npush mixed\n"
        + "expect calls willFinishLaunching, didFinishLaunching")
  }

  @Test("article.1.19 swiping the app away does not show what Stop shows")
  func claim19() throws {
    try holds(
      Stage9.classic + "xcode run; xcode detach; switcher; swipe; push mixed; expect calls nothing")
  }

  @Test("article.1.20 Xcode waits for the executable, the push launches it")
  func claim20() throws {
    try holds(
      Stage9.reclaimed + "xcode wait; push silent; expect flag debugger = true\n"
        + "expect called didReceiveRemoteNotification once in background")
  }
}
