import CommandLanguage
import LifecycleModel

/// Reads an answer to a question: callbacks and items such as `shown banner`, separated by commas.
struct ItemReader {
  private let text: LessonText
  private let line: Int
  private(set) var faults: [Diagnostic] = []

  init(_ text: LessonText, line: Int) {
    self.text = text
    self.line = line
  }

  /// Reads the items of a list. `column`: the number of scalars of `words` before the list.
  mutating func items(
    of words: String, from column: Int, mayBeNothing: Bool
  ) -> [Lesson.Ask.Item] {
    let scalars = Array(words.unicodeScalars)
    var items: [Lesson.Ask.Item] = []
    var start = min(column, scalars.count)
    if mayBeNothing, String(String.UnicodeScalarView(scalars[start...])).trimmed == "nothing" {
      return []
    }
    let whole = Array(text.line(line).unicodeScalars)
    while start <= scalars.count, faults.count <= Diagnostics.most {
      let end = scalars[start...].firstIndex(of: ",") ?? scalars.count
      let part = String(String.UnicodeScalarView(scalars[start..<end]))
      let indent = part.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
      let place = text.place(
        line: line, column: start + indent + 1, length: max(1, part.trimmed.unicodeScalars.count),
        of: whole)
      guard items.count < LessonLimits.items else {
        faults.append(Diagnostic(.tooMany(.items), place))
        break
      }
      if let item = Self.item(part.trimmed) {
        items.append(item)
      } else {
        faults.append(
          Diagnostic(
            .choice(part.trimmed), place, nearest: CallbackNames.nearest(to: part.trimmed)))
      }
      start = end + 1
    }
    return items
  }

  /// nil if it is neither a callback nor `shown PLACE`.
  static func item(_ words: String) -> Lesson.Ask.Item? {
    let parts = words.split(separator: " ")
    if parts.count == 2, parts[0].lowercased() == "shown" {
      return Display.Place(rawValue: parts[1].lowercased()).map(Lesson.Ask.Item.shown)
    }
    return CallbackNames.callback(named: words).map(Lesson.Ask.Item.call)
  }
}
