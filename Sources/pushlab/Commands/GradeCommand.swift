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

  @OptionGroup var limits: LimitOptions

  @OptionGroup var format: FormatOption

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    try ReadingMemory.require(language)
    let format = try format.chosen()
    let resources = try common.found()
    let course = try Course(resources)
    let limits = try limits.checked()
    var play = try course.begin(lesson).play
    let prepared = play.prepared
    guard prepared.lesson.kind == .fix else {
      let words = Bilingual(
        en: "only a fix lesson can be graded; this is \(prepared.lesson.kind.rawValue)",
        zh: "只有 fix 课程可以评分；这一课是 \(prepared.lesson.kind.rawValue)")
      throw Diagnostics(prepared.lesson.id, words)
    }
    var library = AppLibrary(resources: resources)
    let app = try library.load(files.count == 1 ? .file(path: files[0]) : .files(files), language)
    var run = SearchRun(prepared.search(in: app), limits)
    if run.answer.extent == .stopped { throw ExitCode(130) }
    let report = run.report(in: prepared.session(app: app), prepared.exploration)
    let grade = play.grade(app, run.search, run.answer)
    // A search that hit a limit proves nothing.
    let isSolved = grade.passes && run.limit == nil
    if format == .json {
      var members: [JSON.Member] = [
        .init("grade", .string("pushlab/1")), .init("lesson", .string(prepared.lesson.id)),
        .init("solved", .bool(isSolved)),
      ]
      if let test = grade.failedTest {
        members.append(.init("test", .string(test.sentence.en.plain)))
      } else if let property = run.answer.property {
        members.append(.init("property", .string(property.rawValue)))
      }
      if let limit = run.limit { members.append(.init("limit", .string(limit.word))) }
      members += [
        .init("script", .array(script(grade, report).map(JSON.string))),
        .init("extent", .string(run.answer.extent.rawValue)),
      ]
      StandardOutput.print([JSON.object(members).compact], as: .json)
    } else {
      StandardOutput.print(
        ["# \(prepared.lesson.id): \(verdict(isSolved, run)[language])"]
          + lines(grade, report, language))
    }
    if !isSolved { throw ExitCode(1) }
  }

  private func verdict(_ isSolved: Bool, _ run: SearchRun) -> Bilingual {
    if isSolved { return Bilingual(en: "solved", zh: "已解决") }
    return run.limit == nil || run.answer.events != nil
      ? Bilingual(en: "not solved", zh: "未解决") : Bilingual(en: "not decided", zh: "尚无结论")
  }

  /// The script of the failed test, or else of the counterexample found by the search.
  private func script(_ grade: Grade, _ report: Report) -> [String] {
    grade.failedTest == nil
      ? report.script : report.stage + (grade.counterexample ?? []).map(\.text)
  }

  private func lines(_ grade: Grade, _ report: Report, _ language: Language) -> [String] {
    if grade.lacksMarks { return ["# " + PreparedLesson.marksMissing[language]] }
    guard let test = grade.failedTest else { return report.lines(in: language) }
    let sentence = (language == .english ? test.sentence.en : test.sentence.zh ?? test.sentence.en)
    return ["# " + sentence.plain] + [grade.breach.map { "# " + $0[language] }].compactMap { $0 }
      + script(grade, report)
  }
}
