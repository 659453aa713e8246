import CommandLanguage

/// A text that learners read, for the checks of texts.
struct LessonWords {
  enum Part: Hashable {
    case title, text, sentence, hint, feedback, choice, reply
  }

  var part: Part
  var language: Language
  var blocks: [ProseBlock]
  var place: SourcePlace
}

extension Lesson {
  /// All texts, in the lesson's languages.
  var words: [LessonWords] {
    Language.allCases.flatMap { language -> [LessonWords] in
      if language == .simplifiedChinese, places.translation == nil { return [] }
      return words(in: language)
    }
  }

  private func words(in language: Language) -> [LessonWords] {
    let file = language == .english ? places.file : places.translation ?? places.file
    func line(_ part: LessonWords.Part, _ rich: Translated<Rich>, _ place: SourcePlace)
      -> LessonWords
    {
      let shown = language == .english ? place : file
      return LessonWords(
        part: part, language: language,
        blocks: [ProseBlock(content: .paragraph(rich[language]), place: shown)], place: shown)
    }
    func text(
      _ part: LessonWords.Part, _ blocks: Translated<[ProseBlock]>, _ place: SourcePlace
    ) -> LessonWords {
      let blocks = blocks[language]
      return LessonWords(
        part: part, language: language, blocks: blocks, place: blocks.first?.place ?? place)
    }
    var all = [
      line(
        .title, Translated(en: Rich(plain: title.en), zh: title.zh.map { Rich(plain: $0) }), file),
      text(.text, self.text, file),
    ]
    all += task.marks.map { line(.sentence, $0.sentence, $0.place) }
    all += task.tests.map { line(.sentence, $0.sentence, $0.place) }
    all += task.hints.map { text(.hint, $0.text, $0.place) }
    all += task.feedback.map { text(.feedback, $0.text, $0.place) }
    all += task.whys.map { text(.feedback, $0.text, $0.place) }
    for choice in task.choices {
      all.append(line(.choice, choice.answer, choice.place))
      all.append(text(.reply, choice.reply, choice.place))
    }
    all.append(text(.text, recap, file))
    return all
  }
}
