/// Launching, and moving between active, inactive, background and suspended.
extension HandbookEntry {
  static let launchForeground = HandbookEntry(
    .documented, ["lifecycle.A1", "lifecycle.A7", "lifecycle.O1"],
    en: "Launched by the user, an app runs willFinish and didFinishLaunching while still inactive.",
    zh: "由用户启动时，应用在未激活（inactive）状态下依次执行 willFinishLaunching 和 didFinishLaunching。")
  static let launchBackground = HandbookEntry(
    .observed, ["lifecycle.A1", "lifecycle.A14", "lifecycle.O2"],
    en: """
      Launched for an arriving push, an app runs willFinish and didFinishLaunching in background, \
      the payload in the launch options.
      """,
    zh: "因推送到达而启动时，应用在后台执行 willFinishLaunching 和 didFinishLaunching，启动选项里带有推送内容。")
  static let launchLiftsBan = HandbookEntry(
    .documented, ["lifecycle.A8", "lifecycle.D1"],
    en: "A launch by the user lifts the ban on background launches that a force quit had set.",
    zh: "用户亲自启动应用，会解除强制退出留下的后台启动禁令。")
  static let launchTimer = HandbookEntry(
    .documented, ["lifecycle.A22"],
    en: "The watchdog gives a launch about 20 s.",
    zh: "看门狗留给启动过程的时间约为 20 秒。")
  static let launchTooLong = HandbookEntry(
    .documented, ["lifecycle.A21", "lifecycle.A22"],
    en: "An app that has not launched within about 20 s is killed with code 0x8badf00d.",
    zh: "约 20 秒内没有启动完成的应用，会被看门狗以代码 0x8badf00d 终止。")
  static let launchToken = HandbookEntry(
    .disputed, ["push.H-APP"],
    en: """
      From iOS 8 on registering brings a token if the user was ever asked or Background App \
      Refresh is on.
      """,
    zh: "自 iOS 8 起，只要曾向用户请求过通知权限，或“后台 App 刷新”已开启，注册就能得到 token。",
    dispute: Dispute(
      "push.D-8", .otherSide([.tokenAlways]), by: ["push.W14-713", "push.W15-720"],
      en: "Apple's talks say that registering brings a token in every case.",
      zh: "WWDC 讲座的说法是：无论如何，注册都会得到 token。"))
  static let launchTokenBySettings = HandbookEntry(
    .observed, ["article.2.1", "push.W14-713"],
    en: "Up to iOS 7 a launch brings a token only if at least one of style, badge and sound is on.",
    zh: "iOS 7 及更早，只有提醒样式、角标、声音中至少一项开启，启动时才会得到 token。")
  static let enterForeground = HandbookEntry(
    .disputed, ["lifecycle.A11", "lifecycle.O1"],
    en: """
      On the way to the front applicationWillEnterForeground runs while the state is still \
      background; after it the app is inactive.
      """,
    zh: "从后台来到前台时先调用 applicationWillEnterForeground，此时状态仍是后台，之后才变为未激活（inactive）。",
    dispute: Dispute(
      "lifecycle.X10", .never, by: ["lifecycle.A5"],
      en: "One Apple page reads as if the app were inactive already inside that call.",
      zh: "Apple 有一处文档读起来像是该方法执行时应用就已处于 inactive。"))
  static let becomeActive = HandbookEntry(
    .documented, ["lifecycle.A11", "lifecycle.O1"],
    en: "With nothing over it any more the app becomes active; applicationDidBecomeActive runs.",
    zh: "应用上面不再盖着任何东西时变为激活（active），并调用 applicationDidBecomeActive。")
  static let interruption = HandbookEntry(
    .documented, ["lifecycle.A4", "lifecycle.A7", "lifecycle.O1"],
    en: """
      When something covers the active app, or it is about to leave, applicationWillResignActive \
      runs still active, then it is inactive.
      """,
    zh: "激活的应用被遮住或即将离开时，先在 active 状态下调用 applicationWillResignActive，然后变为未激活（inactive）。")
  static let spuriousActive = HandbookEntry(
    .disputed, ["lifecycle.X11"],
    en: """
      While Notification Center slides down, some versions call didBecomeActive and \
      willResignActive once more.
      """,
    zh: "通知中心下拉过程中，某些系统版本会多调用一次 didBecomeActive 和 willResignActive。",
    dispute: Dispute(
      "lifecycle.X11", .thisSide([.spuriousActive]), by: ["lifecycle.O13"],
      en: "A log of 2013 shows a single applicationWillResignActive and nothing more.",
      zh: "2013 年的一份日志里只有一次 applicationWillResignActive，再无其他。"))
  static let enterBackground = HandbookEntry(
    .documented, ["lifecycle.A2", "lifecycle.A10", "lifecycle.O1"],
    en: "An app that left the front is in background; applicationDidEnterBackground tells it.",
    zh: "离开前台的应用进入后台，由 applicationDidEnterBackground 通知它。")
  static let enterBackgroundTimer = HandbookEntry(
    .disputed, ["lifecycle.A9", "lifecycle.A10"],
    en: "applicationDidEnterBackground and applicationWillTerminate have about 5 s to return.",
    zh: "applicationDidEnterBackground 和 applicationWillTerminate 须在约 5 秒内返回。",
    dispute: Dispute(
      "lifecycle.X15", .never, by: ["lifecycle.O22"],
      en: "A WWDC20 talk names a watchdog on the order of 20 s for applicationDidEnterBackground.",
      zh: "WWDC20 的一场讲座说 applicationDidEnterBackground 的看门狗时限约为 20 秒。"))
  static let lockKeepsInactive = HandbookEntry(
    .documented, ["lifecycle.A34"],
    en: "On iOS 5 and 6 the lock moves the app to background, but applicationState says inactive.",
    zh: "在 iOS 5 和 6 上，锁屏会让应用进入后台，但 applicationState 读到的是 inactive。")
  static let docBackgroundSequence = HandbookEntry(
    .disputed, ["lifecycle.A2"],
    en: "applicationDidEnterBackground runs before the event when iOS launches or wakes the app.",
    zh: "系统在后台启动或唤醒应用时，先调用 applicationDidEnterBackground，再交付事件。",
    dispute: Dispute(
      "lifecycle.X1", .thisSide([.docBackgroundSequence]),
      by: ["lifecycle.O3", "lifecycle.O14", "lifecycle.O2", "lifecycle.O1"],
      en: "Logs of iOS 7, 9, 10 and 11 show no such call.",
      zh: "iOS 7、9、10、11 的实测日志里都没有这次调用。"))
  static let snapshotOnBackground = HandbookEntry(
    .documented, ["lifecycle.A4"],
    en: "After applicationDidEnterBackground returns, iOS takes the picture for the app switcher.",
    zh: "applicationDidEnterBackground 返回后，系统为应用切换器拍下快照。")
  static let suspendTimer = HandbookEntry(
    .modelChoice, ["lifecycle.A2"],
    en: "Apple says only that an idle background app may be suspended; here it is after 5 s.",
    zh: "Apple 只说后台无事可做的应用可能被挂起；模拟器固定为 5 秒之后。")
  static let suspend = HandbookEntry(
    .modelChoice, ["lifecycle.A2"],
    en: "Suspended, the app stays in memory and runs no code; no method announces it.",
    zh: "挂起后应用留在内存中，但不执行任何代码；系统不会调用任何方法来通知。")
  static let resume = HandbookEntry(
    .documented, ["push.W13-204", "lifecycle.A2"],
    en: "iOS resumes a suspended app to hand over an event; the app's own work goes on with it.",
    zh: "为了交付事件，系统恢复挂起的应用，它自己未完成的工作也随之继续。")
  static let workStandsStill = HandbookEntry(
    .modelChoice,
    en: "While the process is suspended, the app's own downloads and timers stand still.",
    zh: "进程挂起期间，应用自己的下载和定时任务都停在原处。")
  static let heldAwake = HandbookEntry(
    .documented, ["push.W13-204", "lifecycle.D4"],
    en: "A completion handler not yet called, or Xcode's debugger, keeps a background app running.",
    zh: "只要还有 completion handler 未调用，或连着 Xcode 调试器，后台应用就不会被挂起。")
  static let memoryWarning = HandbookEntry(
    .documented, ["lifecycle.A28"],
    en: "Running apps are warned of low memory when ending suspended ones has not freed enough.",
    zh: "终止挂起的应用仍腾不出足够内存时，系统向运行中的应用发出内存警告。")
  static let cardAppears = HandbookEntry(
    .modelChoice, ["lifecycle.O8"],
    en: "The card in the app switcher stays from the first launch until the user swipes it away.",
    zh: "应用切换器里的卡片自首次启动起一直存在，直到用户把它划掉。")
}
