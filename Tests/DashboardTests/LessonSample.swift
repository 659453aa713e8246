import BuiltInApps
import Foundation
import Laboratory
import Lessons
import TextGrid

@testable import Dashboard

extension Sample {
  /// Reads files. Tests use the three lessons of Tests/LessonPack, which do not change with the
  /// course.
  static let files = LessonFiles(
    read: { path, _ in
      guard let data = FileManager.default.contents(atPath: path) else {
        return .failure(.notFound)
      }
      return .success(Array(data))
    },
    names: { try? FileManager.default.contentsOfDirectory(atPath: $0).sorted() },
    builtIn: { try? App.inRepository($0) })

  private static let pack = Result { try files.pack(in: root.path + "/Tests/LessonPack/lessons") }
  /// The lessons of the program.
  static let course = Result { try files.pack(in: root.path + "/lessons") }

  static func learning(_ id: String) throws -> LessonRun {
    let lessons = try pack.get().lessons
    let index = lessons.firstIndex { $0.id == id } ?? 0
    let next = lessons.dropFirst(index + 1).first.map {
      LessonRun.Neighbour(id: $0.id, title: $0.title.bilingual)
    }
    return LessonRun(
      try files.prepare(lessons[index]), number: index + 1, of: lessons.count, next: next)
  }

  static func list(_ progress: Lessons.Progress = Lessons.Progress()) throws -> LessonList {
    LessonList(try pack.get().lessons, progress, Renames())
  }

  /// Does what the program does for lessons, without files of the learner.
  mutating func begin(_ id: String, _ acts: [String] = []) throws {
    effects += state.take(.lesson(try Sample.learning(id), acts: acts))
  }

  /// Answers the open question correctly and continues.
  mutating func answerRightly() {
    handInRightly()
    press(.enter)
  }

  mutating func handInRightly() {
    let items = state.learning?.play.table.flatMap { table in
      table.current.map {
        table.rows[$0].key.items.map { table.rows[0].offered.firstIndex(of: $0) }
      }
    }
    let keys = (items ?? []).compactMap { $0 }.map { "\($0 + 1)" }.joined()
    press(keys.isEmpty ? "0" : keys)
    press(.enter)
  }

  /// Skips all pages of the text.
  mutating func skipText() { press(.escape) }
}
