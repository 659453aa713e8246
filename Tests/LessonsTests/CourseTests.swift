import CommandLanguage
import Foundation
import Testing

@testable import Lessons

/// The lessons of the course.
@Suite struct CourseTests {
  static let files: LessonFiles = {
    var files = Sample(texts: [:]).files
    files.read = { path, limit in
      guard let data = FileManager.default.contents(atPath: path) else {
        return .failure(.notFound)
      }
      return .success(Array(data))
    }
    files.names = { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
    }
    return files
  }()

  static let folder = Sample.root.appending(path: "lessons").path

  @Test("`pushlab check lessons` holds")
  func holds() {
    var checker = Checker(Self.files)
    let found = checker.check(Self.folder)
    #expect(found)
    #expect(checker.result.complaints.flatMap { $0.lines(in: .english) } == [])
    #expect(checker.result.failed == 0)
    #expect(checker.result.lessons >= 3)
  }

  @Test("two wrong ways in succession, without reset: each gets a reply")
  func everyWrongWayIsAnswered() throws {
    for lesson in try Self.files.pack(in: Self.folder).lessons
    where [.reach, .break].contains(lesson.kind) {
      let prepared = try Self.files.prepare(lesson)
      for first in lesson.task.wrong {
        for second in lesson.task.wrong {
          var play = LessonPlay(prepared)
          var session = play.session()
          for way in [first, second] {
            var told: [LessonPlay.Notice] = []
            for parsed in way.script.commands {
              _ = session.submit(parsed)
              told = play.look(at: session)
            }
            let wasRefused = session.history.records.last?.isRefused == true
            #expect(
              play.isSolved || wasRefused || !told.isEmpty,
              "\(lesson.id): \(first.feedback), then \(second.feedback)")
          }
        }
      }
    }
  }

  @Test("every lesson takes three to six minutes, and its first page fits one screen")
  func size() throws {
    for lesson in try Self.files.pack(in: Self.folder).lessons {
      #expect((3...6).contains(lesson.minutes), "\(lesson.id)")
      for language in Language.allCases {
        let pages = Pages.pages(
          of: lesson.text[language], width: Pages.width, height: Pages.height)
        #expect(!pages.isEmpty && pages.count <= 3, "\(lesson.id): \(pages.count) pages")
        #expect(pages.allSatisfy { $0.count <= Pages.height })
      }
    }
  }
}
