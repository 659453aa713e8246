import CommandLanguage
import LifecycleModel

/// The findings of one file, under the name by which the file was given.
package struct FileFindings: Hashable, Sendable {
  package var file: String
  package var findings: [Finding]

  package init(file: String, findings: [Finding]) {
    self.file = file
    self.findings = findings
  }

  package var hasError: Bool { findings.contains { $0.severity == .error } }
}

extension FileFindings {
  /// `FILE:LINE:COLUMN: severity: sentence (certainty, source) [rule]`.
  package func lines(in language: Language) -> [String] {
    let name = VisibleText.of(file, limit: 400)
    return findings.map { finding in
      let place = "\(name):\(finding.position.line):\(finding.position.column)"
      return "\(place): \(finding.severity.rawValue): \(finding.words[language]) [\(finding.rule)]"
    }
  }
}

extension [FileFindings] {
  /// One array, an object a line.
  package var json: String {
    let objects = flatMap { file in file.findings.map { $0.json(in: file.file).compact } }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
  }
}

extension Finding {
  /// The sentence, then how sure it is and who says so.
  var words: Bilingual {
    let label = certainty?.label
    let known = Bilingual(
      en: [label?.en, source?.spelling].compactMap { $0 }.joined(separator: ", "),
      zh: [label?.zh, source?.spelling].compactMap { $0 }.joined(separator: "，"))
    guard !known.en.isEmpty else { return sentence }
    return Bilingual(en: "\(sentence.en) (\(known.en))", zh: "\(sentence.zh)（\(known.zh)）")
  }

  fileprivate func json(in file: String) -> JSON {
    let message = sentence.en + (certainty.map { " (\($0.label.en))" } ?? "")
    var members: [JSON.Member] = [
      .init("file", .string(file)), .init("line", .number("\(position.line)")),
      .init("column", .number("\(position.column)")),
      .init("severity", .string(severity.rawValue)), .init("rule", .string(rule)),
      .init("message", .string(message)),
    ]
    if let source { members.append(.init("source", .string(source.spelling))) }
    return .object(members)
  }
}
