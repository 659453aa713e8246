/// Permission and registration (push.md sections 4.1 to 4.3).
extension HandbookEntry {
  static let promptAppears = HandbookEntry(
    .documented, ["push.A-PERM", "lifecycle.A4"],
    en:
      "The first request for permission shows a prompt; it makes the app inactive until answered.",
    zh: "第一次请求权限时弹出提示框；在用户回答之前应用处于未激活（inactive）状态。")
  static let promptAnswered = HandbookEntry(
    .documented, ["push.A-PERM"],
    en:
      "The user's answer is the permission; up to iOS 7 a refusal turns style, badge and sound off.",
    zh: "用户的回答就是权限；在 iOS 7 及更早，拒绝会关闭样式、角标和声音。")
  static let promptOnce = HandbookEntry(
    .documented, ["push.A-PERM"],
    en: "Later requests show no prompt: the app gets the answer that was given before.",
    zh: "之后的请求不再弹框：应用直接得到先前的回答。")
  static let provisional = HandbookEntry(
    .documented, ["push.A-PERM", "push.W18-710"],
    en:
      "Provisional permission is granted without a prompt; pushes go to Notification Center only.",
    zh: "临时（provisional）权限无需弹框；推送只进入通知中心。")
  static let registered = HandbookEntry(
    .documented, ["push.A-REG"],
    en: "A registration that succeeds gives the app its device token.",
    zh: "注册成功后应用得到 device token。")
  static let registrationFails = HandbookEntry(
    .documented, ["push.A-REG"],
    en: "A registration without a connection to APNs fails, and the app is told.",
    zh: "连不上 APNs 时注册失败，应用会得到通知。")
  static let registrationNotEntitled = HandbookEntry(
    .documented, ["push.A-REG"],
    en: "Without the push capability there is no token: a registration fails, and the app is told.",
    zh: "没有推送权能（capability）就没有 token：注册失败，应用会得到通知。")
  static let prewarm = HandbookEntry(
    .disputed, ["lifecycle.A1"],
    en: "Early iOS 15 ran didFinishLaunching of a scene app ahead of any launch; then it waits.",
    zh: "早期 iOS 15 会在真正启动之前就运行使用 scene 的应用的 didFinishLaunching，随后进程等待。",
    dispute: Dispute(
      "lifecycle.X9", .thisSide([.prewarmRunsDidFinish]),
      en: "Apple: prewarming stops before UIApplicationMain, no delegate method is called.",
      zh: "Apple 的说法：预热在 UIApplicationMain 之前停止，不调用任何 delegate 方法。"))
  static let alertWakeCounts = HandbookEntry(
    .modelChoice, ["push.A-BG"],
    en: "With the option a shown push with content-available counts among the silent ones.",
    zh: "打开该选项后，带 content-available 的可见推送也计入静默推送的配额。")
}
