/// Whether and how the app is called for a push that has reached the device.
extension HandbookEntry {
  static let pushNoAps = HandbookEntry(
    .modelChoice, ["push.AR-KEY"],
    en: "A payload must contain an aps dictionary; a push without one is discarded.",
    zh: "推送内容必须带有 aps 字典，没有 aps 的推送会被丢弃。")
  static let pushActive = HandbookEntry(
    .documented, ["lifecycle.A8", "push.H-UNC"],
    en: "A push that arrives while the app is active is handed to it at once; the state is active.",
    zh: "应用处于激活状态时，到达的推送立即交给它，此时状态为 active。")
  static let pushInactive = HandbookEntry(
    .observed, ["article.1.11", "lifecycle.A7"],
    en: "A push that arrives while something covers the app is handed over inactive, like a tap.",
    zh: "应用被遮住时到达的推送，在未激活（inactive）状态下交付，看上去与点按无异。")
  static let pushBackground = HandbookEntry(
    .documented, ["push.A-BG", "push.W15-720", "push.W13-204"],
    en: """
      A content-available push wakes an app in background, resumed if suspended, and the method \
      runs in state background.
      """,
    zh: "带 content-available 的推送会唤起后台应用（挂起的先恢复），方法在后台状态下执行。")
  static let pushNotRunning = HandbookEntry(
    .disputed, ["lifecycle.A8", "push.W13-204", "push.MEAS10"],
    en: """
      An app that iOS, not the user, ended is launched in background and called after \
      didFinishLaunching.
      """,
    zh: "若应用不是被用户划掉的，系统会在后台启动它，并在 didFinishLaunching 之后调用推送方法。",
    dispute: Dispute(
      "push.D-2", .otherSide([.killedNeverWakes]), by: ["article.2.4", "article.4.7"],
      en: "Two of the articles say that an app that is not running is never woken.",
      zh: "有两篇文章认为，未在运行的应用绝不会被唤起。"))
  static let pushLaunchOnly = HandbookEntry(
    .disputed, ["article.1.18", "lifecycle.O15"],
    en: "The launch brings the payload in the launch options; the push method is not called.",
    zh: "推送内容只出现在启动选项里，推送方法不会再被调用。",
    dispute: Dispute(
      "article.1.18", .thisSide([.launchOnly]),
      by: ["article.1.7", "lifecycle.O1", "lifecycle.O2"],
      en: "The same article's main text and logs of iOS 10 and 11 show both calls.",
      zh: "同一篇文章的正文以及 iOS 10、11 的日志都显示两个方法先后被调用。"))
  static let pushOldMethod = HandbookEntry(
    .documented, ["push.A-O"],
    en: "Without the method with a handler, or before iOS 7, an app in front gets pushes here.",
    zh: "没有实现带 handler 的方法，或在 iOS 7 之前，前台的推送由不带 handler 的方法接收。")
  static let pushOldMethodNeverWakes = HandbookEntry(
    .documented, ["push.A-O", "lifecycle.A8"],
    en: "Only the method with fetchCompletionHandler wakes an app; this one does not implement it.",
    zh: "只有带 fetchCompletionHandler 的方法才能唤起应用，而该应用没有实现它。")
  static let pushNoFlag = HandbookEntry(
    .documented, ["push.W15-720", "article.1.5"],
    en: "Without content-available an arriving push calls nothing in an app that is not in front.",
    zh: "没有 content-available 时，推送到达不会调用前台以外应用的任何方法。")
  static let pushEraWithoutWake = HandbookEntry(
    .documented, ["push.W13-204", "article.4.1"],
    en: "Waking an app by content-available came with iOS 7; earlier versions never call it.",
    zh: "用 content-available 唤起应用自 iOS 7 才有，更早的系统从不调用。")
  static let pushMadePlain = HandbookEntry(
    .disputed, ["article.2.7", "article.4.4"],
    en: "What is shown or heard makes a content-available push plain: it does not wake the app.",
    zh: "带有可见或可听内容的 content-available 推送被当作普通推送，不会唤起应用。",
    dispute: Dispute(
      "push.D-1", .thisSide([.mixedIsPlain, .alertSpoils]),
      by: ["push.W15-720", "lifecycle.A8", "article.3.15"],
      en: "WWDC talks, Apple's method page and two articles: it is shown and the app is woken.",
      zh: "WWDC 讲座、Apple 的方法文档和另外两篇文章都说：既显示，也唤起应用。"))
  static let pushBanned = HandbookEntry(
    .documented, ["lifecycle.A8", "lifecycle.D1", "article.1.9"],
    en: "No push launches an app that the user swiped away, until the user opens it again.",
    zh: "被用户划掉的应用，在用户再次打开之前不会因推送而启动。")
  static let pushNoMode = HandbookEntry(
    .documented, ["push.A-BG", "push.W14-713"],
    en: "Without remote-notification in UIBackgroundModes no push wakes the app in background.",
    zh: "UIBackgroundModes 中没有 remote-notification，推送就不会在后台唤起应用。")
  static let pushRefreshOff = HandbookEntry(
    .disputed, ["push.W15-720"],
    en: "With Background App Refresh off no push wakes the app in background.",
    zh: "关闭“后台 App 刷新”后，推送不会在后台唤起应用。",
    dispute: Dispute(
      "push.D-7", .otherSide([.refreshIgnored]), by: ["push.KII"],
      en: "One vendor's guide has this on iOS 7 only; from iOS 8 on the app is woken regardless.",
      zh: "一家厂商的文档称仅 iOS 7 如此，自 iOS 8 起应用照样被唤起。"))
  static let pushLowPower = HandbookEntry(
    .documented, ["push.A-BRS"],
    en: "Low Power Mode turns Background App Refresh off, so no push wakes the app in background.",
    zh: "低电量模式会停用“后台 App 刷新”，推送因此不会在后台唤起应用。")
  static let pushBeforeFirstUnlock = HandbookEntry(
    .documented, ["lifecycle.A24"],
    en: "Before the first unlock after a restart nothing is launched in background; it waits.",
    zh: "重启后首次解锁之前，系统不在后台启动任何应用，推送留待解锁之后。")
  static let pushPostBoot = HandbookEntry(
    .observed, ["lifecycle.O19"],
    en: "For the first 300 s after a restart launches for a silent push were seen refused.",
    zh: "日志显示，重启后的最初 300 秒内，因静默推送的启动会被拒绝。")
  static let pushPaced = HandbookEntry(
    .disputed, ["background.W20-10063", "push.A-TRBL"],
    en: "The device spaces silent wakes, here 900 s apart and 20 a day, and holds the newest.",
    zh: "设备自身会拉开静默唤起的间隔（模拟器取 900 秒、每天 20 次），并保留最新一条。",
    dispute: Dispute(
      "push.D-13", .thisSide([.devicePacing]), by: ["push.W13-204"],
      en: "Apple's talk of 2013 and two of the articles place the limit at APNs alone.",
      zh: "2013 年的 WWDC 讲座和其中两篇文章都认为限制只在 APNs 一端。"))
  static let pushKilledNeverWakes = HandbookEntry(
    .disputed, ["article.2.4", "article.4.7"],
    en: "An app that is not running is never launched for a push, whoever ended it.",
    zh: "应用未在运行时，不论由谁终止，都不会因推送而启动。",
    dispute: Dispute(
      "push.D-2", .thisSide([.killedNeverWakes]),
      by: ["lifecycle.A8", "push.W13-204", "push.MEAS10"],
      en: "Apple's page, a WWDC talk and logs have it launched unless the user swiped it away.",
      zh: "Apple 的文档、WWDC 讲座和日志都表明：只要不是被用户划掉，就会启动。"))
  static let pushHeldDelivered = HandbookEntry(
    .documented, ["push.A-BG"],
    en: """
      The device holds only the newest silent push and delivers it when the moment allows, or at \
      once when the user launches the app.
      """,
    zh: "设备只保留最新一条静默推送，时机允许时再交付；用户启动应用则立即交付。")
}
