/// What APNs does with a provider's request.
extension HandbookEntry {
  static let apnsDelivered = HandbookEntry(
    .documented, ["push.A-METR"],
    en: "APNs answers an accepted request with 200 and delivers at once if the device is online.",
    zh: "APNs 对接受的请求回应 200，设备在线时立即投递。")
  static let apnsNoToken = HandbookEntry(
    .documented, ["push.A-RESP", "push.A-REG"],
    en: "Without a device token the provider has no address: 400 MissingDeviceToken.",
    zh: "没有 device token，服务端就没有投递地址：400 MissingDeviceToken。")
  static let apnsBadToken = HandbookEntry(
    .documented, ["push.A-RESP"],
    en: "A token that is invalid or of the other environment is refused with 400 BadDeviceToken.",
    zh: "token 无效或属于另一套环境时，APNs 以 400 BadDeviceToken 拒绝。")
  static let apnsTopic = HandbookEntry(
    .documented, ["push.A-RESP", "push.A-SEND"],
    en: "A token that does not belong to the topic is refused with 400 DeviceTokenNotForTopic.",
    zh: "token 与 topic 不匹配时，APNs 以 400 DeviceTokenNotForTopic 拒绝。")
  static let apnsUnregistered = HandbookEntry(
    .documented, ["push.A-RESP", "push.A-METR"],
    en: "A token that is no longer active is refused with 410 Unregistered; do not retry it.",
    zh: "token 已失效时，APNs 以 410 Unregistered 拒绝，不要重试。")
  static let apnsPriority = HandbookEntry(
    .disputed, ["push.A-SEND", "push.A-RESP"],
    en: "By its documents APNs refuses priority 10 on a silent push.",
    zh: "按文档，静默推送使用优先级 10 会被 APNs 拒绝。",
    dispute: Dispute(
      "push.D-9", .thisSide([.strictAPNs]),
      en: "In the field a silent push with priority 10 is answered with 200.",
      zh: "实际使用中，优先级为 10 的静默推送得到的是 200。"))
  static let apnsTooLarge = HandbookEntry(
    .documented, ["push.A-RESP", "push.A-O", "push.W14-713", "push.W15-720"],
    en: "A payload over the limit of its time (256, 2048, then 4096 bytes) is refused.",
    zh: "推送内容超过当时的上限（256、2048、后来 4096 字节）会被拒绝。")
  static let apnsCollapseID = HandbookEntry(
    .documented, ["push.A-SEND", "push.A-RESP"],
    en: "A collapse id of more than 64 bytes is refused with 400 BadCollapseId.",
    zh: "collapse id 超过 64 字节时，APNs 以 400 BadCollapseId 拒绝。")
  static let apnsDisabled = HandbookEntry(
    .disputed, ["push.A-METR"],
    en: "With notifications turned off APNs discards a visible push; the provider still reads 200.",
    zh: "用户关闭通知后，APNs 丢弃可见推送，服务端得到的仍是 200。",
    dispute: Dispute(
      "push.D-10", .otherSide([.deniedStillDelivers]), by: ["push.A-RFRN"],
      en: "Another Apple page has every push delivered to the app, silently, without permission.",
      zh: "Apple 的另一处文档说：没有通知权限时，所有推送仍会静默交给应用。"))
  static let apnsStored = HandbookEntry(
    .documented, ["push.A-METR", "push.A-SEND"],
    en: "While the device is offline APNs stores the push until it expires, at most 30 days.",
    zh: "设备离线时，APNs 保存推送直到过期，最长 30 天。")
  static let apnsReplaced = HandbookEntry(
    .disputed, ["push.A-SEND", "push.DTS-775455", "push.W13-204"],
    en: "APNs stores one push for each device and bundle id; a newer one takes the place.",
    zh: "对每台设备的每个 bundle id，APNs 只保存一条推送，新的取代旧的。",
    dispute: Dispute(
      "push.D-3", .otherSide([.offlineQueue]), by: ["push.A-UPD"],
      en: "Apple's updates of June 2024 tell of a queue that stores several, by collapse id.",
      zh: "Apple 2024 年 6 月的更新说明提到离线队列，可按 collapse id 保存多条。"))
  static let apnsOlderSurvives = HandbookEntry(
    .disputed, ["push.A-SEND"],
    en: "Which of two pushes stays in the slot is not guaranteed: here the older one survives.",
    zh: "两条推送争用一个位置时，留下哪条并无保证：此处留下较早的一条。",
    dispute: Dispute(
      "push.D-3", .thisSide([.olderSurvives]), by: ["push.A-SEND"],
      en: "In most cases the latest one is kept.",
      zh: "多数情况下留下的是最新一条。"))
  static let apnsExpired = HandbookEntry(
    .documented, ["push.A-METR", "push.A-SEND"],
    en: "A stored push whose expiration has come, at the latest after 30 days, is discarded.",
    zh: "已保存的推送到期（最迟 30 天）即被丢弃。")
  static let apnsExpirationZero = HandbookEntry(
    .documented, ["push.A-SEND"],
    en: "With apns-expiration 0 APNs tries once and stores nothing.",
    zh: "apns-expiration 为 0 时，APNs 只尝试一次，不保存。")
  static let apnsThrottled = HandbookEntry(
    .disputed, ["push.W13-204", "push.A-BG", "article.3.19"],
    en: """
      Silent pushes above a few per hour (here three) wait at APNs; none for an app in front or \
      run from Xcode.
      """,
    zh: "静默推送每小时超过几条（模拟器取三条）就在 APNs 排队；应用在前台或连着 Xcode 时不受限制。",
    dispute: Dispute(
      "push.D-13", .otherSide([.devicePacing]), by: ["push.FOR-776933", "push.A-TRBL"],
      en: "Newer texts put the limit on the device: a budget of power and data for all apps.",
      zh: "较新的资料认为限制在设备端：所有应用共用一份电量与流量预算。"))
  static let apnsRides = HandbookEntry(
    .documented, ["push.W13-204", "article.3.20"],
    en: "A silent push parked at APNs rides along with the next other traffic to the device.",
    zh: "停在 APNs 的静默推送，会搭乘与设备之间的下一次通信一同送达。")
  static let apnsReconnected = HandbookEntry(
    .documented, ["push.A-METR"],
    en: "When the device comes online again APNs delivers what it has stored.",
    zh: "设备重新联网后，APNs 投递所保存的推送。")
  static let apnsOffline = HandbookEntry(
    .documented, ["push.A-METR"],
    en: "APNs delivers over its own connection to the device; it ends as the phone goes offline.",
    zh: "APNs 通过与设备之间的专用连接投递，手机离线后连接即断开。")
}
