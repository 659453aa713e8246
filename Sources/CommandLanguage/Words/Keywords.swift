import LifecycleModel

/// Words that may follow a verb. The raw value is the typed word.
package typealias Keyword = CaseIterable & Hashable & RawRepresentable<String>

package enum PushKind: String, CaseIterable, Hashable, Sendable {
  case alert, silent, mixed, badge, rich, voip
}

package enum PushHeader: String, CaseIterable, Hashable, Sendable {
  case priority, type, expires, collapse, topic, token, auth
}

package enum SettingKey: String, CaseIterable, Hashable, Sendable {
  case notifications, style, sound, badge, lockscreen, center, refresh, lowpower
  case focus, summary, previews, location
}

package enum Switch: String, CaseIterable, Hashable, Sendable {
  case on, off
}

/// The file formats of `export`.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case text, markdown, svg, mermaid, cast
}

package enum ThemeName: String, CaseIterable, Hashable, Sendable {
  case dark, light, mono
}

package enum XcodeAction: String, CaseIterable, Hashable, Sendable {
  case run, stop, wait, detach
}

enum TravelWord: String, CaseIterable, Hashable, Sendable {
  case `in`, out, far, visit
}

enum TransferWord: String, CaseIterable, Hashable, Sendable {
  case done, failed
}

enum ClaimWord: String, CaseIterable, Hashable, Sendable {
  case state, called, calls, order, event, refused, shown, flag, timer, apns, treated, handler
  case content, terminated
}

/// The built-in delegates.
package enum BuiltInApp: String, CaseIterable, Hashable, Sendable {
  case modern, naive, article, classic, legacy, fetch, location, transfer, sdk, asking, actions,
    swiftui
}
