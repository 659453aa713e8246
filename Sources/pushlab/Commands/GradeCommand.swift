import ArgumentParser
import CommandLanguage
import Explorer
import Laboratory
import Lessons
import LifecycleModel

struct GradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "For a teacher's automation: a delegate for a fix lesson, judged.",
    discussion: """
      LESSON is the id of a fix lesson or the path of its folder. The exit status is 0 where no \
      sequence of events breaks the delegate, 1 with the shortest one that does.
      """)

  @ArgumentParser.Argument(help: "A fix lesson: its id, or its folder.")
  var lesson: String

  @ArgumentParser.Argument(help: "The delegate: one .swift file or several of one app.")
  var files: [String]

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
    let resources = try Resources.found(resources)
    let course = try Course(resources, language)
    let prepared = try course.begin(lesson, language).play.prepared
    guard prepared.lesson.kind == .fix else {
      let words = Bilingual(
        en: "only a fix lesson can be graded; this is \(prepared.lesson.kind.rawValue)",
        zh: "只有 fix 课程可以评分；这一课是 \(prepared.lesson.kind.rawValue)")
      throw Complaint(lines: ["\(prepared.lesson.id): \(words[language])"])
    }
    var library = AppLibrary(resources: resources)
    let app = try library.load(files.count == 1 ? .file(path: files[0]) : .files(files), language)
    let run = SearchRun(prepared.search(in: app))
    if run.answer.extent == .stopped { throw ExitCode(130) }
    let session = prepared.session(app: app)
    let report = session.report(on: prepared.exploration, run.search, run.answer)
    let lacksMarks = prepared.lacksMarks(app)
    let isSolved = run.answer.events == nil && !lacksMarks
    if format == "json" {
      var members: [JSON.Member] = [
        .init("grade", .string("pushlab/1")), .init("lesson", .string(prepared.lesson.id)),
        .init("solved", .bool(isSolved)),
      ]
      if let property = run.answer.property {
        members.append(.init("property", .string(property.rawValue)))
      }
      members += [
        .init("script", .array(report.script.map(JSON.string))),
        .init("extent", .string(run.answer.extent.rawValue)),
      ]
      StandardOutput.print([JSON.object(members).compact])
    } else {
      let words =
        isSolved
        ? Bilingual(en: "solved", zh: "已解决") : Bilingual(en: "not solved", zh: "未解决")
      StandardOutput.print(
        ["# \(prepared.lesson.id): \(words[language])"]
          + (lacksMarks ? ["# " + PreparedLesson.marksMissing[language]] : [])
          + report.lines(in: language))
    }
    if !isSolved { throw ExitCode(1) }
  }
}
