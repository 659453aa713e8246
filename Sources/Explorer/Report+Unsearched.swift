import CommandLanguage
import LifecycleModel

/// Remarks about things that a search could not try.
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
      let name = callback.swiftName
      // If the trap depends on an assumption, the code continues after the statement.
      guard trap.condition == nil else {
        return Bilingual(
          en: "every call of \(name) passes over a statement in line \(place) that would trap "
            + "under an assumption: \(reason)",
          zh: "\(name) 的每次调用都会跳过第 \(place) 行的一条语句，在某个假设下它会触发运行时错误：\(reason)")
      }
      return Bilingual(
        en: "not searched: what \(name) does after line \(place), because every call traps there: "
          + reason,
        zh: "未搜索：\(name) 在第 \(place) 行之后的行为，因为每次调用都在该行触发运行时错误：\(reason)")
    }
  }

  /// At most three places are named.
  static func ignoring(_ errors: [Int], _ program: any AppProgram) -> Bilingual {
    let list =
      errors.prefix(3).map { place($0, program) }.joined(separator: ", ")
      + (errors.count > 3 ? ", ..." : "")
    return Bilingual(
      en: "ignored: errors that code outside of these files throws; they would be caught at "
        + list,
      zh: "未考虑这些文件之外的代码抛出的错误；它们会在 \(list) 被捕获")
  }
}
