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
}
