/// The notification service extension.
extension HandbookEntry {
  static let extensionRuns = HandbookEntry(
    .documented, ["push.A-NSE"],
    en: """
      A visible push with mutable-content runs the app's notification service extension \
      before it is shown, in a process of its own.
      """,
    zh: "带 mutable-content 的可见推送在显示之前，先运行应用的通知服务扩展，它是独立的进程。")
  static let extensionTimer = HandbookEntry(
    .documented, ["push.A-NSE"],
    en: """
      The extension has about 30 s to call its content handler; at the end comes \
      serviceExtensionTimeWillExpire.
      """,
    zh: "扩展约有 30 秒来调用 content handler；时间用完时调用 serviceExtensionTimeWillExpire。")
  static let extensionContent = HandbookEntry(
    .documented, ["push.A-NSE"],
    en: "What the content handler gets is shown; where it gets no text, the push as it came.",
    zh: "传给 content handler 的内容会显示出来；没有文字时，按推送原样显示。")
  static let extensionTimeOver = HandbookEntry(
    .documented, ["push.A-NSE"],
    en: """
      An extension that has not called the content handler in time changes nothing: the \
      push is shown as it came.
      """,
    zh: "扩展没有及时调用 content handler，就什么也改变不了：推送按原样显示。")
  static let extensionCrashed = HandbookEntry(
    .observed, ["push.A-NSE"],
    en: "An extension that crashes changes nothing, and its last method is not called.",
    zh: "扩展崩溃时什么也改变不了，也不会调用它的最后一个方法。")
}
