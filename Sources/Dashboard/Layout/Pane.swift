import CommandLanguage

/// A part of the screen that shows one side of the session.
package enum Pane: String, CaseIterable, Hashable, Sendable {
  case phone, states, lanes, delegate, flags, why, lesson

  package var title: Bilingual {
    switch self {
    case .phone: return Bilingual(en: "phone", zh: "手机")
    case .states: return Bilingual(en: "states", zh: "状态")
    case .lanes: return Bilingual(en: "lanes", zh: "时序")
    case .delegate: return Bilingual(en: "delegate", zh: "代码")
    case .flags: return Bilingual(en: "flags", zh: "标志")
    case .why: return Bilingual(en: "why", zh: "为什么")
    case .lesson: return Bilingual(en: "lesson", zh: "课程")
    }
  }
}
