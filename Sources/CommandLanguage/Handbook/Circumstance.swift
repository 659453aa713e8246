/// The events that a disputed reading concerns, if it does not concern every event with the rule.
package enum Circumstance: String, CaseIterable, Hashable, Sendable {
  case visibleWithFlag = "visible-with-flag"
  case flagNotOne = "flag-not-1"
  case noBadge = "no-badge"
  case coldSceneTap = "cold-scene-tap"
  case backgroundLaunch = "background-launch"
  case notificationCenter = "notification-center"
  case forceQuit = "force-quit"
  case refreshOff = "refresh-off"

  /// Completes "disputed ...".
  package var label: Bilingual {
    switch self {
    case .visibleWithFlag:
      return Bilingual(
        en: "for a visible push with content-available", zh: "可见推送带 content-available 时")
    case .flagNotOne:
      return Bilingual(
        en: "for content-available with another value than 1", zh: "content-available 的值不是 1 时")
    case .noBadge: return Bilingual(en: "for a push without badge", zh: "推送没有 badge 时")
    case .coldSceneTap:
      return Bilingual(
        en: "for a tap that launches an app with scenes", zh: "点击启动使用 scene 的应用时")
    case .backgroundLaunch:
      return Bilingual(en: "for a launch in background", zh: "在后台启动时")
    case .notificationCenter:
      return Bilingual(en: "for Notification Center", zh: "在通知中心里")
    case .forceQuit: return Bilingual(en: "after a force quit", zh: "强制退出之后")
    case .refreshOff:
      return Bilingual(
        en: "with Background App Refresh off", zh: "“后台 App 刷新”关闭时")
    }
  }
}
