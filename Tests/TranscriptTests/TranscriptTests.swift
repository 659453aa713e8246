import AppCode
import CommandLanguage
import Foundation
import Laboratory
import LifecycleModel
import RepositoryHandbook
import Testing

/// Every transcript under `Transcripts` equals the output of its own commands in format `calls`. A
/// line that begins with `#` is a comment; a word `*` matches any words.
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Transcripts").path)
    return (all ?? []).filter { $0.hasSuffix(".transcript") }.sorted()
  }()

  @Test("the folder is not empty")
  func present() {
    #expect(Self.names.count > 60)
  }

  @Test("transcript", arguments: names)
  func transcript(name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "Transcripts/\(name)"), encoding: .utf8)
    let wanted = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let script = wanted.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
    let found = try play(script)
    for index in 0..<max(wanted.count, found.count) {
      let expected = wanted.indices.contains(index) ? wanted[index] : "(the end)"
      let line = found.indices.contains(index) ? found[index] : "(the end)"
      try #require(matches(expected, line), "line \(index + 1): \(expected) | \(line)")
    }
  }

  /// In the default configuration, with every built-in app and the delegates of the folder
  /// `Delegates`.
  static func session() throws -> Session {
    let apps = try apps.get()
    let modern = try #require(apps[.builtIn("modern")])
    return Session(
      setup: StageSetup(profile: .ios17Scenes, app: modern), apps: apps, handbook: .repository)
  }

  static let apps = Result {
    let builtIn = try apps(in: root.appending(path: "assets/apps")) { .builtIn($0) }
    let own = try apps(in: folder.appending(path: "Delegates")) { .file(path: $0 + ".swift") }
    return Dictionary(uniqueKeysWithValues: (builtIn + own).map { ($0.choice, $0) })
  }

  func play(_ script: String) throws -> [String] {
    let commands = try CommandParser.parse(script, ParseContext(place: .script, file: "-"))
    var session = try Self.session()
    var printer = TracePrinter(format: .calls, language: .english)
    return commands.flatMap { command in
      printer.lines(for: command, session.submit(command), in: session)
    }
  }

  private static func apps(
    in folder: URL, named choice: (String) -> AppChoice
  ) throws -> [App] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".swift") }.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      // The localized strings of its notifications, if it has some.
      let texts = folder.appending(path: file.dropLast(".swift".count) + ".strings")
      let words = (try? String(contentsOf: texts, encoding: .utf8)).map {
        AppSource(name: "Localizable.strings", text: $0)
      }
      let sources = [AppSource(name: file, text: text)] + [words].compactMap { $0 }
      guard case .program(let program) = loadApp(sources) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return App(choice: choice(String(file.dropLast(".swift".count))), program: program)
    }
  }

  func matches(_ pattern: String, _ line: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == line }
    let before = pattern[..<star].trimmingCharacters(in: .whitespaces)
    let after = pattern[pattern.index(after: star)...].trimmingCharacters(in: .whitespaces)
    return line.hasPrefix(before) && line.hasSuffix(after)
  }
}
