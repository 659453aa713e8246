extension Help {
  /// Every command for docs/commands.md: a table for each group.
  package static func markdown(in language: Language) -> String {
    Verb.Group.allCases.map { group in
      let rows = Verb.allCases.filter { $0.group == group }.map { verb in
        let usage = verb.usage.map { "`" + $0.replacing("|", with: "\\|") + "`" }
        return "| \(usage.joined(separator: "<br>")) | \(verb.row.help[language]) |"
      }
      return (["**\(group.title[language])**", "", "| command | |", "|---|---|"] + rows)
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
