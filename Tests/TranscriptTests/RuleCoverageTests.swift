import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel
import Testing

/// Every rule of the handbook fires in some transcript, example or script.
@Suite struct RuleCoverageTests {
  @Test func everyRuleFires() throws {
    var fired: Set<Rule> = []
    for script in try Self.scripts() { fired.formUnion(try Self.rules(of: script)) }
    let missing = Set(Rule.allCases).subtracting(fired)
    let names = missing.map(\.id).sorted().joined(separator: ", ")
    #expect(missing.isEmpty, "never fired: \(names)")
  }

  static func scripts() throws -> [String] {
    let transcripts = try TranscriptTests.names.map { name in
      try String(
        contentsOf: TranscriptTests.folder.appending(path: "Transcripts/\(name)"), encoding: .utf8)
    }
    let examples = TranscriptTests.root.appending(path: "assets/examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted()
    return transcripts.map { text in
      text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
        .joined()
    }
      + (try names.map {
        try String(contentsOf: examples.appending(path: $0), encoding: .utf8)
      })
  }

  static func rules(of script: String) throws -> Set<Rule> {
    var session = try TranscriptTests.session()
    var rules: Set<Rule> = []
    for command in try CommandParser.parse(script, ParseContext(place: .script, file: "-")) {
      _ = session.submit(command)
      rules.formUnion(session.history.lastEvent?.record.steps.map(\.rule) ?? [])
    }
    return rules
  }
}
