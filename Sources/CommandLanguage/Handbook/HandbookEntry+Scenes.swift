/// Scenes (iOS 13) and UNUserNotificationCenter (iOS 10).
extension HandbookEntry {
  static let launchScene = HandbookEntry(
    .documented, ["lifecycle.A6", "lifecycle.A7"],
    en: "A scene app runs its launch methods in background and without launch options.",
    zh: "使用 scene 的应用在后台状态下执行启动方法，没有启动选项。")
  static let sceneConnects = HandbookEntry(
    .disputed, ["lifecycle.A1", "lifecycle.O28"],
    en: "The scene connects before it first enters the foreground, and only then.",
    zh: "scene 在第一次进入前台之前连接，也只在那时连接。",
    dispute: Dispute(
      "lifecycle.X2", .otherSide([.backgroundScene]), by: ["lifecycle.A3", "lifecycle.A2"],
      en: "Apple's pages let the system connect a scene in background too.",
      zh: "Apple 文档认为系统也可以在后台连接 scene。"))
  static let backgroundScene = HandbookEntry(
    .disputed, ["lifecycle.A3", "lifecycle.A2"],
    en: "Launched in background, the app gets a scene, which enters the background at once.",
    zh: "应用在后台启动时也得到 scene，scene 随即进入后台。",
    dispute: Dispute(
      "lifecycle.X2", .thisSide([.backgroundScene]), by: ["lifecycle.O11"],
      en: "Logs show no scene and no window until the user opens the app.",
      zh: "日志表明：用户打开应用之前没有 scene，也没有窗口。"))
  static let sceneEndsInFront = HandbookEntry(
    .disputed, ["lifecycle.O6", "lifecycle.O7", "lifecycle.O12"],
    en: "Swiped away in front: iOS 13 to 15 say sceneDidEnterBackground, later sceneDidDisconnect.",
    zh: "在前台被划掉时，iOS 13 到 15 调用 sceneDidEnterBackground，更新的系统调用 sceneDidDisconnect。",
    dispute: Dispute(
      "lifecycle.X3", .never,
      en: "The reports differ by version and device; applicationWillTerminate is never certain.",
      zh: "各处报告因版本和设备而异；applicationWillTerminate 从来没有保证。"))
  static let sceneEndsAtWork = HandbookEntry(
    .observed, ["lifecycle.O8", "lifecycle.O12"],
    en: "Swiped away at work in background, the scene disconnects, then the app is terminated.",
    zh: "应用在后台工作时被划掉：先断开 scene，再终止应用。")
  static let centerWillPresent = HandbookEntry(
    .documented, ["push.H-UNC"],
    en: "From iOS 10 a visible push to an app in front goes to the centre's delegate: willPresent.",
    zh: "从 iOS 10 起，应用在前台时，可见推送交给通知中心的 delegate：willPresent。")
  static let centerFetchToo = HandbookEntry(
    .observed, ["push.ONES"],
    en:
      "With content-available in front both are called: first the fetch method, then willPresent.",
    zh: "应用在前台且推送带 content-available 时两者都调用：先推送方法，再 willPresent。")
  static let centerResponse = HandbookEntry(
    .observed, ["push.MEAS10", "push.GIST"],
    en: "A tap goes to the centre's delegate, where it was set: didReceive response.",
    zh: "设置了通知中心的 delegate 时，点按交给它：didReceive response。")
  static let centerHandler = HandbookEntry(
    .modelChoice, ["push.A-UND"],
    en: "The centre's completion handlers have no time limit here: none is documented.",
    zh: "通知中心的 completion handler 在这里没有时限：文档没有写明。")
  static let tapSceneWithoutDelegate = HandbookEntry(
    .modelChoice,
    en: "In a scene app without a delegate of the centre a tap reaches no push method.",
    zh: "使用 scene 而没有通知中心 delegate 的应用，点按不会进入任何推送方法。")
  static let tapBug = HandbookEntry(
    .observed, ["push.RADAR10"],
    en: "iOS 10.0: without a delegate of the centre a tap calls only the method without a handler.",
    zh: "iOS 10.0：没有通知中心 delegate 时，点按只调用不带 handler 的方法。")
  static let pushPriority10 = HandbookEntry(
    .documented, ["push.W19-707"],
    en: "From iOS 13 a silent push with priority 10 does not launch or wake the app.",
    zh: "从 iOS 13 起，优先级为 10 的静默推送不会启动或唤醒应用。")
  static let displayByAnswer = HandbookEntry(
    .documented, ["push.H-UNC"],
    en: "In front the system shows what the app answered in willPresent, and nothing else.",
    zh: "应用在前台时，系统只显示应用在 willPresent 中允许的内容。")
}
