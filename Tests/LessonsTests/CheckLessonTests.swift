import CommandLanguage
import Testing

@testable import Lessons

/// All findings of `check` for a faulty lesson, no fewer and no more.
@Suite struct CheckLessonTests {
  struct Change {
    var file, old, new: String
    init(_ file: String, _ old: String, _ new: String) {
      (self.file, self.old, self.new) = (file, old, new)
    }
  }

  struct Fault: CustomTestStringConvertible {
    var folder: String
    var changes: [Change]
    var passed: Int
    /// PLACE: SENTENCE [CHECK]; all are errors.
    var told: [String]

    init(_ folder: String, _ changes: [Change], passed: Int, told: [String]) {
      self.folder = folder
      self.changes = changes
      self.passed = passed
      self.told = told
    }

    var testDescription: String { "\(folder): \(changes.map(\.new))" }

    var sample: Sample {
      changes.reduce(Sample.whole) { $0.changing("\(folder)/\($1.file)", $1.old, $1.new) }
    }
  }

  @Test("a lesson with a fault", arguments: faults)
  func tells(fault: Fault) {
    let path = "pack/\(fault.folder)"
    let result = fault.sample.check(path)
    let told = result.complaints.flatMap { $0.lines(in: .english) }
    #expect(
      told.map { $0.replacing("\(path)/", with: "").replacing(": error: ", with: ": ") }
        == fault.told)
    #expect(result.passed == fault.passed)
    #expect(result.hasErrors == !fault.told.isEmpty)
  }

  @Test("where a search has too many worlds a shorter solution may be allowed, and is not denied")
  func manyWorlds() throws {
    func told(_ sample: Sample, most: Int) throws -> [String] {
      let lesson = try sample.lesson("cover")
      var checker = LessonChecker(
        files: sample.files, lesson: lesson, needed: [], isInPack: true)
      #expect(checker.mostWorlds == 200_000)
      checker.mostWorlds = most
      checker.run(.none)
      return checker.result.complaints.map { "\($0.place.line): \($0.sentence.en)" }
    }
    let sample = Sample.whole
    #expect(try told(sample, most: 200_000) == [])
    #expect(
      try told(sample, most: 3) == [
        "32: more than 3 worlds: whether there is a shorter solution cannot be told; say in "
          + "shorter-allowed that there may be one"
      ])
    let allowed = sample.changing(
      "cover/lesson.md", "minutes: 3", "minutes: 3\nshorter-allowed: it is long")
    #expect(try told(allowed, most: 3) == [])
    #expect(try told(allowed, most: 200_000).count == 1)
  }

  @Test("all searches of a lesson share a number of transitions, and say when it is used up")
  func manyTransitions() throws {
    func told(_ sample: Sample, most: Int) throws -> [String] {
      var checker = LessonChecker(
        files: sample.files, lesson: try sample.lesson("cover"), needed: [], isInPack: true)
      checker.transitionsLeft = most
      checker.run(.none)
      return checker.result.complaints.map(\.sentence.en)
    }
    #expect(try told(.whole, most: LessonChecker.mostTransitions) == [])
    let short = try told(.whole, most: 0)
    #expect(short.count == 1)
    #expect(short.first?.contains("whether there is a shorter solution cannot be told") == true)
    let allowed = Sample.whole.changing(
      "cover/lesson.md", "minutes: 3", "minutes: 3\nshorter-allowed: it is long")
    #expect(try told(allowed, most: 0) == [])
  }

  @Test("judging a long wrong way counts as work, though no delegate's code runs")
  func longWrongWay() throws {
    let way = String(repeating: "offline;online;", count: 75)
    let sample = Sample.whole.changing(
      "cover/lesson.md", "```wrong feedback=home\n", "```wrong feedback=home\n\(way)\n")
    var checker = LessonChecker(
      files: sample.files, lesson: try sample.lesson("cover"), needed: [], isInPack: true)
    checker.mostWork = 3_000_000
    checker.run(.none)
    #expect(checker.result.complaints.contains { $0.sentence.en.contains("units of work") })
    var short = LessonChecker(
      files: Sample.whole.files, lesson: try Sample.whole.lesson("cover"), needed: [],
      isInPack: true)
    short.mostWork = 3_000_000
    short.run(.none)
    #expect(!short.result.complaints.contains { $0.sentence.en.contains("units of work") })
  }

  @Test("the delegates' work in one check has a limit, and nothing found behind it is told")
  func work() throws {
    func result(most: Int?) throws -> CheckResult {
      var checker = LessonChecker(
        files: Sample.whole.files, lesson: try Sample.whole.lesson("cover"), needed: [],
        isInPack: true)
      if let most { checker.mostWork = most }
      checker.run(.none)
      return checker.result
    }
    let whole = try result(most: nil)
    #expect(!whole.hasErrors)
    let short = try result(most: 0)
    #expect(short.complaints.count == 1 && short.failed == 1)
    #expect(short.complaints.first?.check == .stage)
    #expect(short.complaints.first?.sentence.en.contains("units of work") == true)
    #expect(short.passed < whole.passed)
  }

  @Test("a refused command is shown as it stands in its line")
  func quote() throws {
    let sample = Sample.whole.changing("cover/lesson.md", "```start\nopen", "```start\nopen\nopen")
    let place = try #require(sample.check("pack/cover").complaints.first).place
    #expect(place.quote == SourceQuote(of: "open", line: 1, column: 1))
  }
}
