import Foundation
import Testing

/// `pushlab lessons` with a pack of its own.
@Suite struct LessonsCommandTests {
  private static func lesson(_ id: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    kind: read
    profile: ios9
    app: naive
    teaches: [push.arrival.inactive]
    sources: [lifecycle.A7]
    minutes: 1
    ---
    # \(title)

    One paragraph.

    """
  }

  private static let pack = """
    format: 1
    title: {en: Tests, zh-Hans: 测试}
    lessons: [02-two, 01-one]
    renamed: {before: one}

    """

  /// Resources with a pack, and beside them a state folder with progress.
  private func lessons(
    _ arguments: [String] = [], progress: String? = nil, environment: [String: String] = [:],
    _ change: [String: String] = [:]
  ) throws -> Program.Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-lessons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = [
      "lessons/pack.yaml": Self.pack,
      "lessons/01-one/lesson.md": Self.lesson("one", title: "The first"),
      "lessons/01-one/lesson.zh-Hans.md": "# 第一课\n\n一段话。\n",
      "lessons/02-two/lesson.md": Self.lesson("two", title: "The second"),
      "assets/apps/README": "",
    ]
    files.merge(change) { $1 }
    if let progress { files["state/pushlab/progress"] = progress }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let state = ["XDG_STATE_HOME": folder.appending(path: "state").path]
    let result = try Program.run(
      ["lessons", "--resources", folder.path] + arguments,
      environment: (progress == nil ? [:] : state).merging(environment) { $1 })
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(before == after, "lessons writes nothing")
    return result
  }

  private func objects(_ result: Program.Result) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
  }

  /// Solved under its old id, with other content than now.
  private static let old =
    "lesson before begun=0123456789abcdef attempts=2 hints=1 "
    + "solved=0123456789abcdef at=2026-11-21T09:15:50Z\n"

  @Test("without progress and without HOME: all are new, in the order of the pack")
  func new() throws {
    let result = try lessons(["--format", "json"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.text == """
        [
        {"id":"two","title":"The second","kind":"read","status":"new","attempts":0,"hints":0},
        {"id":"one","title":"The first","kind":"read","status":"new","attempts":0,"hints":0}
        ]

        """)
  }

  @Test("a lesson solved under its old name, as it was then; one that was begun")
  func progress() throws {
    let progress =
      "pushlab progress 1\n" + Self.old
      + "lesson two begun=0123456789abcdef attempts=3 hints=0\n"
    let result = try lessons(["--format", "json"], progress: progress)
    #expect(result.status == 0)
    let objects = try objects(result)
    #expect(objects.map { $0["status"] as? String } == ["started", "changed"])
    #expect(objects.map { $0["attempts"] as? Int } == [3, 2])
    #expect(objects.map { $0["hints"] as? Int } == [0, 1])
    #expect(objects.map { $0["solvedAt"] as? String } == [nil, "2026-11-21T09:15:50Z"])
    let chinese = try lessons(
      ["--format", "json"], progress: progress, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(chinese.output == result.output)
  }

  @Test("the table, in both languages")
  func table() throws {
    let progress = "pushlab progress 1\n" + Self.old
    let english = try lessons(progress: progress)
    #expect(english.status == 0)
    #expect(
      english.text == """
        lesson  kind  min  status   tries  hints  solved on   title
        two     read    1  new                                The second
        one     read    1  changed      2      1  2026-11-21  The first

        """)
    let chinese = try lessons(["--language", "zh-Hans"], progress: progress)
    #expect(
      chinese.text == """
        课程  类型  分钟  状态          尝试  提示  完成日期    标题
        two   阅读     1  未开始                                The second
        one   阅读     1  完成后有改动     2     1  2026-11-21  第一课

        """)
  }

  @Test("damaged progress is told, left as it is, and the rest counts")
  func damage() throws {
    let progress = "pushlab progress 1\nnoise\n" + Self.old
    let result = try lessons(["--format", "json"], progress: progress)
    #expect(result.status == 2)
    #expect(result.errorText.contains("/state/pushlab/progress:2:1: "))
    #expect(try objects(result).map { $0["status"] as? String } == ["new", "changed"])
  }

  @Test("a lesson that cannot be read is told with its place; the others are listed")
  func brokenLesson() throws {
    let broken = Self.lesson("two", title: "x").replacing("kind: read", with: "kind: reed")
    let result = try lessons(["--format", "json"], ["lessons/02-two/lesson.md": broken])
    #expect(result.status == 2)
    #expect(result.errorText.contains("/lessons/02-two/lesson.md:4:7: "))
    #expect(try objects(result).map { $0["id"] as? String } == ["one"])
  }

  @Test("a pack that cannot be read: status 2 with its place, nothing on stdout")
  func brokenPack() throws {
    let result = try lessons([], ["lessons/pack.yaml": "format: 1\nlessens: []\n"])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorText.contains("/lessons/pack.yaml:2:1: "))
    #expect(try lessons(["--format", "yaml"]).status == 2)
  }
}
