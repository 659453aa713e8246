import LifecycleModel

/// The sentence of a step that speaks of a line, with the file beside it: `SceneDelegate.swift:12`.
/// `place` is nil where the app is one file.
package func sentence(for step: Step, placing place: ((Int) -> String)?) -> Bilingual {
  guard let place else { return sentence(for: step) }
  if case .line(let line) = step.change {
    let name = terminalSafe(place(line.line))
    guard let mark = line.mark else {
      return Bilingual(en: "\(name) runs.", zh: "执行 \(name)。")
    }
    return Bilingual(
      en: "\(name) runs: the delegate takes the push for \(mark.label.en).",
      zh: "执行 \(name)：代理把推送当作“\(mark.label.zh)”。")
  }
  if case .app(.trapped(let reason, let line)) = step.change {
    let name = terminalSafe(place(line))
    return Bilingual(
      en: "The code traps in \(name): \(terminalSafe(reason))",
      zh: "代码在 \(name) 触发运行时陷阱：\(terminalSafe(reason))")
  }
  if case .app(.ranAway(let line)) = step.change, line > 0 {
    let name = terminalSafe(place(line))
    return Bilingual(
      en: "The code does not come to an end; stopped in \(name).",
      zh: "代码一直运行不止，在 \(name) 被中止。")
  }
  if case .app(.assumed(let condition, let line, let holds)) = step.change {
    let name = terminalSafe(place(line))
    return Bilingual(
      en:
        "\(name) (line \(line) in all): \(terminalSafe(condition)) cannot be known; assumed \(holds).",
      zh: "\(name)（合计第 \(line) 行）：\(terminalSafe(condition)) 无从得知，假定为 \(holds)。")
  }
  return sentence(for: step)
}
