import ArgumentParser
import CommandLanguage
import Lessons

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "For authors: check lessons and demos.",
    discussion: """
      A PATH is a pack (a folder with pack.yaml), the folder of one lesson, or a folder above some of \
      them. Complaints are FILE:LINE:COLUMN: error: sentence [check]; the last line counts. The exit \
      status is 1 where a check failed.
      """)

  @Argument(help: "Packs, lessons, or folders with some of them.")
  var paths: [String]

  @Flag(help: "Write solution.trace beside each lesson and say which changed.")
  var bless = false

  @ArgumentParser.Option(help: "text or json.")
  var format = "text"

  @ArgumentParser.Option(help: "en or zh-Hans.")
  var language: String?

  @ArgumentParser.Option(help: "Folder with assets/ and lessons/.")
  var resources: String?

  mutating func run() throws {
    let language = try Language.chosen(language)
    guard ["text", "json"].contains(format) else {
      throw Complaint(unknown: format, of: "--format", among: ["text", "json"])
    }
    let files = try Resources.found(resources).lessonFiles
    var checker = Checker(files, blessing: bless)
    for path in paths where !checker.check(path) {
      throw Complaint(lines: ["\(VisibleText.of(path, limit: 200)): there is no lesson here"])
    }
    let result = checker.result
    var lines: [String] = []
    for blessing in result.blessed where blessing.isChanged {
      if let failure = OutputFile.write(blessing.text, to: blessing.path) {
        throw Complaint(lines: ["\(VisibleText.of(blessing.path, limit: 200)): \(failure)"])
      }
      lines.append("\(VisibleText.of(blessing.path, limit: 400)): written")
    }
    if format == "json" {
      StandardOutput.print([result.json.compact], as: .json)
    } else {
      StandardOutput.print(
        lines + result.complaints.map { $0.line(in: language) } + [result.summary])
    }
    if result.hasErrors { throw ExitCode(1) }
  }
}
