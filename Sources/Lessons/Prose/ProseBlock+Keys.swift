import CommandLanguage

extension [ProseBlock] {
  /// If the learner uses keys, adds the key after the first mention of each command.
  package func naming(_ way: LessonRun.Way, _ language: Language) -> [ProseBlock] {
    guard case .keys(var keys) = way else { return self }
    return map { block in
      func named(_ rich: Rich) -> Rich {
        var runs: [Rich.Run] = []
        var isBehindKey = false
        for var run in rich.runs {
          // A full-width parenthesis includes its own space.
          if isBehindKey, language == .simplifiedChinese, run.text.hasPrefix(" ") {
            run.text.removeFirst()
          }
          runs.append(run)
          isBehindKey = false
          guard run.style == .code, let key = keys.removeValue(forKey: run.text) else { continue }
          let behind = Bilingual(en: " (\(key))", zh: "（\(key)）")[language]
          runs.append(Rich.Run(text: behind, style: .plain))
          isBehindKey = true
        }
        return Rich(runs)
      }
      var block = block
      switch block.content {
      case .heading, .sample: break
      case .paragraph(let rich): block.content = .paragraph(named(rich))
      case .items(let items, let numbered):
        block.content = .items(items.map(named), numbered: numbered)
      }
      return block
    }
  }
}
