import CommandLanguage

/// What could not be understood in a lesson's file, and where.
package struct LessonFault: Error, Hashable, Sendable {
  /// What was read and what was expected; its static members are all that can be said.
  package struct Message: Hashable, Sendable {
    var text: Bilingual

    package init(_ en: String, _ zh: String) { text = Bilingual(en: en, zh: zh) }
    package init(_ text: Bilingual) { self.text = text }
  }

  private var message: Message
  package var place: Place
  /// The nearest right thing.
  private var nearest: String?

  package init(_ message: Message, _ place: Place, nearest: String? = nil) {
    self.message = message
    self.place = place
    self.nearest = nearest
  }

  package init(_ error: CommandError) {
    self.init(
      Message(error.sentence),
      Place(
        file: error.place.file, line: error.place.line, column: error.place.column,
        quote: error.place.quote))
  }

  package var sentence: Bilingual {
    guard let nearest else { return message.text }
    let shown = VisibleText.of(nearest, limit: 100)
    return Bilingual(
      en: message.text.en + "; did you mean \(shown)?", zh: message.text.zh + "；是不是想写 \(shown)？")
  }

  /// `FILE:LINE:COLUMN: sentence`, the source line and a caret under the fault.
  package func rendered(in language: Language) -> [String] {
    let file = VisibleText.of(place.file, limit: 400)
    return ["\(file):\(place.line):\(place.column): \(sentence[language])"] + place.quote.lines
  }
}

/// All that is wrong with a file, in its order, at least one.
package struct LessonFaults: Error, Hashable, Sendable {
  package var faults: [LessonFault]

  /// A file with more is no lesson; the rest is not told.
  static let most = 50

  package init(faults: [LessonFault]) {
    self.faults = Array(faults.prefix(LessonFaults.most))
  }

  package init(_ fault: LessonFault) {
    faults = [fault]
  }

  package func rendered(in language: Language) -> [String] {
    faults.flatMap { $0.rendered(in: language) }
  }
}
