/// Background fetch, and what holds for everything that iOS grants in background.
extension HandbookEntry {
  static let launchForEvent = HandbookEntry(
    .observed, ["lifecycle.O1", "lifecycle.O14", "lifecycle.A14"],
    en: """
      Launched for a fetch, a task or a transfer, an app runs willFinish and didFinishLaunching in \
      background, without launch options.
      """,
    zh: "因后台获取、任务或传输而启动时，应用在后台执行 willFinishLaunching 和 didFinishLaunching，没有启动选项。")
  static let fetchGranted = HandbookEntry(
    .documented, ["background.W13-204", "lifecycle.A18", "article.3.7"],
    en: "A fetch that iOS grants calls performFetch, resuming or launching the app for it.",
    zh: "系统准许一次后台获取时调用 performFetch，必要时先恢复或启动应用。")
  static let fetchEra = HandbookEntry(
    .documented, ["background.W13-204", "article.4.1"],
    en: "Background fetch came with iOS 7.",
    zh: "后台获取自 iOS 7 才有。")
  static let fetchNoMode = HandbookEntry(
    .documented, ["background.FETCHINT", "article.3.7"],
    en: "Without fetch in UIBackgroundModes setting an interval has no effect: nothing is fetched.",
    zh: "UIBackgroundModes 中没有 fetch 时，设定间隔不起作用，也就不会有后台获取。")
  static let fetchIntervalNever = HandbookEntry(
    .documented, ["background.FETCHINT", "article.3.11"],
    en: "The fetch interval is never by default; nothing is fetched until the app sets another.",
    zh: "获取间隔默认为“从不”；应用设定别的值之前，不会有任何后台获取。")
  static let fetchTaskIdentifiers = HandbookEntry(
    .documented, ["background.USEBG"],
    en:
      "From iOS 13 on BGTaskSchedulerPermittedIdentifiers in Info.plist disables background fetch.",
    zh: "自 iOS 13 起，Info.plist 中只要有 BGTaskSchedulerPermittedIdentifiers，后台获取就失效。")
  static let fetchQuietTime = HandbookEntry(
    .disputed, ["background.HDR", "background.W13-204", "article.3.11"],
    en: """
      The interval is a quiet time: after the app was used or has fetched, no fetch comes before \
      it is over; any time after is right.
      """,
    zh: "间隔是一段静默期：应用被使用或获取之后，期满之前不会有下一次获取，期满之后随时可能。",
    dispute: Dispute(
      "background.D-9", .otherSide([.fetchAdvisory]), by: ["background.FETCHINT"],
      en: "The method's page calls the interval advisory only.",
      zh: "方法文档说这个间隔只是建议。"))
  static let fetchHandlerTimer = HandbookEntry(
    .documented, ["lifecycle.A18", "article.3.10"],
    en: "A fetch gives the app 30 s of wall-clock time to call the handler.",
    zh: "一次后台获取给应用 30 秒（实际时间）来调用 completion handler。")
  static let fetchHandlerTooLate = HandbookEntry(
    .documented, ["lifecycle.A18", "lifecycle.A21", "article.3.10"],
    en: "An app that has not called the fetch's handler within 30 s is ended with 0x2182bad4.",
    zh: "30 秒内没有调用后台获取的 handler，应用会以代码 0x2182bad4 被终止。")
  static let fetchResult = HandbookEntry(
    .modelChoice, ["background.APG", "article.3.8"],
    en: """
      The result steers later fetches; here each one without new data doubles the quiet time, four \
      times at most, and new data or a failure resets it.
      """,
    zh: "结果影响以后的获取：模拟器中，每次没有新数据都使静默期加倍，最多四倍；有新数据或失败则复原。")
  static let fetchHabits = HandbookEntry(
    .modelChoice, ["background.W13-204", "article.3.12"],
    en: """
      iOS learns when the user opens the app; with option habits a fetch comes a quarter of an hour \
      before yesterday's times.
      """,
    zh: "系统会学习用户打开应用的时间；打开选项 habits 后，在昨天打开应用的各个时刻之前一刻钟获取一次。")
  static let grantBanned = HandbookEntry(
    .documented, ["lifecycle.A24", "lifecycle.D1", "background.W13-204"],
    en: "After a force quit iOS grants an app nothing in background until the user opens it.",
    zh: "强制退出之后，在用户再次打开应用之前，系统不准许它在后台做任何事。")
  static let grantBeforeFirstUnlock = HandbookEntry(
    .documented, ["lifecycle.A24", "background.W19-707"],
    en: "Before the first unlock after a restart iOS grants no app any time in background.",
    zh: "重启后首次解锁之前，系统不给任何应用后台时间。")
  static let grantRefreshOff = HandbookEntry(
    .documented, ["lifecycle.A32", "background.BGT-ERR"],
    en: "Background App Refresh, switched off, stops fetches and background tasks.",
    zh: "关闭“后台 App 刷新”，后台获取和后台任务就不再发生。")
  static let grantLowPower = HandbookEntry(
    .documented, ["lifecycle.A32", "background.LPM"],
    en: "Low Power Mode turns Background App Refresh off, and with it fetches and refresh tasks.",
    zh: "低电量模式会停用“后台 App 刷新”，后台获取和刷新任务随之停止。")
  static let grantLowBattery = HandbookEntry(
    .documented, ["background.W20-10063"],
    en: "Below 20 percent and off the charger iOS keeps the battery: no fetch and no refresh task.",
    zh: "电量低于 20% 且未接充电器时，系统省电优先：不做后台获取，也不执行刷新任务。")
  static let phonePower = HandbookEntry(
    .modelChoice,
    en: "Charger and battery change; what they decide is decided when iOS grants something.",
    zh: "充电状态或电量改变；它们的影响在系统准许某事时才起作用。")
  static let grantInFront = HandbookEntry(
    .modelChoice,
    en: "While the app is in front iOS puts off what it would grant in background.",
    zh: "应用在前台时，系统把后台才需要的准许推迟。")
}
