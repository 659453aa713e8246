/// BGTaskScheduler.
extension HandbookEntry {
  static let taskGranted = HandbookEntry(
    .documented, ["background.BGT-REG", "background.W19-707"],
    en: """
      A task that iOS grants calls the launch handler of its identifier, resuming or launching the \
      app; one request is one launch.
      """,
    zh: "系统准许任务时调用该标识符的 launch handler，必要时恢复或启动应用；一个请求只换来一次启动。")
  static let taskEra = HandbookEntry(
    .documented, ["background.W19-707"],
    en: "BGTaskScheduler came with iOS 13.",
    zh: "BGTaskScheduler 自 iOS 13 才有。")
  static let taskNotSubmitted = HandbookEntry(
    .documented, ["background.BGT-SUB", "background.W19-707"],
    en: "iOS runs a task only while a request for it is pending; each run takes one away.",
    zh: "只有提交过、尚未用掉的请求才会让系统执行任务；每执行一次就用掉一个。")
  static let taskSubmitFails = HandbookEntry(
    .documented, ["background.BGT-ERR", "lifecycle.A20"],
    en: """
      submit throws: notPermitted without mode or identifier, unavailable with Background App \
      Refresh off, too many beyond 1 refresh and 10 processing.
      """,
    zh: "submit 抛出错误：缺少模式或标识符为 notPermitted，后台 App 刷新关闭为 unavailable，超过 1 个刷新或 10 个处理请求为过多。")
  static let taskRegistration = HandbookEntry(
    .observed, ["background.BGT-REG", "background.F-799126", "background.GH-414"],
    en: """
      Launch handlers are registered once each and before the launch ends; registering late or \
      twice, or a request without a handler, ends the app.
      """,
    zh: "launch handler 须在启动结束之前注册，且每个标识符一次；注册过晚、重复，或请求没有 handler，应用都会终止。")
  static let taskTooEarly = HandbookEntry(
    .documented, ["background.BGT-SUB", "background.W19-707"],
    en: "A request does not run before its earliestBeginDate; how long after is iOS's choice.",
    zh: "请求不会早于 earliestBeginDate 执行；之后何时执行由系统决定。")
  static let taskBanned = HandbookEntry(
    .disputed, ["background.F-119758", "lifecycle.A24"],
    en: "After a force quit iOS launches no app for a processing task.",
    zh: "强制退出之后，系统不会为处理任务启动应用。",
    dispute: Dispute(
      "background.D-7", .otherSide([.processingAfterForceQuit]), by: ["lifecycle.D3"],
      en:
        "An Apple engineer calls it intentional that from iOS 18.3 on it may run; profile ios26 does.",
      zh: "Apple 工程师说，自 iOS 18.3 起允许执行是有意为之；规则集 ios26 即如此。"))
  static let taskIdle = HandbookEntry(
    .documented, ["background.BGT-PRO"],
    en:
      "A processing task runs only while the device is idle; here: locked, no call, app not running.",
    zh: "处理任务只在设备闲置时执行；模拟器中指手机已锁定、没有通话、应用没有运行。")
  static let taskNeedsPower = HandbookEntry(
    .documented, ["background.BGT-PRO"],
    en: "A request with requiresExternalPower waits for the charger.",
    zh: "设定 requiresExternalPower 的请求要等接上充电器。")
  static let taskNeedsNetwork = HandbookEntry(
    .documented, ["background.BGT-PRO"],
    en: "A request with requiresNetworkConnectivity waits for the network.",
    zh: "设定 requiresNetworkConnectivity 的请求要等联网。")
  static let taskTimer = HandbookEntry(
    .documented, ["background.W19-707", "lifecycle.A20"],
    en: """
      A refresh has 30 s, processing several minutes, five here; the time counts for each launch, \
      not for each task.
      """,
    zh: "刷新任务有 30 秒，处理任务有几分钟，模拟器取五分钟；时间按每次启动计算，不按任务。")
  static let taskExpires = HandbookEntry(
    .documented, ["background.BGT-EXP", "lifecycle.A20"],
    en: """
      When its time is over a task's expiration handler is called, then it has to be completed; \
      without one it counts as failed at once.
      """,
    zh: "时间用完时调用任务的 expiration handler，此后仍须完成任务；没有设定的则直接算失败。")
  static let taskPickedUp = HandbookEntry(
    .documented, ["background.BGT-PRO"],
    en: "When the user picks the phone up a processing task expires: its handler is called.",
    zh: "用户拿起手机时，处理任务随即到期，并调用它的 expiration handler。")
  static let taskOverrun = HandbookEntry(
    .documented, ["background.STRAT", "background.W22-10142"],
    en: "An app that has not completed its task after the expiration is terminated.",
    zh: "到期后仍未完成任务的应用会被终止。")
  static let taskCompleted = HandbookEntry(
    .documented, ["lifecycle.A2", "background.W19-707"],
    en: "setTaskCompleted ends the wake: iOS renews the picture and may suspend the app.",
    zh: "setTaskCompleted 结束这次唤起：系统更新快照，并可能挂起应用。")
}
