import AppCode
import CommandLanguage

/// Something that was given to the program and that it cannot use: exit status 2.
struct Complaint: Error {
  var lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }

  init(_ errors: CommandErrors, in language: Language) {
    lines = [errors.rendered(in: language)]
  }

  init(
    fault: FileFault, file: String, nearest: String? = nil, in language: Language = .english
  ) {
    let nearest = nearest.map { Bilingual(en: "; try \($0)", zh: "，是否要用 \($0)？") }
    let words = Bilingual(
      en: "\(VisibleText.of(file, limit: 200)): \(fault.words)", zh: fault.sentence(file).zh)
    lines = [words[language] + (nearest?[language] ?? "")]
  }

  /// The lines of diagnostics are counted on from file to file.
  init(
    _ diagnostics: [Diagnostic], in sources: [AppSource], names: [String], _ language: Language
  ) {
    var firstLine = 1
    lines = []
    for (source, name) in zip(sources, names) {
      let count = DelegateProgram.lineCount(of: source.text)
      let own = diagnostics.filter { (firstLine..<firstLine + count).contains($0.line) }.map {
        Diagnostic(
          line: $0.line - firstLine + 1, column: $0.column, problem: $0.problem, nearest: $0.nearest
        )
      }
      lines += Complaint(own, in: source.text, file: name, language).lines
      firstLine += count
    }
  }

  init(_ diagnostics: [Diagnostic], in text: String, file: String, _ language: Language) {
    let file = VisibleText.of(file, limit: 200)
    lines = diagnostics.prefix(50).flatMap { diagnostic in
      let message =
        language == .english ? diagnostic.message : diagnostic.messageChinese
      let place = "\(file):\(diagnostic.line):\(diagnostic.column): "
      return [place + VisibleText.of(message, limit: 400)]
        + SourceQuote(of: text, line: diagnostic.line, column: diagnostic.column).lines
    }
  }

  func print() {
    for line in lines { StandardOutput.printError(line) }
  }
}

extension FileFault {
  var words: String {
    switch self {
    case .notFound: return "there is no such file"
    case .notAllowed: return "it may not be read"
    case .notRegular: return "it is no regular file"
    case .tooLarge(let limit): return "it is larger than \(limit) bytes"
    case .other(let words): return words
    }
  }
}
