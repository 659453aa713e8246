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
    try ReadingMemory.require(language)
    guard let format = TraceFormat(rawValue: format) else {
      throw Diagnostics(
        unknown: format, of: "--format", among: TraceFormat.allCases.map(\.rawValue))
    }
    var library = AppLibrary(resources: try stage.common.found())
    let setup = try stage.request.setup(&library, language)
    let script = try Script.read(
      file, &library, language, writes: writes.permission)
    library.tellReports(setup)
    var player = Player(
      setup: setup, library: library,
      printer: TracePrinter(format: format, language: language))
    player.play(script)
    player.finish()
    let status = player.exitStatus
    if status != 0 { throw ExitCode(status) }
    if strict, player.hasRefused { throw ExitCode(1) }
  }
}

extension Resources {
  static func found(_ given: String?) throws(Diagnostics) -> Resources {
    do {
      return try find(given: given)
    } catch {
      let places = error.places.map { "\n  " + VisibleText.of($0, limit: 400) }.joined()
      throw Diagnostics(
        "pushlab", en: "the folder with assets/ was not found; looked in:\(places)",
        zh: "找不到 assets/ 所在的文件夹；查找过：\(places)")
    }
  }
}
