import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension Painter {
  /// The rule of the selected step; a word to the user takes its place until the next key.
  mutating func why() {
    let area = canvas.bounds
    // One more than is seen, to know whether it goes on: a page of the handbook is long.
    var rows: [(String, Role)] = []
    for (text, role) in whyLines where rows.count <= area.height {
      rows += text.wrapped(to: area.width - 1).map { (String($0), role) }
    }
    for (row, (line, role)) in rows.prefix(area.height).enumerated() {
      let goesOn = row == area.height - 1 && rows.count > area.height
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
      let found = judgement.found.map { ": \($0)" } ?? ""
      return [(judgement.words[language] + found, judgement.holds ? .good : .bad)]
    }
    guard let step = moment.selected else { return [(Painter.welcome[language], .notice)] }
    let language = language
    var lines = state.handbook.explanation(of: step).map { $0[language] }
    if canvas.bounds.height <= 3, case .call = step.change, let record = moment.record {
      // With the whole name of the method there would be no room for the rule.
      let row = LaneRow(step, of: record, source: [], in: language)
      lines[0] = row.text + row.suffix
    }
    if lines.count < canvas.bounds.height {
      lines += state.handbook.paragraphs(of: step.rule)[language].lines
    }
    return lines.enumerated().map { ($1, $0 == 0 ? .title : .text) }
  }

  private static let welcome = Bilingual(
    en: """
      Welcome. o opens the app, a sends it a push, Space shows what follows step by step, \
      y says why. L begins with a lesson, ? lists all keys, : lets you type commands.
      """,
    zh: """
      欢迎。按 o 打开应用，按 a 发一条推送，按空格逐步看接下来发生的事，按 y 问为什么。\
      按 L 开始课程，按 ? 列出所有按键，按 : 输入命令。
      """)
}

extension String {
  /// By bytes: to split at characters takes as long as all the rest of the pane.
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
