import CommandLanguage
import Foundation
import Testing

@testable import Lessons

/// The lessons that are shipped.
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
