import CommandLanguage

/// An error in a line of a progress file.
package struct ProgressFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The first line is not a version line; its text.
    case noVersion(String)
    /// The version of a newer PushLab. Nothing is read.
    case otherVersion(String)
    case notText
    case tooLong
    case cutOff
    /// The line begins neither with `current` nor with `lesson`.
    case unknownLine(String)
    case lessonName(String)
    /// A field differs from the one that every record has in that position.
    case field(read: String, expected: String)
    case behindTheEnd(String)
    case twice(String)
    case tooMany
  }

  /// Counts from 1.
  package var line: Int
  package var kind: Kind

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

extension ProgressFault {
  package var sentence: Bilingual {
    switch kind {
    case .noVersion(let read):
      return Bilingual(
        en: "\(shown(read)) where \"\(ProgressText.title)\(ProgressText.version)\" is expected",
        zh: "读到\(cited(read))，第一行应为“\(ProgressText.title)\(ProgressText.version)”")
    case .otherVersion(let read):
      return Bilingual(
        en: "version \(shown(read)); this PushLab reads version \(ProgressText.version) only",
        zh: "版本为\(cited(read))，本程序只能读取版本 \(ProgressText.version)")
    case .notText: return Bilingual(en: "no UTF-8 text", zh: "不是 UTF-8 文本")
    case .tooLong:
      return Bilingual(
        en: "longer than \(ProgressText.longestLine) bytes",
        zh: "超过 \(ProgressText.longestLine) 字节")
    case .cutOff:
      return Bilingual(en: "the last line is cut off", zh: "最后一行不完整")
    case .unknownLine(let read):
      return Bilingual(
        en: "\(shown(read)) where current, lesson, answer or pack is expected",
        zh: "读到\(cited(read))，此处应为 current、lesson、answer 或 pack")
    case .lessonName(let read):
      return Bilingual(
        en: "\(shown(read)) where the id of a lesson is expected", zh: "读到\(cited(read))，此处应为课程的 id"
      )
    case .field(let read, let expected):
      return Bilingual(
        en: "\(shown(read)) where \(expected) is expected", zh: "读到\(cited(read))，此处应为 \(expected)")
    case .behindTheEnd(let read):
      return Bilingual(
        en: "\(shown(read)) where the line should end", zh: "读到\(cited(read))，此处应当换行")
    case .twice(let read):
      return Bilingual(en: "\(shown(read)) stands there twice", zh: "\(cited(read))重复出现")
    case .tooMany:
      return Bilingual(
        en: "more than \(ProgressText.mostRecords) lessons; the rest is not read",
        zh: "课程超过 \(ProgressText.mostRecords) 个，其余未读取")
    }
  }

  private func shown(_ text: String) -> String { "\"\(VisibleText.of(text))\"" }
  private func cited(_ text: String) -> String { "“\(VisibleText.of(text))”" }
}
