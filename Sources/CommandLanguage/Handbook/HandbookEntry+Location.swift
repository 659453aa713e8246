/// Regions, significant changes and visits.
extension HandbookEntry {
  static let launchForLocation = HandbookEntry(
    .documented, ["background.LOK-LOC", "lifecycle.A14"],
    en: """
      Launched for its location, an app runs willFinish and didFinishLaunching in background, the \
      location key in the launch options.
      """,
    zh: "因位置事件而启动时，应用在后台执行 willFinishLaunching 和 didFinishLaunching，启动选项里有 location 键。")
  static let locationCrossing = HandbookEntry(
    .documented, ["background.LPG-REG", "background.REG", "article.3.2"],
    en: """
      A crossing of a monitored region's boundary, in or out, wakes the app and goes to its \
      location manager's delegate.
      """,
    zh: "进出被监测区域的边界会唤起应用，并交给 location manager 的 delegate；只有越过边界才算，本就在区域内不算。")
  static let locationSignificantChange = HandbookEntry(
    .documented, ["background.SLC", "article.3.3"],
    en: """
      A significant change (500 m, another cell tower) wakes a suspended or ended app; a new \
      process must ask for the changes again to get it.
      """,
    zh: "位置重大变化（500 米，或换了基站）会唤起挂起或已终止的应用；新进程须再次开始监测才能收到。")
  static let locationVisit = HandbookEntry(
    .documented, ["background.W14-706", "background.VIS"],
    en: "A visit, monitored from iOS 8 on, wakes the app; the service need not be started again.",
    zh: "自 iOS 8 起，被监测的到访会唤起应用；重新启动后不必再次开启该服务。")
  static let locationNotMonitored = HandbookEntry(
    .documented, ["background.LPG-REG", "background.SLC"],
    en: "An app is told only of what its own code has asked iOS to monitor; this it has not.",
    zh: "只有应用自己的代码请系统监测过的位置事件才会通知它，而这一项它没有请求监测。")
  static let locationTwentyRegions = HandbookEntry(
    .documented, ["background.REG"],
    en: "iOS monitors at most 20 regions for an app; one more fails with monitoringDidFailFor.",
    zh: "系统最多为一个应用监测 20 个区域，再多一个就以 monitoringDidFailFor 失败。")
  static let locationWaitsForManager = HandbookEntry(
    .documented, ["background.LPG-REG", "background.SLC"],
    en: """
      A woken process gets the event only once it has made a location manager again and set its \
      delegate; until then it waits.
      """,
    zh: "被唤起的进程要重新创建 location manager 并设好 delegate 才能收到事件，在此之前事件一直等着。")
  static let locationInUse = HandbookEntry(
    .documented, ["background.LAUTH", "background.W14-706"],
    en:
      "With permission While Using the App no location event reaches an app that is not in front.",
    zh: "定位权限为“使用 App 期间”时，不在前台的应用收不到任何位置事件，更不会因此启动。")
  static let locationDenied = HandbookEntry(
    .documented, ["background.LAUTH"],
    en: "Without permission for its location an app is told nothing about it.",
    zh: "没有定位权限的应用，得不到任何位置信息。")
  static let locationRefreshOff = HandbookEntry(
    .disputed, ["background.LPG-REG", "lifecycle.A32"],
    en: """
      With Background App Refresh off, so too in Low Power Mode, no location event wakes the app: \
      so on iOS 7.
      """,
    zh: "关闭“后台 App 刷新”（低电量模式也会停用它）后，位置事件不再唤起应用：iOS 7 即如此。",
    dispute: Dispute(
      "background.D-2", .thisSide([.refreshOffStopsLocation]), by: ["background.W14-706"],
      en: "Apple's talk of 2014 says that from iOS 8 on the switch stops no location service.",
      zh: "2014 年的 WWDC 讲座说，自 iOS 8 起这个开关不再影响任何定位服务。"))
  static let locationBannedInSeven = HandbookEntry(
    .documented, ["background.W13-204", "lifecycle.O16"],
    en:
      "iOS 7.0 launches no app for its location once the user has swiped it away; 7.1 does again.",
    zh: "iOS 7.0 上，被用户划掉的应用不会因位置而启动；从 7.1 起又可以。")
  static let locationBanned = HandbookEntry(
    .disputed, ["background.F-826964"],
    en:
      "An app that the user swiped away is not launched for its location: so one report of iOS 26.",
    zh: "被用户划掉的应用不会因位置而启动：iOS 26 上有一份这样的报告。",
    dispute: Dispute(
      "background.D-3", .thisSide([.noLocationAfterForceQuit]),
      by: ["background.W14-706", "lifecycle.A24"],
      en: "Apple's talk and guide have location apps relaunched after a force quit.",
      zh: "Apple 的讲座和指南都说，定位应用在强制退出后仍会被重新启动。"))
  static let locationBeforeFirstUnlock = HandbookEntry(
    .documented, ["background.GEO", "lifecycle.A24"],
    en: "Before the first unlock after a restart no app is launched for its location.",
    zh: "重启后首次解锁之前，系统不会因位置启动任何应用；期间越过的边界也不再补报。")
  static let locationTimer = HandbookEntry(
    .documented, ["background.LPG-LOC", "lifecycle.O26", "article.3.4"],
    en: "A location event gives an app in background about 10 s, more only with a background task.",
    zh: "位置事件给后台应用约 10 秒；配合后台任务（beginBackgroundTask）才能更久。")
  static let locationOverrun = HandbookEntry(
    .documented, ["background.LPG-REG", "background.LPG-LOC"],
    en: "An app still at work when the 10 s of its location event are over is terminated.",
    zh: "位置事件的 10 秒用完时仍在工作的应用会被终止。")
  static let snapshotAfterWake = HandbookEntry(
    .modelChoice, ["lifecycle.A2"],
    en: """
      Before an app woken in background is suspended iOS renews its picture; without a result to \
      go by it is the old one here.
      """,
    zh: "被唤起的应用挂起之前，系统会更新切换器快照；没有结果可依据时，模拟器当作内容未变。")
}
