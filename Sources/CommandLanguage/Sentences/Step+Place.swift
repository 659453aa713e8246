import LifecycleModel

/// The sentence of a step that refers to a line, with the file: `SceneDelegate.swift:12`. `place`
/// is nil if the app is one file.
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
  if case .app(.wouldTrap(let reason, let line, let condition)) = step.change {
    let name = terminalSafe(place(line))
    return Bilingual(
      en: "Would trap here (\(name)) if \(terminalSafe(condition)): \(terminalSafe(reason))",
      zh: "如果 \(terminalSafe(condition))，\(name) 会触发运行时陷阱：\(terminalSafe(reason))")
  }
  if case .app(.assumed(let assumed)) = step.change {
    let name = terminalSafe(place(assumed.line))
    return sentence(for: assumed, at: Bilingual(en: name, zh: name))
  }
  return sentence(for: step)
}

/// The sentence about an assumed expression. `place`: its place in words.
func sentence(for assumed: Assumed, at place: Bilingual) -> Bilingual {
  let what = terminalSafe(assumed.what)
  let word = assumed.value.word
  switch assumed.value {
  case .calls:
    return Bilingual(
      en: "\(place.en): \(what) is unknown code; it is assumed to call what it was given once.",
      zh: "\(place.zh)：\(what) 是未知代码，假定它会调用一次传给它的闭包。")
  case .never:
    return Bilingual(
      en: "\(place.en): \(what) is unknown code; it is assumed never to call what it was given.",
      zh: "\(place.zh)：\(what) 是未知代码，假定它从不调用传给它的闭包。")
  case .once:
    return Bilingual(
      en: "\(place.en): the elements of \(what) cannot be known; one is assumed.",
      zh: "\(place.zh)：\(what) 的元素无从得知，假定有一个。")
  case .empty:
    return Bilingual(
      en: "\(place.en): the elements of \(what) cannot be known; none is assumed.",
      zh: "\(place.zh)：\(what) 的元素无从得知，假定没有元素。")
  case .ends:
    return Bilingual(
      en: "\(place.en): this would repeat without end while \(what); it is assumed to end here.",
      zh: "\(place.zh)：只要 \(what)，这里就会无休止地重复；假定它在此结束。")
  case .bool, .none, .some, .enumCase, .text:
    return Bilingual(
      en: "\(place.en): \(what) cannot be known; assumed \(word).",
      zh: "\(place.zh)：\(what) 无从得知，假定为 \(word)。")
  }
}
