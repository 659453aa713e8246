/// The lines of `help` and `help VERB`.
package enum Help {
  /// A heading, or a row with a command and its effect.
  package enum Line: Hashable, Sendable {
    case heading(Bilingual)
    case row(command: String, chinese: String, Bilingual)
    case text(Bilingual)
    case usage(String)
  }

  /// All verbs by group.
  package static var overview: [Line] {
    Verb.Group.allCases.flatMap { group -> [Line] in
      let verbs = Verb.allCases.filter { $0.group == group }
      return [.heading(group.title)]
        + verbs.map { .row(command: $0.word, chinese: $0.row.chinese[0], $0.row.help) }
    }
  }

  package static func lines(for verb: Verb) -> [Line] {
    let row = verb.row
    var lines: [Line] = [.row(command: verb.word, chinese: row.chinese[0], row.help)]
    lines += verb.usage.map(Line.usage)
    if let details = row.details { lines.append(.text(details)) }
    let chinese = ChineseArguments.list(of: verb).map { "\($0.word) = \($0.english)" }
    if !chinese.isEmpty {
      lines.append(.text(Bilingual(en: "", zh: "参数也可以用中文：" + chinese.joined(separator: "、") + "。")))
    }
    return lines
  }

  /// The answer to `help` (nil), to `help VERB`, or to `help WORD` for a word of the panes.
  package static func text(for verb: String?) -> Bilingual {
    if let verb, Verb(rawValue: verb) == nil, let entry = Glossary.entry(for: verb) {
      let meaning = Bilingual(
        en: "\(entry.word): \(entry.meaning.en)", zh: "\(entry.word)：\(entry.meaning.zh)")
      return entry.sources.isEmpty ? meaning : ([meaning] + entry.sources.map(sourceLine)).asLines
    }
    var lines = verb.flatMap(Verb.init(rawValue:)).map(lines(for:)) ?? overview
    // Some words of the panes are verbs as well.
    if let verb, let entry = Glossary.entry(for: verb) { lines.append(.text(entry.meaning)) }
    return Bilingual(en: text(lines, in: .english), zh: text(lines, in: .simplifiedChinese))
  }

  /// Plain text, one line for each `Line`.
  package static func text(_ lines: [Line], in language: Language) -> String {
    let widths = lines.map { line -> Int in
      guard case .row(let command, _, _) = line else { return 0 }
      return command.unicodeScalars.count
    }
    let width = widths.max() ?? 0
    return lines.compactMap { line -> String? in
      switch line {
      case .heading(let title): return title[language]
      case .row(let command, let chinese, let help):
        let padding = String(repeating: " ", count: width - command.unicodeScalars.count + 2)
        switch language {
        case .english: return "  " + command + padding + help.en
        case .simplifiedChinese: return "  " + command + padding + chinese + "：" + help.zh
        }
      case .text(let text): return text[language].isEmpty ? nil : "  " + text[language]
      case .usage(let usage): return "    " + usage
      }
    }.joined(separator: "\n")
  }
}
