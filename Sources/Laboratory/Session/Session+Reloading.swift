import CommandLanguage
import LifecycleModel

/// Reloads the delegate's files and replays the session on the new code.
extension Session {
  /// The first step in which the new code behaves differently. Line numbers do not count, because
  /// every edit changes them.
  package struct Difference: Sendable {
    package var event: String
    /// The number of the step in the new run. If the new code does less, the step at the position of the old one.
    package var step: Int
    /// The sentence of the old step; nil if the event had no more steps.
    package var before: Bilingual?
    package var after: Bilingual?
  }

  /// Keeps the configuration and the events of the current branch; drops other branches, which
  /// belong to the old code. Returns nil if the new code behaves the same.
  package mutating func reload(_ app: App) -> Difference? {
    let old = self
    add(app)
    setup.app = app
    history = History(start: setup.world)
    for record in old.history.records {
      _ = submit(
        ParsedCommand(command: record.command, text: record.text, line: 1, column: 1))
    }
    return difference(from: old)
  }

  private func difference(from old: Session) -> Difference? {
    for index in history.records.indices where index < old.history.records.count {
      let before = old.told(ofRecord: index)
      let after = told(ofRecord: index)
      let same = zip(before, after).prefix { $0.text == $1.text }.count
      guard same < max(before.count, after.count) else { continue }
      let record = history.records[index]
      return Difference(
        event: record.text,
        step: after.indices.contains(same)
          ? after[same].number : record.stepsBefore + record.shownCount,
        before: before.indices.contains(same) ? before[same].text : nil,
        after: after.indices.contains(same) ? after[same].text : nil)
    }
    return nil
  }

  /// The steps except executed lines.
  private func told(ofRecord index: Int) -> [(number: Int, text: Bilingual)] {
    numberedSteps(ofRecord: index).compactMap { step in
      switch step.content {
      case .model(let model):
        if case .line = model.change { return nil }
        return (step.number, sentence(for: model))
      case .judgement(let judgement):
        return (step.number, TextFormat.verdict(of: judgement))
      }
    }
  }
}

extension Session.Difference {
  package var lines: [Bilingual] {
    let nothing = Bilingual(en: "nothing more in this event", zh: "这个事件中再无其他步骤")
    let event = VisibleText.of(event, limit: 120)
    let (before, after) = (before ?? nothing, after ?? nothing)
    return [
      Bilingual(
        en: "The first difference is in \(event), step \(step).",
        zh: "第一处不同在 \(event)，第 \(step) 步。"),
      Bilingual(en: "  before: \(before.en)", zh: "  之前：\(before.zh)"),
      Bilingual(en: "  now:    \(after.en)", zh: "  现在：\(after.zh)"),
    ]
  }

  /// The message about a reloaded delegate.
  package static func words(of difference: Session.Difference?, events: Int) -> [Bilingual] {
    guard events > 0 else {
      return [Bilingual(en: "The delegate was read again.", zh: "已重新读取代理。")]
    }
    let count = events == 1 ? "1 event" : "\(events) events"
    let head = Bilingual(
      en: "The delegate was read again; \(count) played on the new code.",
      zh: "已重新读取代理，并用新代码重放 \(events) 个事件。")
    guard let difference else {
      return [
        head, Bilingual(en: "It does the same as before.", zh: "行为与之前相同。"),
      ]
    }
    return [head] + difference.lines
  }
}
