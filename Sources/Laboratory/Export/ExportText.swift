import CommandLanguage

/// Collects the lines of an export, up to the most bytes of an export file.
package struct ExportText {
  package private(set) var text = ""
  /// Whether lines are missing. `text` is then empty.
  package private(set) var isTooLong = false
  private let limit: Int

  package init(limit: Int = FileLimits.export) {
    self.limit = limit
  }

  package mutating func add(_ line: String) {
    if isTooLong { return }
    if text.utf8.count + line.utf8.count >= limit {
      isTooLong = true
      text = ""
    } else {
      text += line
      text += "\n"
    }
  }

  package mutating func add(_ lines: some Sequence<String>) {
    for line in lines { add(line) }
  }
}

/// The text of a file that a command saves.
package enum SavedText: Sendable {
  case script(String)
  /// The current branch of the session. Its text is created when it is written, in one language.
  case export(Session, ExportFormat)

  package struct TooLong: Error {
    package let refusal: Bilingual
  }

  package func text(in language: Language) throws(TooLong) -> String {
    switch self {
    case .script(let text): return text
    case .export(let session, let format):
      let export = session.exported(as: format, in: language)
      if !export.isTooLong { return export.text }
      throw TooLong(
        refusal: Bilingual(
          en: "Not exported: the file would have more than \(FileLimits.export) bytes. "
            + "Go back to an earlier event first.",
          zh: "没有导出：文件会超过 \(FileLimits.export) 字节。请先回到较早的事件。"))
    }
  }
}
