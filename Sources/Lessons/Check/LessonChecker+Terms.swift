import CommandLanguage

extension LessonChecker {
  /// Checks that each term in `explains` has its sentence in both languages.
  var terms: [Diagnostic] {
    Language.allCases.flatMap { language -> [Diagnostic] in
      if language == .simplifiedChinese, lesson.places.translation == nil { return [] }
      return lesson.explains.compactMap { word in
        guard let term = Term(word.text), !lesson.hasSentence(about: term, in: language) else {
          return nil
        }
        return Diagnostic(
          .terms, word.place,
          en: "no sentence of the \(language == .english ? "English" : "Chinese") text explains "
            + word.text,
          zh: "\(language == .english ? "英文" : "中文")正文里没有解释 \(word.text) 的句子")
      }
    }
  }
}

extension Checker {
  /// Checks that each term is explained by one lesson, and that no earlier lesson uses it.
  func terms(_ pack: Pack) -> [Diagnostic] {
    var known: [(term: Term, lesson: String)] = []
    var found: [Diagnostic] = []
    for lesson in pack.lessons {
      for word in lesson.explains {
        guard let term = Term(word.text) else { continue }
        if let first = known.first(where: { $0.term == term }) {
          found.append(
            Diagnostic(
              .terms, word.place, en: "\(word.text) is explained in \(first.lesson) already",
              zh: "\(word.text) 已在 \(first.lesson) 中解释过"))
        }
        known.append((term, lesson.id))
      }
      for term in lesson.usedTerms where !known.contains(where: { term.isCovered(by: $0.term) }) {
        found.append(
          Diagnostic(
            .terms, lesson.places.file,
            en: "the lesson uses \(term.spelling), which no lesson up to it explains",
            zh: "本课用到 \(term.spelling)，但到本课为止还没有课程解释它"))
      }
    }
    return found
  }
}
