import CommandLanguage

/// A part of the screen that shows one side of the session.
package enum Pane: String, CaseIterable, Hashable, Sendable {
  case phone, states, lanes, delegate, flags, why, lesson

  package var title: Bilingual {
    switch self {
    case .phone: return Bilingual(en: "phone", zh: "手机")
    case .states: return Bilingual(en: "states", zh: "状态")
    case .lanes: return Bilingual(en: "lanes", zh: "时序")
    case .delegate: return Bilingual(en: "code", zh: "代码")
    case .flags: return Bilingual(en: "flags", zh: "标志")
    case .why: return Bilingual(en: "why", zh: "为什么")
    case .lesson: return Bilingual(en: "lesson", zh: "课程")
    }
  }

  /// The words in the pane that `y` explains; nil if `y` explains a step there.
  var glossary: [GlossaryEntry]? {
    switch self {
    case .states: return Glossary.states
    case .flags: return Glossary.flags + Glossary.timers
    case .phone: return Glossary.phone
    case .lanes, .delegate, .why, .lesson: return nil
    }
  }
}
