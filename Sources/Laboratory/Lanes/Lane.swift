import CommandLanguage

/// A participant in lanes and diagrams.
package enum Lane: Int, CaseIterable, Hashable, Sendable {
  case user, server, apns, ios, app

  package var title: Bilingual {
    switch self {
    case .user: return Bilingual(en: "User", zh: "用户")
    case .server: return Bilingual(en: "Server", zh: "服务端")
    case .apns: return Bilingual(en: "APNs", zh: "APNs")
    case .ios: return Bilingual(en: "iOS", zh: "iOS")
    case .app: return Bilingual(en: "App", zh: "App")
    }
  }

  package var shortTitle: Bilingual {
    self == .server ? Bilingual(en: "Srv", zh: "服务") : title
  }
}

/// One row of the lanes: a brief description of who did what to whom.
package struct LaneRow: Sendable {
  package enum Sign: Hashable, Sendable {
    case arrow(from: Lane, to: Lane)
    case dot(Lane)
    case change(Lane)
    case good(Lane)
    case bad(Lane)
  }

  package enum Tone: Hashable, Sendable {
    case plain, faint, command, callback, change, current, good, bad, notice
  }

  package var sign: Sign
  /// Safe for the terminal, because commands and code are shown as they were written.
  package private(set) var text: String
  /// Shown after the text, even if the text is truncated.
  package var suffix = ""
  package var tone: Tone
  /// Whether the row begins an event.
  package var isEvent = false

  package init(
    sign: Sign, text: String, suffix: String = "", tone: Tone, isEvent: Bool = false
  ) {
    self.sign = sign
    self.text = terminalSafe(text, limit: .max)
    self.suffix = suffix
    self.tone = tone
    self.isEvent = isEvent
  }
}
