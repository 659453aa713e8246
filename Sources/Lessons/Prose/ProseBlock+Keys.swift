import CommandLanguage

extension [ProseBlock] {
  /// Where keys are at hand, the first mention of a command has its key behind it.
  package func naming(_ way: LessonRun.Way, _ language: Language) -> [ProseBlock] {
    guard case .keys(var keys) = way else { return self }
    return map { block in
      func named(_ rich: Rich) -> Rich {
        Rich(
          rich.runs.flatMap { run -> [Rich.Run] in
            guard run.style == .code, let key = keys.removeValue(forKey: run.text) else {
              return [run]
            }
            let behind = Bilingual(en: " (\(key))", zh: "（\(key)）")[language]
            return [run, Rich.Run(text: behind, style: .plain)]
          })
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
