import Testing

/// The effect of each mistake in a payload that is pushed. Not possible here: a request without
/// push type, an empty or compressed body.
@Suite struct MistakePlayTests {
  static let called = "expect called didReceiveRemoteNotification once in background\n"
  static let accepted = "expect apns delivered\n"
  static let notCalled = accepted + "expect calls nothing\n"

  static func push(_ aps: String, beside: String = "") -> String {
    #"push {"aps":\#(aps)\#(beside)}"# + "\n"
  }

  @Test(
    "content-available: only 1 and true wake; lenient-flags is the other reading",
    arguments: [("\"1\"", false), ("0", false), ("false", false), ("2", false), ("true", true)])
  func flag(value: String, wakes: Bool) throws {
    let sent = Self.push(#"{"content-available":\#(value)}"#)
    try holds(Stage9.suspended + sent + (wakes ? Self.called : Self.notCalled))
    try holds(Stage9.suspended + "option lenient-flags on\n" + sent + Self.called)
  }

  @Test(
    "misspelt or outside aps the flag is plain data",
    arguments: [
      push(#"{"alert":"x","content_available":1}"#), push(#"{"alert":"x","contentAvailable":1}"#),
      push(#"{"alert":"x"}"#, beside: #","content-available":1"#),
      push(#"{"alert":{"body":"x","content-available":1}}"#),
    ])
  func misspelt(sent: String) throws {
    try holds(Stage9.suspended + sent + Self.notCalled + "expect shown banner")
  }

  @Test("content-available with an alert: shown and woken")
  func mixed() throws {
    try holds(Stage9.suspended + "push mixed\n" + Self.called + "expect shown banner")
    for aps in [
      #"{"content-available":1,"sound":"default"}"#, #"{"content-available":1,"badge":1}"#,
    ] {
      try holds(Stage9.suspended + Self.push(aps) + Self.called)
    }
  }

  @Test("a silent push with priority 10: woken up to iOS 12, not from iOS 13 on; strictly refused")
  func priority() throws {
    let sent = "open; home; wait 10s; push silent priority=10\n"
    try holds("profile ios9; app classic\n" + sent + Self.called)
    try holds("profile ios12; app classic\n" + sent + Self.called)
    try holds("profile ios13; app classic\n" + sent + Self.notCalled)
    try holds("profile ios17-scenes; app modern\n" + sent + Self.notCalled)
    try holds(
      "profile ios13; app classic; option strict-apns on\n" + sent
        + "expect apns rejected BadPriority; expect calls nothing")
  }

  @Test("the push type must fit the payload, from iOS 13 on")
  func type() throws {
    let silent = "open; home; wait 10s; push silent type=alert\n"
    try holds("profile ios13; app classic\n" + silent + Self.notCalled)
    try holds("profile ios12; app classic\n" + silent + Self.called)
    let alert = "open; home; wait 10s; push alert type=background priority=5\n"
    try holds("profile ios13; app classic\n" + alert + Self.notCalled + "expect shown nothing")
    try holds("profile ios12; app classic\n" + alert + Self.notCalled + "expect shown banner")
    try holds(
      "profile ios13; app modern\nopen; push alert type=background\n"
        + "expect called didReceiveRemoteNotification once in active; expect not called willPresent"
    )
  }

  @Test(
    "a push of another receiver's type never reaches the app",
    arguments: [
      "complication", "fileprovider", "liveactivity", "pushtotalk", "location", "widgets",
      "controls",
      "mdm",
    ])
  func otherType(type: String) throws {
    for state in ["", "home; wait 10s\n"] {
      try holds(
        "profile ios13; app classic\nopen\n" + state + "push mixed type=\(type)\n" + Self.notCalled
          + "expect shown nothing")
    }
  }

  @Test("sound: empty is heard, missing is not, a name that no file has is the default sound")
  func sound() throws {
    try holds(Stage9.suspended + Self.push(#"{"alert":"x","sound":""}"#) + "expect shown sound")
    try holds(
      Stage9.suspended + Self.push(#"{"alert":"x","sound":"none.mp3"}"#) + "expect shown sound")
    try holds(
      Stage9.suspended + Self.push(#"{"alert":"x"}"#)
        + "expect shown banner; expect not shown sound")
  }

  @Test("badge: a string changes nothing, a negative number removes it, alone it wakes nobody")
  func badge() throws {
    let three = Stage9.suspended + "push badge 3\n" + Self.notCalled + "expect flag badge = 3\n"
    try holds(
      three + Self.push(#"{"alert":"x","badge":"21"}"#)
        + "expect not shown badge; expect flag badge = 3")
    try holds(three + Self.push(#"{"badge":-1}"#) + "expect flag badge = 0")
    try holds(three + Self.push(#"{"alert":"x"}"#) + "expect flag badge = 3")
    try holds(
      Stage9.classic + "open; push badge 3\n"
        + "expect called didReceiveRemoteNotification once in active; expect flag badge = 0")
  }

  @Test(
    "an alert without text shows nothing; badge and sound still act",
    arguments: [#""""#, "{}", #"{"title":"","body":""}"#, #"{"launch-image":"x.png"}"#])
  func emptyAlert(alert: String) throws {
    try holds(
      Stage9.suspended + Self.push(#"{"alert":\#(alert),"sound":"default","badge":4}"#)
        + "expect not shown banner; expect not shown list; expect shown sound; expect flag badge = 4"
    )
  }

  @Test("aps with nothing in it is dropped, unless the app is in front")
  func emptyAps() throws {
    let sent = Self.push("{}", beside: #","k":1"#)
    try holds(Stage9.suspended + sent + Self.notCalled + "expect shown nothing")
    try holds(
      Stage9.classic + "open\n" + sent + "expect called didReceiveRemoteNotification in active")
  }

  @Test("no aps at all: nothing, in front as well")
  func noAps() throws {
    for state in [Stage9.suspended, Stage9.classic + "open\n"] {
      try holds(state + #"push {"k":1}"# + "\n" + Self.notCalled + "expect shown nothing")
    }
  }

  @Test("keys that aps does not have, and levels that iOS does not know, change nothing")
  func ignored() throws {
    for aps in [
      #"{"alert":"x","chat_id":7}"#, #"{"alert":"x","interruption-level":"timeSensitive"}"#,
      #"{"alert":"x","interruption-level":"critical"}"#,
      #"{"alert":"x","interruption-level":"time-sensitive"}"#,
    ] {
      try holds(Stage9.suspended + Self.push(aps) + Self.notCalled + "expect shown banner")
    }
  }

  @Test("too large: 413, at the limit of the time")
  func tooLarge() throws {
    for (stage, limit) in [
      ("profile ios7; app classic\n", 256), ("profile ios9; app classic\n", 2048),
      ("profile ios9; app classic; option http2 on\n", 4096),
      ("profile ios12; app classic\n", 4096),
    ] {
      let text = String(repeating: "x", count: limit - #"{"aps":{"alert":""}}"#.utf8.count)
      let fits = Self.push(#"{"alert":"\#(text)"}"#) + Self.accepted
      let exceeds =
        Self.push(#"{"alert":"\#(text)x"}"#) + "expect apns rejected PayloadTooLarge\n"
      try holds(stage + "open; home\n" + fits + exceeds)
    }
  }
}
