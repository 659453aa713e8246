/// What the user sees and hears of a push.
extension HandbookEntry {
  static let displayInFront = HandbookEntry(
    .documented, ["push.H-UNC", "push.KII"],
    en: "For an app in front that does not ask for it, iOS shows, plays and badges nothing.",
    zh: "应用在前台且没有主动要求时，系统不显示横幅、不播放声音，也不改角标。")
  static let displayFocus = HandbookEntry(
    .documented, ["push.W21-10091"],
    en: "Under a Focus a push is listed without banner and sound, unless it is time-sensitive or "
      + "critical.",
    zh: "专注模式下，推送只进入列表，没有横幅和声音；时效性通知和重要提醒除外。")
  static let displaySummary = HandbookEntry(
    .documented, ["push.W21-10091", "push.A-GEN"],
    en: "With the Scheduled Summary on, a push that is not time-sensitive waits for the summary.",
    zh: "打开定时推送摘要后，非时效性的推送要等到摘要时间才送达。")
  static let displayPreviews = HandbookEntry(
    .modelChoice, ["push.A-PERM"],
    en: "With Show Previews set to Never the text is hidden; all the rest stays as it is.",
    zh: "“显示预览”设为“从不”时只隐藏文字，其余不变。")
  static let displayBanner = HandbookEntry(
    .documented, ["push.A-PERM", "push.W15-720"],
    en: "For an app not in front iOS shows the alert as a banner if the style is not None.",
    zh: "应用不在前台且提醒样式不是“无”时，系统以横幅显示。")
  static let displayList = HandbookEntry(
    .documented, ["push.A-PERM"],
    en: "Notification Center keeps a visible push if the app's setting for it is on.",
    zh: "应用的“通知中心”开关打开时，通知中心会保留这条推送。")
  static let displayLockScreen = HandbookEntry(
    .documented, ["push.A-PERM"],
    en: "On a locked phone the push is shown on the lock screen if the app's setting for it is on.",
    zh: "手机锁定且应用的“锁定屏幕”开关打开时，推送显示在锁屏上。")
  static let displaySound = HandbookEntry(
    .documented, ["push.AR-KEY", "push.A-PERM"],
    en: "The push's sound is played if the app's sound setting is on; a missing file: the default.",
    zh: "应用的声音开关打开时播放推送的声音，找不到文件则播放默认声音。")
  static let displayEmptySound = HandbookEntry(
    .disputed, ["article.4.5", "push.AR-KEY"],
    en: "An empty string as sound is a file that is not found: the default sound plays.",
    zh: "sound 为空字符串等于找不到声音文件，会播放默认声音。",
    dispute: Dispute(
      "push.D-4", .otherSide([.emptySoundSilent]),
      en: "Several push libraries send the empty string so that nothing sounds.",
      zh: "有若干推送库正是用空字符串来实现无声。"))
  static let displayBadge = HandbookEntry(
    .documented, ["push.A-GEN", "push.A-PERM"],
    en: "The number in badge becomes the icon's badge if the setting is on; 0 removes it.",
    zh: "角标开关打开时，badge 的数字成为图标角标，0 表示移除。")
  static let displayBadgeRemoved = HandbookEntry(
    .disputed, ["push.A-O"],
    en: "A push without badge removes the icon's badge.",
    zh: "推送中没有 badge 时，图标上的角标被移除。",
    dispute: Dispute(
      "push.D-6", .thisSide([.badgeAbsentRemoves]), by: ["push.AR-KEY"],
      en: "Apple's key reference says that without badge the number is not changed.",
      zh: "Apple 的键参考文档说：没有 badge 时角标不变。"))
  static let displayNotAllowed = HandbookEntry(
    .documented, ["push.A-RFRN", "push.A-PERM"],
    en: "Without the user's permission iOS shows nothing of a push and plays nothing.",
    zh: "没有用户许可时，系统不显示推送的任何内容，也不发声。")
  static let displayNothing = HandbookEntry(
    .observed, ["push.KII", "push.A-PERM"],
    en: "A push without text, sound or badge that the settings allow shows nothing.",
    zh: "推送没有文字、声音或角标，或都被设置关闭时，什么也不显示。")
  static let displayReplaces = HandbookEntry(
    .documented, ["push.W16-707", "push.A-SEND"],
    en: "A push with the collapse id of one that is shown takes its place.",
    zh: "collapse id 与已显示的推送相同时，新推送取代旧的。")
}
