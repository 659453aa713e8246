/// What `apns-push-type` does beside the payload.
extension HandbookEntry {
  static let pushTypeAlert = HandbookEntry(
    .observed, ["push.FOR-745345", "push.A-SEND"],
    en: "From iOS 13 a silent push sent with push type alert is accepted but never handed over.",
    zh: "从 iOS 13 起，以 alert 类型发送的静默推送会被接受，却不会交给应用。")
  static let pushTypeElsewhere = HandbookEntry(
    .documented, ["push.A-SEND"],
    en:
      "A push of this type goes to another receiver: a watch, a widget, a Live Activity, PushKit.",
    zh: "这种类型的推送另有接收者：手表、小组件、实时活动或 PushKit。")
  static let displayTypeBackground = HandbookEntry(
    .modelChoice, ["push.FOR-745345", "push.A-SEND"],
    en: "From iOS 13 a push sent with push type background shows nothing and wakes the app.",
    zh: "从 iOS 13 起，以 background 类型发送的推送什么也不显示，而会唤起应用。")
}
