import ArgumentParser
import CommandLanguage
import Dashboard
import Demo
import Lessons

import enum LifecycleModel.JSON

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "For authors: check lessons and demos.",
    discussion: """
      A PATH is a pack (a folder with pack.yaml), the folder of one lesson, a demo (NAME.demo.md), or \
      a folder above some of them. Complaints are FILE:LINE:COLUMN: error: sentence [check]; the last line counts. The exit \
      status is 1 where a check failed.
      """)

  @Argument(help: "Packs, lessons, demos, or folders with some of them.")
  var paths: [String]

  @Flag(help: "Write solution.trace beside each lesson and say which changed.")
  var bless = false

  @OptionGroup var format: FormatOption

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    try ReadingMemory.require(language)
    let format = try format.chosen()
    let resources = try common.found()
    let files = resources.lessonFiles
    var checker = Checker(files, blessing: bless)
    var demos = CheckResult()
    for path in paths {
      let isDemo = path.hasSuffix(LessonFiles.demoEnding)
      let hasLessons = !isDemo && checker.check(path)
      let found = isDemo ? (files.exists(path) ? [path] : []) : files.demos(in: checker.folders)
      demos.demos += found.count
      for demo in found { demos.add(check(demo: demo, resources)) }
      if !hasLessons, found.isEmpty {
        let words = Bilingual(en: "there is no lesson and no demo here", zh: "这里没有课程，也没有演示")
        throw Diagnostics(path, words)
      }
    }
    var result = checker.result
    result.add(demos)
    result.demos = demos.demos
    var lines: [String] = []
    for blessing in result.blessed where blessing.isChanged {
      try OutputFile.mustWrite(blessing.text, to: blessing.path)
      lines.append("\(VisibleText.of(blessing.path, limit: 400)): written")
    }
    if format == .json {
      StandardOutput.print([result.json.compact], as: .json)
    } else {
      StandardOutput.print(
        lines + result.complaints.flatMap { $0.lines(in: language) } + [result.summary])
    }
    if result.hasErrors { throw ExitCode(1) }
  }

  /// Rehearses the demo on every screen. A file that cannot be read counts as one failed check.
  private func check(demo path: String, _ resources: Resources) -> CheckResult {
    do {
      let files = resources.lessonFiles
      let player = try DemoPlayer(files.demo(at: path), files, handbook: resources.handbook)
      var rehearsal = Rehearsal(player)
      rehearsal.playEverywhere()
      return rehearsal.result
    } catch {
      var result = CheckResult()
      result.demos = 1
      result.add(error.list.map { Diagnostic($0, .format) })
      return result
    }
  }
}
