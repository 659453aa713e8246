import AppCode
import CommandLanguage
import Lessons
import TextGrid

/// Errors of arguments and files: exit status 2.
extension Diagnostics {
  /// A diagnostic of an option, an argument or a whole file. An empty `subject` names none.
  init(_ subject: String, _ words: Bilingual) {
    self.init(Diagnostic(.init(words), SourcePlace(whole: subject)))
  }

  init(_ subject: String, en: String, zh: String) {
    self.init(subject, Bilingual(en: en, zh: zh))
  }

  /// Words with a file name, which may have control characters.
  init(_ subject: String = "", naming words: Bilingual) {
    self.init(
      subject, en: VisibleText.of(words.en, limit: 400), zh: VisibleText.of(words.zh, limit: 400))
  }

  init(fault: FileFault, file: String, nearest: String? = nil) {
    let nearest = nearest.map { Bilingual(en: "; try \($0)", zh: "，是否要用 \($0)？") }
    self.init(
      "",
      en: "\(VisibleText.line(file)): \(fault.words)\(nearest?.en ?? "")",
      zh: fault.sentence(file).zh + (nearest?.zh ?? ""))
  }

  init(unknown word: String, of option: String, among words: [String]) {
    let nearest = Nearest.word(to: word, among: words)
    let word = VisibleText.of(word)
    self.init(
      option,
      en: "unknown \(word)" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + "\nexpected one of: " + words.joined(separator: ", "),
      zh: "未知的值 \(word)" + (nearest.map { "，是否要输入 \($0)？" } ?? "")
        + "\n可选：" + words.joined(separator: "、"))
  }

  init(unknownLesson id: String, among ids: [String]) {
    let nearest = Nearest.word(to: id, among: ids)
    let id = VisibleText.of(id)
    self.init(
      "",
      en: "lesson: unknown \(id)" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + "\nexpected one of: " + ids.joined(separator: ", "),
      zh: "没有课程 \(id)" + (nearest.map { "，是否要输入 \($0)？" } ?? "")
        + "；可选：" + ids.joined(separator: "、"))
  }

  /// Line numbers in `found` continue from file to file.
  init(_ found: [Located<SourceProblem>], in sources: [AppSource], names: [String]) {
    self.init([])
    var firstLine = 1
    for (source, name) in AppSource.counted(Array(zip(sources, names)), { $0.0 }) {
      let count = DelegateProgram.lineCount(of: source.text)
      let own = found.filter { (firstLine..<firstLine + count).contains($0.line) }.map {
        Located(line: $0.line - firstLine + 1, column: $0.column, $0.matter, nearest: $0.nearest)
      }
      list += Diagnostics(own, in: source.text, file: name).list
      firstLine += count
    }
  }

  init(_ found: [Located<SourceProblem>], in text: String, file: String) {
    self.init(
      found.map { problem in
        let words = Bilingual(
          en: VisibleText.of(problem.message, limit: 400),
          zh: VisibleText.of(problem.messageChinese, limit: 400))
        let place = SourcePlace(
          file: file, line: problem.line, column: problem.column,
          quote: SourceQuote(of: text, line: problem.line, column: problem.column))
        return Diagnostic(.init(words), place)
      })
  }

  /// The damaged lines of a progress file. For a file of another kind only the first lines are
  /// reported.
  init(_ faults: [ProgressFault], file: String) {
    self.init(
      faults.prefix(20).map {
        Diagnostic(.init($0.sentence), SourcePlace(file: file, line: $0.line))
      })
    let more = faults.count - 20
    if more > 0 {
      list += Diagnostics(file, en: "\(more) more damaged lines", zh: "另有 \(more) 行损坏").list
    }
  }

  /// Adds the command that named the file to the file's diagnostics.
  func behind(_ parsed: ParsedCommand, naming word: String, in file: String) -> Diagnostics {
    let scalars = Array(parsed.text.unicodeScalars)
    let name = Array(word.unicodeScalars)
    let starts = scalars.indices.prefix(max(0, scalars.count - name.count + 1))
    let offset = starts.last { scalars[$0...].starts(with: name) } ?? 0
    let place = SourcePlace(
      file: file, line: parsed.line, column: parsed.column + offset,
      quote: SourceQuote(of: parsed.text, line: 1, column: offset + 1, length: name.count))
    if list.count == 1, list[0].place.isWhole {
      let words = Bilingual(
        en: list[0].lines(in: .english)[0], zh: list[0].lines(in: .simplifiedChinese)[0])
      return Diagnostics(Diagnostic(.init(words), place))
    }
    let named = VisibleText.of(word)
    return Diagnostics([Diagnostic(.init(named, named), place)] + list)
  }

  func print(in language: Language) {
    for line in lines(in: language) { StandardOutput.printError(line) }
  }
}

extension FileFault {
  /// The English reason, without the file.
  var words: String {
    switch self {
    case .notFound: return "there is no such file"
    case .notAllowed: return "it may not be read"
    case .notRegular: return "it is no regular file"
    case .tooLarge(let limit): return "it is larger than \(limit) bytes"
    case .other(let words): return words.en
    }
  }
}
