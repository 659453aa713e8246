import CommandLanguage

/// A line that is an answer instead of a command: numbers, or `predict ...` while a question is open.
package enum LessonInput: Hashable, Sendable {
  case answer([Lesson.Ask.Item])
  case choice(Int)
  /// An input that was meant as an answer but is invalid, with the reason.
  case fault(Bilingual)

  /// nil if the line is a command of the language.
  package init?(_ line: String, in learning: LessonRun) {
    let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    guard let first = words.first, learning.screen == .task, !learning.isShowingSolution else {
      return nil
    }
    let areNumbers = words.allSatisfy { $0.allSatisfy(\.isASCIIDigit) && $0.count < 4 }
    if learning.lesson.kind == .explain {
      guard areNumbers else { return nil }
      self = words.count == 1 ? .choice(Int(first) ?? 0) : .fault(Self.oneNumber)
      return
    }
    guard learning.hasOpenQuestion, let table = learning.play.table, let row = table.current else {
      return nil
    }
    if areNumbers {
      self = Self.numbers(words.compactMap(Int.init), table.rows[row].offered)
    } else if first.lowercased() == "predict" {
      self = Self.names(String(line.drop { $0 == " " }.dropFirst("predict".count)))
    } else {
      return nil
    }
  }

  private static let oneNumber = Bilingual(
    en: "Expected one number: that of your answer.", zh: "请输入一个数字：答案的编号。")

  private static func numbers(_ numbers: [Int], _ offered: [Lesson.Ask.Item]) -> LessonInput {
    if numbers == [0] { return .answer([]) }
    if let wrong = numbers.first(where: { !(1...offered.count).contains($0) }) {
      return .fault(
        Bilingual(
          en: "\(wrong): expected numbers from 1 to \(offered.count), or 0 alone.",
          zh: "\(wrong)：应为 1 到 \(offered.count) 的数字，或单独一个 0。"))
    }
    if let twice = numbers.indices.first(where: { numbers[..<$0].contains(numbers[$0]) }) {
      return .fault(
        Bilingual(
          en: "\(numbers[twice]): each number once.", zh: "\(numbers[twice])：每个数字只写一次。"))
    }
    return .answer(numbers.map { offered[$0 - 1] })
  }

  private static func names(_ list: String) -> LessonInput {
    let parts = list.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    if parts == ["nothing"] { return .answer([]) }
    var items: [Lesson.Ask.Item] = []
    for part in parts {
      guard let item = ItemReader.item(part) else {
        let shown = VisibleText.of(part)
        let nearest = CallbackNames.nearest(to: part)
        return .fault(
          Bilingual(
            en: "predict: read \(shown), expected a callback, shown banner or nothing"
              + (nearest.map { "; did you mean \($0)?" } ?? ""),
            zh: "predict：读到 \(shown)，应为回调名、shown banner 或 nothing"
              + (nearest.map { "；是不是 \($0)？" } ?? "")))
      }
      items.append(item)
    }
    return .answer(items)
  }
}

extension [Lesson.Ask.Item] {
  /// The line that gives this answer.
  package var predictLine: String {
    "predict " + (isEmpty ? "nothing" : map(\.text).joined(separator: ", "))
  }
}
