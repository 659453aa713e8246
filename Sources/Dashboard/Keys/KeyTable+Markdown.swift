import CommandLanguage

extension KeyTable {
  /// The table for docs/commands.md.
  package static func markdown(in language: Language) -> String {
    let heading = Bilingual(en: "| key | what it does |", zh: "| 按键 | 作用 |")[language]
    let rows = all.map { binding in
      let keys = binding.label.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(binding.help[language]) |"
    }
    return ([heading, "|---|---|"] + rows).joined(separator: "\n")
  }
}
