import LifecycleModel
import Payloads

/// An error, warning or note about a file or the command line: place, severity, sentence and, if
/// there is one, the nearest valid word.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case error, warning, note
  }

  /// A clause without a full stop. Other modules declare their errors as static members.
  package struct Message: Hashable, Sendable {
    package var text: Bilingual

    package init(_ en: String, _ zh: String) { text = Bilingual(en: en, zh: zh) }
    package init(_ text: Bilingual) { self.text = text }
  }

  package var place: SourcePlace
  package var severity: Severity
  /// The rule of `lint` or the check of `check` that found it; empty for an error of a command.
  package var rule = ""
  /// The certainty of the behaviour of iOS or APNs that the sentence states; nil for plain facts,
  /// such as broken JSON.
  package var certainty: Certainty?
  package var source: SourceKey?
  private var message: Message
  /// The nearest valid word.
  private var nearest: String?

  package init(
    _ message: Message, _ place: SourcePlace, severity: Severity = .error, nearest: String? = nil
  ) {
    self.message = message
    self.place = place
    self.severity = severity
    self.nearest = nearest
  }

  package init(_ error: CommandError) {
    self.init(Message(error.sentence), error.place)
  }

  package var position: SourcePosition { place.position }

  /// The message with the nearest valid word.
  package var sentence: Bilingual {
    guard let nearest else { return message.text }
    let shown = VisibleText.of(nearest, limit: 100)
    return Bilingual(
      en: message.text.en + "; did you mean \(shown)?", zh: message.text.zh + "；是不是想写 \(shown)？")
  }

  /// `FILE:LINE:COLUMN: sentence`, the source line, and a caret under the error. A finding of a
  /// rule or check is one line: `FILE:LINE:COLUMN: severity: sentence (certainty, source) [rule]`.
  package func lines(in language: Language) -> [String] {
    var head = VisibleText.of(place.file, limit: 400)
    if !place.isWhole { head += ":\(place.line):\(place.column)" }
    if !head.isEmpty { head += ": " }
    if !rule.isEmpty {
      return ["\(head)\(severity.rawValue): \(attributed[language]) [\(rule)]"]
    }
    let lines = (head + sentence[language]).split(separator: "\n").map(String.init)
    return lines + (place.quote?.lines ?? [])
  }

  /// The sentence, then its certainty and source.
  private var attributed: Bilingual {
    let label = certainty?.label
    let known = Bilingual(
      en: [label?.en, source?.spelling].compactMap { $0 }.joined(separator: ", "),
      zh: [label?.zh, source?.spelling].compactMap { $0 }.joined(separator: "，"))
    guard !known.en.isEmpty else { return sentence }
    return Bilingual(en: "\(sentence.en) (\(known.en))", zh: "\(sentence.zh)（\(known.zh)）")
  }

  /// The diagnostic as JSON. `key`: the name of the member for `rule`.
  package func json(rule key: String) -> JSON {
    let message = sentence.en + (certainty.map { " (\($0.label.en))" } ?? "")
    var members: [JSON.Member] = [
      .init("file", .string(place.file)), .init("line", .number("\(place.line)")),
      .init("column", .number("\(place.column)")),
      .init("severity", .string(severity.rawValue)), .init(key, .string(rule)),
      .init("message", .string(message)),
    ]
    if let source { members.append(.init("source", .string(source.spelling))) }
    return .object(members)
  }
}

/// All errors of an input, in order; at least one.
package struct Diagnostics: Error, Hashable, Sendable {
  package var list: [Diagnostic]

  /// The most errors that are listed.
  package static let most = 50

  package init(_ list: [Diagnostic]) {
    self.list = Array(list.prefix(Diagnostics.most))
  }

  package init(_ diagnostic: Diagnostic) {
    list = [diagnostic]
  }

  package init(_ errors: CommandErrors) {
    list = errors.errors.map { Diagnostic($0) }
  }

  package func lines(in language: Language) -> [String] {
    list.flatMap { $0.lines(in: language) }
  }
}
