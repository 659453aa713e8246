import CommandLanguage

/// Who takes part.
enum Lane: Int, CaseIterable, Hashable {
  case user, server, apns, ios, app

  var title: Bilingual {
    switch self {
    case .user: return Bilingual(en: "User", zh: "用户")
    case .server: return Bilingual(en: "Server", zh: "服务器")
    case .apns: return Bilingual(en: "APNs", zh: "APNs")
    case .ios: return Bilingual(en: "iOS", zh: "iOS")
    case .app: return Bilingual(en: "App", zh: "App")
    }
  }

  var shortTitle: Bilingual {
    self == .server ? Bilingual(en: "Srv", zh: "后端") : title
  }
}

/// One row of the lanes: who did what to whom.
struct LaneRow {
  enum Sign: Hashable {
    case arrow(from: Lane, to: Lane)
    case dot(Lane)
    case change(Lane)
    case good(Lane)
    case bad(Lane)
  }

  var sign: Sign
  var text: String
  /// Stands behind the text and is kept when that has to be cut.
  var suffix = ""
  var role: Role
  /// Begins an event.
  var isEvent = false
}
