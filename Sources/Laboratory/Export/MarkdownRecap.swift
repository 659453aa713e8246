import CommandLanguage
import Judging
import LifecycleModel

/// The session event by event with the rule of each step, then the rules with their sources, and a
/// script that replays it.
struct MarkdownRecap {
  private let session: Session
  private let language: Language

  init(_ session: Session, _ language: Language) {
    self.session = session
    self.language = language
  }

  func write(to export: inout ExportText) {
    let title = Bilingual(en: "What happened", zh: "发生了什么")[language]
    export.add("# \(title)\(colon)\(escaped(session.stageTitle))")
    for index in session.exportedRecords { export.add(lines(ofRecord: index)) }
    export.add(rules)
    export.add(script)
  }

  private func lines(ofRecord index: Int) -> [String] {
    let record = session.history.records[index]
    let steps = session.numberedSteps(ofRecord: index)
    guard record.isEvent else { return [""] + steps.map(line) }
    return ["", "## \(code(terminalSafe(record.text)))", ""] + steps.compactMap(line)
  }

  private func line(for step: NumberedStep) -> String {
    switch step.content {
    case .judgement(let judgement):
      let mark = judgement.holds ? "✓" : "✗"
      let said = judgement.words[language] + judgement.foundAppended[language]
      return "- **\(mark) \(escaped(said))**"
    case .model(let model):
      let said = sentence(for: model, placing: session.placing)[language]
      return "- \(step.number). \(escaped(said))\(source(of: model)) (\(code(model.rule.id)))"
    }
  }

  private func source(of step: Step) -> String {
    let lines = session.setup.app.program.sourceLines
    guard case .line(let line) = step.change, lines.indices.contains(line.line - 1) else {
      return ""
    }
    let text = terminalSafe(lines[line.line - 1])
    return " " + code(String(text.drop { $0 == " " }))
  }

  /// Each rule once, in the order of its first step.
  private var rules: [String] {
    var cited: [Rule] = []
    for case .event(_, let steps) in session.history.records.lazy.map(\.content) {
      for step in steps where step.change.isShown && !cited.contains(step.rule) {
        cited.append(step.rule)
      }
    }
    if cited.isEmpty { return [] }
    let heading = Bilingual(en: "Rules", zh: "规则")[language]
    return ["", "## \(heading)", ""]
      + cited.map { "- \(code($0.id))\(colon)\(explanation(of: $0))" }
  }

  private func explanation(of rule: Rule) -> String {
    guard case .success(let entry) = session.handbook.page(of: rule) else {
      return escaped(session.handbook.sentence(of: rule)[language])
    }
    let certainty = entry.certainty.label[language]
    let sources = entry.sources.map(reference)
    let behind = sources.isEmpty ? certainty : certainty + colon + list(sources)
    var text = "\(escaped(entry.sentence[language])) *\(behind)*"
    if let reading = entry.otherReading, reading.circumstance == nil,
      let dispute = reading.dispute,
      let sentence = reading.sentence
    {
      let heading = Bilingual(en: "The other side", zh: "另一种说法")[language]
      let who = list(([dispute] + reading.sources).map(reference))
      // A blank before the closing stars would prevent them from closing.
      text += " **\(heading)**\(colon)\(escaped(sentence[language])) *\(who)*"
    }
    return text
  }

  private func list(_ words: [String]) -> String {
    words.joined(separator: Bilingual(en: "; ", zh: "；")[language])
  }

  private var colon: String { Bilingual(en: ": ", zh: "：")[language] }

  private func reference(_ key: SourceKey) -> String {
    guard let source = Handbook.source(for: key) else { return escaped(key.spelling) }
    let title = "\(key.spelling), \(source.title[language])"
    return source.place.map { "[\(escaped(title))](<\($0)>)" } ?? escaped(title)
  }

  private var script: [String] {
    let heading = Bilingual(en: "Play it again", zh: "再演示一遍")[language]
    let text = session.script.split(separator: "\n").map(String.init)
    let longest = text.map(longestTicks).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ["", "## \(heading)", "", fence] + text + [fence]
  }

  private func longestTicks(_ text: String) -> Int {
    text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
  }

  private func code(_ text: String) -> String {
    let ticks = String(repeating: "`", count: longestTicks(text) + 1)
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
    let pad = ends.contains("`") ? " " : ""
    return ticks + pad + text + pad + ticks
  }

  private func escaped(_ text: String) -> String {
    markdownEscaped(terminalSafe(text, limit: .max))
  }
}
