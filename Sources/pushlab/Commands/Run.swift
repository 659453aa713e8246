import ArgumentParser
import CommandLanguage
import Laboratory

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Play a script without a screen and print the trace.")

  @Argument(help: "A script; - or nothing is standard input.")
  var file = "-"

  @ArgumentParser.Option(help: "text, calls or jsonl.")
  var format = "text"

  @Flag(help: "Exit with 1 after a refused event.")
  var strict = false

  @OptionGroup var writes: WriteOptions
  @OptionGroup var stage: StageOptions

  mutating func run() throws {
    let language = try stage.request.chosenLanguage()
    guard let format = TraceFormat(rawValue: format) else {
      throw Complaint(
        unknown: format, of: "--format", among: TraceFormat.allCases.map(\.rawValue))
    }
    var library = AppLibrary(resources: try Resources.found(stage.resources))
    let setup = try stage.request.setup(&library, language)
    let script = try Script.read(
      file, &library, language, writes: writes.permission)
    library.tellReports(setup)
    var player = Player(
      setup: setup, library: library,
      printer: TracePrinter(format: format, language: language))
    player.play(script)
    player.finish()
    if player.hasFailed || (strict && player.hasRefused) { throw ExitCode(1) }
  }
}

extension Resources {
  static func found(_ given: String?) throws(Complaint) -> Resources {
    do {
      return try find(given: given)
    } catch {
      throw Complaint(
        lines: ["pushlab: the folder with assets/ was not found; looked in:"]
          + error.places.map { "  " + VisibleText.of($0, limit: 400) })
    }
  }
}
