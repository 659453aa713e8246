import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// Plays scripts like `pushlab run`, in the configuration of the transcripts.
enum ScriptPlay {
  static func program(_ name: String) throws -> any AppProgram {
    try #require(try TranscriptTests.apps.get()[.builtIn(name)]).program
  }

  static func lines(_ script: String, format: TraceFormat = .calls) throws -> [String] {
    let commands = try CommandParser.parse(script, ParseContext(place: .script, file: "-"))
    var session = try TranscriptTests.session()
    var printer = TracePrinter(format: format, language: .english)
    return commands.flatMap { command in
      printer.lines(for: command, session.submit(command), in: session)
    }
  }
}

/// Plays a script whose expectations must all hold. An event may only be refused if `expect
/// refused` follows it.
func holds(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let lines = try ScriptPlay.lines(script)
  let claims = lines.filter { $0.hasPrefix("> expect ") || $0.hasPrefix("> predict ") }.count
  let held = lines.filter { $0 == "= holds" || $0 == "= predicted" }.count
  #expect(
    claims > 0 && held == claims, "\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation
  )
  for index in lines.indices where lines[index].hasPrefix("! ") {
    let next = lines.indices.contains(index + 1) ? lines[index + 1] : ""
    #expect(next == "> expect refused", "\(lines[index])", sourceLocation: sourceLocation)
  }
}

/// The beginnings of scripts.
enum Stage9 {
  /// iOS 9, an app with all life-cycle methods that downloads in every push.
  static let classic = "profile ios9; app classic\n"
  static let suspended = classic + "open; home; wait 10s\n"
  static let background = classic + "open; home\n"
  static let reclaimed = suspended + "reclaim\n"
  static let swiped = suspended + "switcher; swipe\n"
  static let article = "profile ios9; app article\n"
  static let naive = "profile ios9; app naive\n"
}
