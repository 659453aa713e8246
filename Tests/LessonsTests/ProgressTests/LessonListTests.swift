import CommandLanguage
import Testing

@testable import Lessons

/// A pack's lessons with a learner's progress.
@Suite struct LessonListTests {
  private func files(_ flag: String) -> LessonFiles {
    let header = """
      format: 1
      kind: read
      profile: ios9
      app: naive
      teaches: [push.arrival.inactive]
      sources: [lifecycle.A7]
      minutes: 1
      """
    let files = [
      "p/pack.yaml": """
      format: 1
      title: {en: T, zh-Hans: 题}
      lessons: [one, two]
      renamed: {old: two}

      """,
      "p/one/lesson.md": "---\nid: one\n\(header)\n---\n# One\n\nText.\n",
      "p/two/lesson.md": "---\nid: two\n\(header)\n---\n# Two\n\n\(flag)\n",
    ]
    return LessonFiles(
      read: { path, _ in files[path].map { .success(Array($0.utf8)) } ?? .failure(.notFound) },
      names: { _ in nil }, builtIn: { _ in nil })
  }

  @Test("solved with the lesson's own hash, under its old id too; changed when its task changes")
  func statuses() throws {
    let pack = try files("Text.").pack(in: "p")
    try #require(pack.lessons.count == 2)
    let content = try #require(ContentHash(pack.lessons[1].hash))
    let renames = Renames(pack.renamed, lessons: pack.lessons.map(\.id))
    var progress = Progress()
    progress.note(Progress.ProgressEvent(.answered, "old", content))
    progress.note(Progress.ProgressEvent(.solved(Moment(seconds: 60)), "old", content))
    let rows = LessonList(pack.lessons, progress, renames).rows
    #expect(rows.map(\.id) == ["one", "two"])
    #expect(rows.map(\.status) == [.new, .solved])
    #expect(rows.map(\.attempts) == [0, 1])
    #expect(rows.map(\.solvedAt) == [nil, Moment(seconds: 60)])
    let later = try files("Another text.").pack(in: "p")
    #expect(LessonList(later.lessons, progress, renames).rows.map(\.status) == [.new, .changed])
  }

  @Test("no lesson: an empty array, the head of the table")
  func empty() {
    let list = LessonList([], Progress(), Renames())
    #expect(list.json == "[]")
    #expect(list.lines(in: .english).count == 1)
  }
}
