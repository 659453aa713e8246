import Foundation
import Testing

/// A class of thirty: `report --pack`, `report --summary` and `grade`.
@Suite struct ClassTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Two lessons of one question each, with their hashes from the program.
  private struct Pack {
    var path: String
    var hash: String
    var lessons: [String: String]
  }

  private func lesson(_ id: String, _ right: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    kind: explain
    profile: ios9
    app: naive
    teaches: [push.arrival.background]
    sources: [lifecycle.A2]
    minutes: 2
    ---
    # A question

    Which one?

    ```hint
    Look.
    ```
    ```hint
    Look again.
    ```
    ```choice right
    \(right)

    Yes.
    ```
    ```choice
    Another one

    No.
    ```

    """
  }

  /// Reads the hashes from a learner's hand-in.
  private func pack(in folder: URL) throws -> Pack {
    let path = folder.appending(path: "pack")
    for (id, right) in [("one", "This one"), ("two", "That one")] {
      let place = path.appending(path: id)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(lesson(id, right).utf8).write(to: place.appending(path: "lesson.md"))
    }
    try Data("format: 1\ntitle: {en: \"P\", zh-Hans: \"P\"}\nlessons: [one, two]\n".utf8)
      .write(to: path.appending(path: "pack.yaml"))
    let state = ["XDG_STATE_HOME": folder.appending(path: "state").path]
    for id in ["one", "two"] {
      _ = try Program.run(
        ["learn", path.appending(path: id).path, "--plain"], input: Data("\n1\nquit\n".utf8),
        environment: state, folder: folder)
    }
    let handed = try Program.run(
      ["hand-in", "sample", "--pack", path.path], environment: state, folder: folder)
    #expect(handed.status == 0, "\(handed.errorText)")
    let file = folder.appending(path: "sample.progress")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try FileManager.default.removeItem(at: file)
    var found = Pack(path: path.path, hash: "", lessons: [:])
    for words in lines.map({ $0.split(separator: " ").map(String.init) }) {
      if words[0] == "pack" { found.hash = words[1] }
      if words[0] == "lesson" { found.lessons[words[1]] = String(words[2].dropFirst(6)) }
    }
    #expect(found.lessons.count == 2)
    return found
  }

  @Test("30 files, three damaged, one of another edition")
  func thirty() throws {
    try withFolder { folder in
      let pack = try pack(in: folder)
      let one = try #require(pack.lessons["one"])
      let other = "0123456789abcdef"
      let handed = folder.appending(path: "class")
      try FileManager.default.createDirectory(at: handed, withIntermediateDirectories: true)
      func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: handed.appending(path: name + ".progress"))
      }
      let head = "pushlab progress 1\npack \(pack.hash)\n"
      let solved =
        "lesson one begun=\(one) attempts=1 hints=0 solved=\(one) at=2026-11-21T09:15:50Z\n"
      func answer(_ given: String) -> String {
        "answer one question=1 content=\(one) right=\(given == "1" ? "yes" : "no") given=\(given)\n"
      }
      // 20 right at the first answer, 6 chose the second.
      for number in 10..<30 { try write("right\(number)", head + solved + answer("1")) }
      for number in 1...5 { try write("wrong\(number)", head + solved + answer("2")) }
      try write("=cmd()", head + solved + answer("2"))
      // A truncated last line; no progress file at all; one damaged line among valid ones.
      try write("cut", head + solved + "answer one question=1 con")
      try write("noise", "\u{1}\u{2}")
      try write("line", head + "lesson two begun=zz attempts=1 hints=0\n" + solved + answer("1"))
      // Another edition: the answer is to a different question.
      try write(
        "edition",
        "pushlab progress 1\npack \(other)\n"
          + "lesson one begun=\(other) attempts=1 hints=0 solved=\(other) at=2026-11-21T09:15:50Z\n"
          + "answer one question=1 content=\(other) right=no given=2\n")

      let table = try Program.run(["report", handed.path, "--pack", pack.path])
      #expect(table.status == 2)
      #expect(table.lines.count == 1 + 30 * 2)
      #expect(table.lines.contains("right10,one,solved,1,0,2026-11-21T09:15:50Z"))
      #expect(table.lines.contains("right10,two,new,0,0,"))
      #expect(table.lines.contains("'=cmd(),one,solved,1,0,2026-11-21T09:15:50Z"))
      #expect(table.lines.contains("edition,one,changed,1,0,2026-11-21T09:15:50Z"))
      #expect(table.lines.contains("noise,one,new,0,0,"))
      #expect(table.lines.contains("line,one,solved,1,0,2026-11-21T09:15:50Z"))
      for words in [
        "cut.progress:4:1:", "noise.progress:1:1:", "line.progress:3:1:",
        "edition.progress: handed in with another edition",
      ] {
        #expect(table.errorText.contains(words), "\(words) in \(table.errorText)")
      }
      #expect(table.isHarmless)

      let summary = try Program.run(["report", handed.path, "--pack", pack.path, "--summary"])
      #expect(summary.status == 2)
      // 21 of 27: the lines beside the damaged one count, the other edition does not.
      #expect(
        summary.lines == [
          "lesson,question,answered,right,right_percent,most_chosen_wrong,times",
          "one,1,27,21,78,2,6",
        ])
    }
  }

  @Test(
    "cells that a spreadsheet would take for formulas", arguments: ["=1+1", "+1", "-1", "@SUM"])
  func formulas(name: String) throws {
    try withFolder { folder in
      try Data(
        ("pushlab progress 1\nlesson a begun=0123456789abcdef attempts=1 hints=0\n"
          + "answer a question=1 content=0123456789abcdef right=no given=\(name)\n").utf8
      ).write(to: folder.appending(path: name + ".progress"))
      let table = try Program.run(["report", "."], folder: folder)
      #expect(table.lines.last == "'\(name),a,started,1,0,")
      let summary = try Program.run(["report", ".", "--summary"], folder: folder)
      #expect(summary.lines.last == "a,1,1,0,0,'\(name),1")
    }
  }

  @Test("grade: the lesson's own solution passes, the delegate it hands out does not")
  func grade() throws {
    let lesson = Self.fixLesson.path
    let solved = try Program.run(["grade", lesson, lesson + "/solution.swift"], limit: 60)
    #expect(solved.status == 0, "\(solved.text)\(solved.errorText)")
    let failed = try Program.run(["grade", lesson, lesson + "/app.swift"], limit: 60)
    #expect(failed.status == 1)
    #expect(failed.text.contains("expect "))
    let json = try Program.run(
      ["grade", lesson, lesson + "/app.swift", "--format", "json"], limit: 60)
    #expect(json.status == 1)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["solved"] as? Bool == false)
    #expect((object?["script"] as? [String])?.isEmpty == false)
    let none = try Program.run(["grade", lesson, "/nowhere.swift"])
    #expect(none.status == 2)
    #expect(none.output.isEmpty)
  }

  /// The first fix lesson of the course.
  private static var fixLesson: URL {
    let lessons = root.appending(path: "lessons")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
    let name = names.first { $0.hasSuffix("30-the-flag") } ?? "30-the-flag"
    return lessons.appending(path: name)
  }
}
