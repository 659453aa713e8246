/// The completion handler, and taps on notifications.
extension HandbookEntry {
  static let pushHandlerTimer = HandbookEntry(
    .documented, ["lifecycle.A8", "article.1.15"],
    en: "A push received in background gives the app 30 s of wall-clock time to call the handler.",
    zh: "在后台收到推送后，应用须在 30 秒（实际时间）内调用 completion handler。")
  static let handlerInTime = HandbookEntry(
    .documented, ["lifecycle.A8"],
    en: "The handler was called within its 30 s; with that this wake is over.",
    zh: "handler 在 30 秒内得到调用，这次唤起就此结束。")
  static let handlerTooLate = HandbookEntry(
    .documented, ["lifecycle.A8", "article.1.15"],
    en: "An app that has not called the handler within 30 s is terminated.",
    zh: "30 秒内没有调用 handler 的应用会被终止。")
  static let watchdogOffUnderDebugger = HandbookEntry(
    .observed, ["lifecycle.O22"],
    en: "While Xcode's debugger is attached an overrun deadline does not end the app.",
    zh: "连着 Xcode 调试器时，超过时限也不会终止应用。")
  static let handlerInFront = HandbookEntry(
    .modelChoice, ["lifecycle.A8"],
    en: "In front the 30 s of a handler no longer count; it has to be called all the same.",
    zh: "应用来到前台后，handler 的 30 秒不再计时，但仍应调用。")
  static let fetchHandlerInTime = HandbookEntry(
    .documented, ["lifecycle.A18"],
    en: "The fetch's handler was called within its 30 s; with that this wake is over.",
    zh: "后台获取的 handler 在 30 秒内得到调用，这次唤起就此结束。")
  static let snapshotAfterHandler = HandbookEntry(
    .documented, ["lifecycle.A2", "push.W13-204", "article.3.9"],
    en: """
      After the handler was called in background iOS renews the app switcher's picture; here \
      newData changes it.
      """,
    zh: "在后台调用 handler 后，系统更新应用切换器里的快照；模拟器中只有 newData 会改变画面。")
  static let tapCalls = HandbookEntry(
    .observed, ["lifecycle.O1", "lifecycle.O2", "article.1.6"],
    en: "A tap hands the push to the same method as an arrival, inactive, before didBecomeActive.",
    zh: "点按通知会调用与推送到达相同的方法，状态为 inactive，且早于 didBecomeActive。")
  static let tapLaunches = HandbookEntry(
    .observed, ["lifecycle.O1", "lifecycle.O2", "article.1.7"],
    en: """
      A tap that launches the app: the payload is in the launch options, then the push method runs \
      inactive.
      """,
    zh: "点按通知启动应用时，启动选项里带有推送内容，随后在 inactive 状态下调用推送方法。")
  static let tapOldMethodCold = HandbookEntry(
    .documented, ["push.A-O"],
    en: "A launch by tap does not call the method without a handler: the launch options hold it.",
    zh: "点按启动时不会调用不带 handler 的方法，推送内容只在启动选项里。")
  static let tapRemoves = HandbookEntry(
    .modelChoice,
    en: "A tapped notification leaves the screen and Notification Center.",
    zh: "点按过的通知会从屏幕和通知中心移除。")
  static let clearRemoves = HandbookEntry(
    .modelChoice, ["push.W16-707"],
    en: "Clearing a notification removes it; without a category that asks for it no app is told.",
    zh: "清除通知只是把它移除；除非其 category 要求，否则应用不会得知。")
}
