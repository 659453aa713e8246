/// Every end of a process, and what it leaves behind.
extension HandbookEntry {
  static let forceQuitInFront = HandbookEntry(
    .observed, ["lifecycle.O5", "lifecycle.O8"],
    en: """
      Swiped away from the front, an app gets applicationDidEnterBackground (twice on iOS 7), then \
      applicationWillTerminate.
      """,
    zh: "前台应用被划掉时，先收到 applicationDidEnterBackground（iOS 7 为两次），再收到 applicationWillTerminate。")
  static let forceQuitAtWork = HandbookEntry(
    .observed, ["lifecycle.O4", "lifecycle.O8"],
    en: """
      Swiped away while running in background, an app gets applicationWillTerminate, up to iOS 7 \
      after one more applicationDidEnterBackground.
      """,
    zh: "后台运行中的应用被划掉时收到 applicationWillTerminate，iOS 7 及更早还会先来一次 applicationDidEnterBackground。")
  static let forceQuitSuspended = HandbookEntry(
    .observed, ["lifecycle.O8", "lifecycle.A9"],
    en: "The swipe in the app switcher ends the process; a suspended app is told nothing of it.",
    zh: "在应用切换器中划掉卡片会终止进程；已挂起的应用收不到任何通知。")
  static let forceQuitBan = HandbookEntry(
    .documented, ["lifecycle.D1", "lifecycle.A8", "article.1.9"],
    en: "The swipe sets a flag: iOS does not launch the app in background until the user opens it.",
    zh: "划掉应用会留下一个标记：在用户再次打开之前，系统不会在后台启动它。")
  static let reclaim = HandbookEntry(
    .disputed, ["lifecycle.A29", "lifecycle.O22"],
    en: "When iOS needs memory it ends the process without a call and sets no ban.",
    zh: "系统回收内存时直接终止进程，不调用任何方法，也不设禁令。",
    dispute: Dispute(
      "lifecycle.X13", .never, by: ["lifecycle.A9"],
      en: """
        Apple's page allows applicationWillTerminate for an app that is running in background, not \
        suspended.
        """,
      zh: "Apple 的文档说，对于正在后台运行而未挂起的应用，系统可能调用 applicationWillTerminate。"))
  static let crash = HandbookEntry(
    .documented, ["lifecycle.A23", "lifecycle.O17"],
    en: "A crash ends the process without a call; iOS may launch the app in background again.",
    zh: "崩溃直接终止进程，不调用任何方法；之后系统仍可在后台再次启动应用。")
  static let codeTrapped = HandbookEntry(
    .documented, ["lifecycle.A23", "lifecycle.O17"],
    en: "Code that traps is a crash: the process ends there, without a further call.",
    zh: "代码触发运行时陷阱即为崩溃：进程就此终止，不再有任何调用。")
  static let watchdogHang = HandbookEntry(
    .documented, ["lifecycle.A21", "lifecycle.A22"],
    en: "An app whose code does not give the main thread back is killed with code 0x8badf00d.",
    zh: "代码一直占着主线程不返回时，看门狗以代码 0x8badf00d 终止应用。")
  static let reboot = HandbookEntry(
    .modelChoice, ["lifecycle.A24"],
    en: "A restart ends the process, here without a call, and leaves the phone locked.",
    zh: "重启会终止进程（模拟器不调用任何方法），之后手机处于锁定状态。")
  static let rebootLiftsBan = HandbookEntry(
    .disputed, ["lifecycle.A8", "lifecycle.A24", "lifecycle.O18"],
    en: "A restart of the phone lifts the ban that a force quit had set.",
    zh: "重启手机会解除强制退出留下的禁令。",
    dispute: Dispute(
      "lifecycle.X4", .otherSide([.rebootKeepsBan]), by: ["lifecycle.D1"],
      en: "An Apple engineer names only a manual launch as what clears the flag.",
      zh: "Apple 工程师的说法是：只有用户手动启动才能清除这个标记。"))
  static let xcodeEnds = HandbookEntry(
    .observed, ["article.1.17", "lifecycle.A27"],
    en: "Xcode ends the process without a call; unlike a swipe that sets no ban.",
    zh: "Xcode 直接终止进程，不调用任何方法；与划掉不同，它不会留下禁令。")
  static let processTakesWork = HandbookEntry(
    .modelChoice,
    en: "With the process end its deadlines and the work that it had put off.",
    zh: "进程结束时，它的各个时限和尚未完成的工作一并消失。")
  static let killDropsHeld = HandbookEntry(
    .disputed, ["push.A-BG"],
    en: "If something force quits or kills the app, the silent push held for it is discarded.",
    zh: "应用被强制退出或被终止时，设备为它保留的静默推送随即丢弃。",
    dispute: Dispute(
      "push.D-12", .otherSide([.keepsHeldAfterForceQuit]), by: ["push.W25-227"],
      en: "A WWDC25 talk can be read so that it waits until the app is launched again.",
      zh: "WWDC25 的一场讲座可以理解为：它会保留到应用再次启动。"))
}
