import CommandLanguage
import Laboratory
import LifecycleModel

/// The open question of a predict lesson, as data.
package struct OpenQuestion: Sendable {
  /// The events before the one to predict, as sentences.
  package var scene: [Bilingual]
  /// The event to predict, as a sentence.
  package var event: Bilingual
  /// The typed command that answers with this choice.
  package var command: String
  package var choices: [Lesson.Ask.Item]
  /// Whether the order of the chosen callbacks counts.
  package var isOrdered: Bool

  /// The scene and the question in one paragraph.
  package var text: Bilingual {
    let en = scene.map(\.en).joined(separator: " ")
    let zh = scene.map(\.zh).joined()
    return Bilingual(
      en: (en.isEmpty ? "" : en + " ") + "Now: \(event.en) (\(command)) What does it bring about?",
      zh: zh + "现在：\(event.zh)（\(command)）会发生什么？")
  }

  /// How to answer.
  package var instruction: Bilingual {
    if isOrdered {
      return Bilingual(
        en: "1-\(choices.count) in the order of the calls, 0 none",
        zh: "按调用顺序选 1-\(choices.count)，0 表示都不会")
    }
    switch choices.count {
    case 1: return Bilingual(en: "1 or 0", zh: "1 或 0")
    case 2: return Bilingual(en: "1, 2 or both; 0 neither", zh: "1、2 或两者；0 表示都不会")
    default:
      return Bilingual(
        en: "any of 1-\(choices.count), 0 none", zh: "可选 1-\(choices.count) 中的任意几项，0 表示都不会")
    }
  }

  package static let none = Bilingual(en: "none of these", zh: "以上都不会")
}

extension LessonRun {
  /// nil if no question is open.
  package var question: OpenQuestion? {
    guard hasOpenQuestion, let table = play.table, let row = table.current else { return nil }
    let ask = table.rows[row].ask
    let start = table.isVariant ? lesson.task.variant?.start : lesson.task.start
    let offered = table.rows[row].offered
    guard case .event(let event) = ask.event.command else { return nil }
    return OpenQuestion(
      scene: ((start?.commands ?? []) + ask.scene).map { $0.command.told },
      event: sentence(for: event), command: ask.event.command.canonicalText, choices: offered,
      isOrdered: offered.count { !$0.isShown } > 1)
  }
}

extension Command {
  /// A line of a scene as a sentence.
  fileprivate var told: Bilingual {
    switch self {
    case .event(let event): return sentence(for: event)
    case .stage(.fresh):
      return Bilingual(
        en: "The app was just installed: it was never opened, and the user was never asked for "
          + "permission.",
        zh: "应用刚刚安装：从未打开过，也还没有请求过通知权限。")
    case .stage(.option(let option, let on)):
      return sentence(for: .changedOption(option, on: on))
    case .stage(.modes(let modes)):
      let words = modes.map(\.rawValue).joined(separator: ", ")
      return Bilingual(
        en: "UIBackgroundModes: \(words.isEmpty ? "none" : words).",
        zh: "UIBackgroundModes：\(words.isEmpty ? "无" : words)。")
    case .stage(.network(let change)): return change.told
    case .stage, .move, .ask, .expect, .predict, .session:
      return Bilingual(en: canonicalText + ".", zh: canonicalText + "。")
    }
  }
}

extension NetworkChange {
  fileprivate var told: Bilingual {
    switch self {
    case .takes(let span):
      return Bilingual(
        en: "Each download takes \(span.inSeconds) s.", zh: "每次下载需要 \(span.inSeconds) 秒。")
    case .fails: return Bilingual(en: "Each download fails.", zh: "每次下载都会失败。")
    case .empty: return Bilingual(en: "No download finds anything new.", zh: "下载找不到新内容。")
    }
  }
}
