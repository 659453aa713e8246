/// VoIP pushes.
extension HandbookEntry {
  static let voipWakes = HandbookEntry(
    .disputed, ["background.W14-712", "background.PK1", "lifecycle.A26"],
    en: """
      A VoIP push resumes or launches the app, also one that the user swiped away, and \
      goes to its PKPushRegistry's delegate.
      """,
    zh: "VoIP 推送会恢复或启动应用，即使用户划掉过它，并交给 PKPushRegistry 的 delegate。",
    dispute: Dispute(
      "lifecycle.X7", .otherSide([.noVoIPAfterForceQuit]), by: ["lifecycle.O21"],
      en: "Some developers see no launch after a force quit and take it for intended.",
      zh: "一些开发者没有看到强制退出后的启动，认为这是有意为之。"))
  static let voipNoToken = HandbookEntry(
    .documented, ["background.PK1", "background.W14-712"],
    en: """
      Without a PKPushRegistry that asked for VoIP pushes, without mode voip or before iOS \
      8 there is no token for them.
      """,
    zh: "没有登记 VoIP 推送的 PKPushRegistry、没有 voip 模式，或在 iOS 8 之前，就没有用于它的 token。")
  static let voipNoRegistry = HandbookEntry(
    .documented, ["background.PK1"],
    en: """
      A process that has not made its PKPushRegistry gets no VoIP push; from iOS 13 on \
      that counts as unreported.
      """,
    zh: "进程没有创建 PKPushRegistry，就收不到 VoIP 推送；自 iOS 13 起按未报告来电处理。")
  static let voipReportTimer = HandbookEntry(
    .documented, ["background.F-817976", "background.W19-707"],
    en: "From iOS 13 on CallKit has to hear of a call within about 7 s of the VoIP push.",
    zh: "自 iOS 13 起，收到 VoIP 推送后约 7 秒内必须向 CallKit 报告来电。")
  static let voipReported = HandbookEntry(
    .documented, ["background.PK2", "background.PK3"],
    en: "reportNewIncomingCall pays the debt: the call is shown and the app lives on.",
    zh: "reportNewIncomingCall 履行了义务：来电显示出来，应用继续运行。")
  static let voipNotReported = HandbookEntry(
    .documented, ["background.PK1", "background.W19-707", "lifecycle.A26"],
    en: """
      From iOS 13 on an app that returns from the method without a reported call is ended \
      by an exception.
      """,
    zh: "自 iOS 13 起，方法返回时还没有报告来电的应用，会因异常而终止。")
  static let voipReportTooLate = HandbookEntry(
    .documented, ["background.F-817976", "lifecycle.A21"],
    en: """
      Where no call was reported about 7 s after the VoIP push, the app is killed with \
      0xbaadca11.
      """,
    zh: "VoIP 推送之后约 7 秒仍没有报告来电，应用会以代码 0xbaadca11 被终止。")
  static let voipStopped = HandbookEntry(
    .documented, ["background.PK1", "background.PK2"],
    en: """
      After repeated failures to report a call iOS hands over no VoIP push any more; here \
      after three.
      """,
    zh: "多次没有报告来电之后，系统不再交付 VoIP 推送；模拟器以三次为限。")
  static let voipBanned = HandbookEntry(
    .disputed, ["lifecycle.O21"],
    en: "An app that the user swiped away is not launched for a VoIP push: so some developers.",
    zh: "被用户划掉的应用不会因 VoIP 推送而启动：一些开发者这样说。",
    dispute: Dispute(
      "lifecycle.X7", .thisSide([.noVoIPAfterForceQuit]),
      by: ["background.W14-712", "lifecycle.A26"],
      en: "Apple's talk of 2014 has the app launched even if the user terminated it.",
      zh: "2014 年的 WWDC 讲座说，即使用户终止了应用也会启动它。"))
  static let voipBeforeFirstUnlock = HandbookEntry(
    .disputed, ["lifecycle.A24"],
    en: "Before the first unlock after a restart no VoIP push launches the app here.",
    zh: "模拟器中，重启后首次解锁之前，VoIP 推送不会启动应用。",
    dispute: Dispute(
      "background.D-15", .never, by: ["background.F-784473"],
      en: "An engineer of Apple says that VoIP pushes may launch an app then, inconsistently.",
      zh: "一位 Apple 工程师说，此时 VoIP 推送可能启动应用，但并不一致。"))
}
