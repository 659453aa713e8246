import CommandLanguage
import TextGrid

extension LessonChecker {
  /// Findings in the Chinese text: English words except names and code, or half-width punctuation.
  var chinese: [Diagnostic] {
    guard lesson.places.translation != nil else { return [] }
    return lesson.words.filter { $0.language == .simplifiedChinese }.flatMap { words in
      words.blocks.flatMap { block -> [Diagnostic] in
        block.words.flatMap { chineseComplaints(in: $0, block.place) }
      }
    }
  }

  /// English terms that Chinese developers use. Other names contain a capital letter.
  private static let terms: Set<String> = [
    "capability", "true", "false", "nil", "delegate", "token", "scene", "app", "payload", "push",
    "handler", "bug",
  ]

  fileprivate static func english(_ run: Rich.Run) -> String? {
    run.text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")) }
      .map(String.init)
      .first { word in
        word.contains { $0.isLetter } && word.allSatisfy { !$0.isUppercase }
          && word.count(where: \.isLetter) > 1 && !word.contains(".")
          && !terms.contains(word)
      }
  }

  /// A half-width sign next to a Chinese character.
  fileprivate static func narrowSign(in rich: Rich) -> Character? {
    let characters = Array(rich.runs.map { $0.style == .code ? "x" : $0.text }.joined())
    for (index, character) in characters.enumerated() where ",.;:?!()\"".contains(character) {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if before.isHan || after.isHan { return character }
    }
    return nil
  }
}

/// Deviations from the Chinese that developers write: English words in a sentence, half-width
/// punctuation.
package func chineseComplaints(in rich: Rich, _ place: SourcePlace) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let plain = rich.runs.lazy.filter { $0.style != .code }
  if let word = plain.compactMap(LessonChecker.english).first {
    found.append(
      Diagnostic(
        .chinese, place, en: "the English word “\(word)” stands in a Chinese sentence",
        zh: "中文句子里有英文单词“\(word)”；只有名称和代码可以用英文"))
  }
  if let sign = LessonChecker.narrowSign(in: rich) {
    found.append(
      Diagnostic(
        .chinese, place, en: "the sign \(sign) in a Chinese sentence is not full-width",
        zh: "中文句子里的标点 \(sign) 应为全角"))
  }
  return found
}
