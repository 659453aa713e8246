/// Time that the app asks for itself.
extension HandbookEntry {
  static let backgroundTaskTimer = HandbookEntry(
    .observed, ["background.EXT", "lifecycle.D2", "lifecycle.O22"],
    en: """
      A task begun by beginBackgroundTask keeps the app running in background: 600 s up to iOS 6, \
      180 s from 7 on, about 30 s from 13 on.
      """,
    zh: "用 beginBackgroundTask 开始的任务让应用在后台继续运行：iOS 6 及以前 600 秒，7 起 180 秒，13 起约 30 秒。")
  static let backgroundTaskSeconds = HandbookEntry(
    .documented, ["background.W13-204"],
    en: "Begun while the app is woken for a push, a fetch or a transfer, a task gets only seconds.",
    zh: "应用因推送、后台获取或传输被唤起时开始的任务，只能得到几十秒而不是几分钟。")
  static let backgroundTaskExpires = HandbookEntry(
    .documented, ["background.BBT", "lifecycle.A19"],
    en: """
      Shortly before the time is over iOS calls the expiration handlers; every task has to be \
      ended then, here within a second.
      """,
    zh: "时间将尽时系统调用 expiration handler，此时必须结束每个任务，模拟器给一秒。")
  static let backgroundTaskOverrun = HandbookEntry(
    .documented, ["background.BBT", "lifecycle.A19", "lifecycle.A21"],
    en: "An app that has not ended its tasks when its time is over is killed with 0x8badf00d.",
    zh: "时间用完仍未结束任务的应用，会被以代码 0x8badf00d 终止。")
  static let backgroundTaskTooMany = HandbookEntry(
    .observed, ["lifecycle.D2"],
    en: "From iOS 11 on an app with more than about 1000 begun tasks is killed with 0xbada5e47.",
    zh: "自 iOS 11 起，同时开始的任务超过约 1000 个的应用会被以代码 0xbada5e47 终止。")
}
