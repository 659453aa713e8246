import CommandLanguage
import LifecycleModel

/// Remarks about what a search could not try.
extension Report {
  /// Events for the app's methods that were never possible, with the first reason.
  static func refusedEverywhere(_ search: Search) -> [Bilingual] {
    var reasons: [(reason: Bilingual, events: [String])] = []
    for (candidate, denial) in search.refusedEverywhere
    where !Exploration.usualEvents.contains(candidate) {
      let reason = CommandLanguage.sentence(for: denial, of: candidate.event)
      let text = terminalSafe(candidate.text)
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].events.append(text)
      } else {
        reasons.append((reason, [text]))
      }
    }
    return reasons.map { reason, events in
      Bilingual(
        en: "never possible in this search: \(events.joined(separator: ", ")). \(reason.en)",
        zh: "这次搜索中从未可行：\(events.joined(separator: "、"))。\(reason.zh)")
    }
  }

  static func trappedAlways(_ search: Search) -> [Bilingual] {
    search.trappedAlways.map { callback, trap in
      let place = place(trap.line, search.question.program)
      let reason = terminalSafe(trap.reason)
      let isSure = trap.condition == nil
      return Bilingual(
        en: "not searched: what \(callback.swiftName) does after line \(place), because "
          + "every call \(isSure ? "traps" : "would trap") there: \(reason)",
        zh: "未搜索：\(callback.swiftName) 在第 \(place) 行之后的行为，因为每次调用都\(isSure ? "" : "会")"
          + "在该行触发运行时错误：\(reason)")
    }
  }
}
