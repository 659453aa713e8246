/// Background sessions: transfers outside the app.
extension HandbookEntry {
  static let transferEnds = HandbookEntry(
    .documented, ["background.URLBG", "background.W13-204"],
    en: """
      A background session's transfers go on outside the app, whether it is suspended or \
      gone.
      """,
    zh: "后台会话的传输在应用之外进行，应用挂起或不在时也照样继续。")
  static let transferWakes = HandbookEntry(
    .documented, ["background.HEBUS", "background.W13-705"],
    en: """
      Once all transfers of a session have ended, well or badly, iOS resumes or launches \
      the app and calls handleEventsForBackgroundURLSession.
      """,
    zh: "一个会话的传输全部结束后（无论成败），系统恢复或启动应用，调用 handleEventsForBackgroundURLSession。")
  static let transferDelegate = HandbookEntry(
    .documented, ["background.FINEV", "background.W14-707"],
    en: """
      The session's delegate gets its calls once the process has made a session with the \
      same identifier.
      """,
    zh: "进程用同一标识符创建会话之后，会话的 delegate 才收到各个调用。")
  static let transferFinishesEvents = HandbookEntry(
    .documented, ["background.FINEV", "background.W14-707"],
    en: """
      After the last of these calls urlSessionDidFinishEvents says that the handler may be \
      called.
      """,
    zh: "这些调用全部结束之后，urlSessionDidFinishEvents 表示可以调用 handler 了。")
  static let transferTimer = HandbookEntry(
    .documented, ["background.W14-707"],
    en: """
      The wake gives the app 30 s to call the handler of \
      handleEventsForBackgroundURLSession.
      """,
    zh: "这次唤起给应用 30 秒来调用 handleEventsForBackgroundURLSession 的 handler。")
  static let transferHandlerInTime = HandbookEntry(
    .documented, ["background.HEBUS"],
    en: """
      The handler of handleEventsForBackgroundURLSession was called in time: iOS renews \
      the switcher's picture and suspends the app.
      """,
    zh: "handleEventsForBackgroundURLSession 的 handler 及时调用：系统更新切换器快照，然后挂起应用。")
  static let transferHandlerTooLate = HandbookEntry(
    .documented, ["background.W14-707", "lifecycle.A21"],
    en: """
      An app that has not called this handler when the time is over is ended with \
      0x2182bad3.
      """,
    zh: "时间用完仍没有调用这个 handler 的应用，会以代码 0x2182bad3 被终止。")
  static let transferCancelled = HandbookEntry(
    .documented, ["background.URLBG", "background.BTCANC"],
    en: """
      A force quit cancels all transfers of the app's background sessions; the app learns \
      it when it next makes the session.
      """,
    zh: "强制退出会取消应用后台会话的全部传输；应用下次创建会话时才得知。")
  static let transferBanned = HandbookEntry(
    .documented, ["background.URLBG"],
    en: """
      An app that the user swiped away is not launched for its transfers; the calls wait \
      until the user opens it.
      """,
    zh: "被用户划掉的应用不会因传输而启动；相应的调用要等用户打开它。")
  static let transferNoLaunchEvents = HandbookEntry(
    .documented, ["background.SSLE"],
    en: """
      A session whose configuration has sessionSendsLaunchEvents false wakes nothing; the \
      app hears of its transfers when it runs.
      """,
    zh: "配置中 sessionSendsLaunchEvents 为 false 的会话不会唤起应用；应用运行时才得知传输的结果。")
  static let transferBeforeFirstUnlock = HandbookEntry(
    .documented, ["background.W13-204", "lifecycle.A24"],
    en: """
      Transfers may go on after a restart, but before the first unlock no app is launched \
      for them.
      """,
    zh: "手机重启后传输可以继续，但首次解锁之前不会为此启动应用。")
  static let transferEra = HandbookEntry(
    .documented, ["background.W13-204", "article.4.1"],
    en: "Background sessions came with iOS 7.",
    zh: "后台会话自 iOS 7 才有。")
  static let transferNone = HandbookEntry(
    .documented, ["background.HEBUS"],
    en: "Nothing ends where the app's background sessions have no transfer under way.",
    zh: "应用的后台会话没有进行中的传输，也就没有什么可以结束。")
  static let transferNeedsNetwork = HandbookEntry(
    .modelChoice, ["background.URLBG"],
    en: """
      While the phone is offline a transfer is not done; here it waits, and only its \
      failure can be played.
      """,
    zh: "手机没有联网时传输不会完成；模拟器中它一直等待，只能演示它失败。")
  static let transferDiscretionary = HandbookEntry(
    .documented, ["background.DISC", "background.BTCANC", "background.F-741432"],
    en: """
      A transfer started in background is discretionary: with Background App Refresh off \
      or in Low Power Mode it does not go on.
      """,
    zh: "在后台开始的传输由系统酌情安排：“后台 App 刷新”关闭或低电量模式下，它不会继续。")
  static let transferDelay = HandbookEntry(
    .observed, ["background.DLBG", "background.F-14854", "background.F-128813"],
    en: """
      With each wake for transfers iOS puts off the next one that the app starts in \
      background: 60 s, then twice as long each time.
      """,
    zh: "每次因传输被唤起，系统就把应用接着在后台开始的传输推迟更久：先 60 秒，以后每次加倍。")
  static let transferHurried = HandbookEntry(
    .documented, ["background.DLBG", "background.W14-707"],
    en: """
      When the user opens the app its transfers are put off no longer, and from iOS 8 on \
      are no more discretionary.
      """,
    zh: "用户打开应用后，它的传输不再推迟；自 iOS 8 起也不再由系统酌情安排。")
}
