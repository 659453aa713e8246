import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension Painter {
  /// The rule of the selected step, or a message to the user until the next key.
  mutating func why() {
    let area = canvas.bounds
    // One line more than is visible, to know whether the text continues, because a handbook page is long.
    var rows: [(String, Role)] = []
    let scroll = state.scrollOf(.why)
    let needed = area.height + scroll
    for (text, role) in whyLines where rows.count <= needed {
      rows += text.wrapped(to: area.width - 1).map { (String($0), role) }
    }
    let first = min(scroll, max(0, rows.count - area.height))
    for (row, (line, role)) in rows.dropFirst(first).prefix(area.height).enumerated() {
      let goesOn = row == area.height - 1 && rows.count - first > area.height
      text(goesOn ? line + " …" : line, x: 0, y: row, role)
    }
  }

  private var whyLines: [(String, Role)] {
    if let note = state.note {
      switch note.kind {
      case .hint: return [(note.text[language], .notice)]
      case .refusal: return [("! " + note.text[language], .bad)]
      }
    }
    if let judgement = moment.judgement {
      let found = judgement.foundAppended[language]
      return [(judgement.words[language] + found, judgement.holds ? .good : .bad)]
    }
    guard let step = explained else { return Painter.welcome.map { ($0[language], .notice) } }
    let circumstances = moment.record.map { state.session.circumstances(of: $0) } ?? []
    var lines = state.handbook.explanation(of: step, in: circumstances).map {
      ($0[language], Role.text)
    }
    if canvas.bounds.height <= 3, case .call = step.change, let record = moment.record {
      // The method's full name would leave no room for the rule.
      let row = LaneRow(step, of: record, source: [], in: language)
      lines[0].0 = row.text + row.suffix
    }
    lines[0].1 = .title
    if step.rule == .eventHappened {
      if canvas.bounds.height <= 3 { lines.removeSubrange(1...) }
      if let left = stepsLeft { lines.insert((left[language], .notice), at: 1) }
    }
    if let summary {
      if canvas.bounds.height <= 3, lines.count > 1,
        lines[1].0.displayWidth > canvas.bounds.width
      {
        // The rule's sentence already contains it.
        lines.removeFirst()
      }
      lines.insert((summary[language], .current), at: 0)
    }
    if lines.count < canvas.bounds.height + state.scrollOf(.why) {
      lines += state.handbook.paragraphs(of: step.rule)[language].lines.map { ($0, .text) }
    }
    return lines
  }

  /// The event has only begun: how to see the rest.
  private var stepsLeft: Bilingual? {
    guard state.session.history.position.shown > 0, let record = moment.record else { return nil }
    let left = record.shownCount - moment.shownCount
    guard left > 0 else { return nil }
    return Bilingual(
      en: "\(left == 1 ? "One more step follows" : "\(left) more steps follow"): Space shows the "
        + "next one, e all of them.",
      zh: "后面还有 \(left) 步：按空格看下一步，按 e 看完全部。")
  }

  /// The event is over: its result.
  private var summary: Bilingual? {
    let history = state.session.history
    guard history.position.shown == 0, moment.recordIndex >= 0 else { return nil }
    return state.session.summary(ofRecord: moment.recordIndex)
  }

  /// The step that `why` explains: the selected one; for a complete event its most informative one.
  private var explained: Step? {
    guard moment.selected != nil else { return nil }
    let session = state.session
    guard case .model(let step)? = session.step(session.explainedStep)?.content else {
      return moment.selected
    }
    return step
  }

  private static let welcome = [
    Bilingual(
      en: "phone: what the user sees · lanes: who does what · code: the lines that run",
      zh: "手机：用户看到的画面 · 时序：谁做了什么 · 代码：正在运行的代理代码"),
    Bilingual(
      en: "Time stands still. Only w (5 s) and W (30 s) let it pass. Tab: the next pane.",
      zh: "时间是静止的，只有 w（5 秒）和 W（30 秒）让它流逝。Tab：下一个窗格。"),
    Bilingual(
      en: "o opens the app, a sends a push, Space: next step. L: lessons, ?: all keys.",
      zh: "按 o 打开应用，按 a 发一条推送，按空格看下一步。L：课程，?：所有按键。"),
  ]
}

extension String {
  /// Split by bytes, because splitting by characters takes as long as the rest of the pane.
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
