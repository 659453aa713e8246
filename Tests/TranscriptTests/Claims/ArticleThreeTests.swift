import CommandLanguage
import Testing

/// Article 3, Background refresh (Xamarin): its claims about pushes. Those about location, fetch
/// and transfers are in ArticleThreeWakesTests.
@Suite struct ArticleThreeTests {
  @Test("article.3.15 from iOS 7 on the content comes first, then the notification")
  func claim15() throws {
    let steps = try ScriptPlay.lines(Stage9.suspended + "push mixed", format: .jsonl)
      .filter { $0.contains(#""kind":"call""#) || $0.contains(#""kind":"display""#) }
    let call = try #require(steps.lastIndex { $0.contains("didReceiveRemoteNotification") })
    let display = try #require(steps.firstIndex { $0.contains(#""what":"banner""#) })
    #expect(call < display)
  }

  @Test("article.3.16 its sample in single quotes is no JSON")
  func claim16() throws {
    let sample = "push {'aps':{'content-available':1,'alert':'New content'}}"
    let error = #expect(throws: CommandErrors.self) { try ScriptPlay.lines(sample) }
    #expect(error?.errors.first?.kind == .json(.singleQuote))
    #expect(error?.errors.first?.place.column == 7)
  }

  @Test("article.3.18 silent: the same without an alert; the file is there when the user comes")
  func claim18() throws {
    try holds(
      Stage9.suspended + "push silent; expect called didReceiveRemoteNotification in background\n"
        + "expect shown nothing\nwait 3s; open; expect content ready")
  }

  @Test("article.3.19 silent pushes sent too fast wait; ordinary ones are not limited")
  func claim19() throws {
    try holds(
      Stage9.suspended + "push silent; push silent; push silent; push silent; expect apns stored")
    let ordinary = Array(repeating: "push alert; expect apns delivered\n", count: 12).joined()
    try holds(Stage9.suspended + ordinary)
  }

  @Test("article.3.20 what waits rides on an ordinary push, or on the answer to a keep-alive")
  func claim20() throws {
    let parked = Stage9.suspended + "push silent; push silent; push silent; wait 60s; push silent\n"
    for carrier in ["push alert", "keepalive"] {
      try holds(
        parked + "expect flag stored-push = true; expect calls nothing\n\(carrier)\n"
          + "expect called didReceiveRemoteNotification once in background\n"
          + "expect flag stored-push = false")
    }
    try holds(parked + "offline; keepalive; expect calls nothing; expect flag stored-push = true")
  }

  @Test("article.3.21 send as often as needed (2013): nothing is refused, APNs decides when")
  func claim21() throws {
    let many = Array(repeating: "push silent; expect not apns rejected\n", count: 20).joined()
    try holds(Stage9.suspended + many + "expect flag stored-push = true")
  }
}
