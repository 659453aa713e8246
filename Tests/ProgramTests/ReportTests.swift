import Foundation
import Testing

/// `pushlab report` as teachers run it.
@Suite struct ReportTests {
  private static let hash = "0123456789abcdef"
  private static let head = "learner,lesson,status,attempts,hints,solved_at"

  private static func started(_ lesson: String, attempts: Int = 1) -> String {
    "lesson \(lesson) begun=\(hash) attempts=\(attempts) hints=0\n"
  }

  private static func solved(_ lesson: String) -> String {
    "lesson \(lesson) begun=\(hash) attempts=2 hints=1 solved=\(hash) at=2026-11-21T09:15:50Z\n"
  }

  private func report(
    _ files: [String: Data], _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    return try Program.run(
      ["report", "."] + arguments, environment: environment, folder: folder)
  }

  private func file(_ lines: String...) -> Data {
    Data(("pushlab progress 1\n" + lines.joined()).utf8)
  }

  @Test("by learner and lesson, other files left alone, no HOME needed")
  func table() throws {
    let result = try report([
      "li.progress": file("current b\n", Self.solved("b"), Self.started("a", attempts: 3)),
      "Ann, B.progress": file(Self.started("c")),
      "new.progress": file(),
      "notes.txt": Data("x".utf8),
    ])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.text == """
        \(Self.head)
        "Ann, B",c,started,1,0,
        li,a,started,3,0,
        li,b,solved,2,1,2026-11-21T09:15:50Z

        """)
  }

  @Test("damaged files: told on stderr with their lines, status 2, all that is sound is printed")
  func damage() throws {
    let files = [
      "a.progress": file(Self.started("x"), "lesson y begun=1\n", Self.started("z")),
      "b.progress": Data([0x70, 0xFF, 0x0A]),
      "c.progress": file(Self.solved("x")),
    ]
    let result = try report(files)
    #expect(result.status == 2)
    #expect(
      result.lines == [
        Self.head, "a,x,started,1,0,", "a,z,started,1,0,", "c,x,solved,2,1,2026-11-21T09:15:50Z",
      ])
    let errors = result.errorText.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors[0].hasPrefix("./a.progress:3:1: \"begun=1\" where "))
    #expect(errors[1].hasPrefix("./b.progress:1:1: "))
    let chinese = try report(files, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(chinese.output == result.output)
    #expect(chinese.errorText.contains("a.progress:3:1: 读到“begun=1”"))
  }

  @Test("more than 32 MiB: the table has the files before, and the first one behind is named")
  func tooMuch() throws {
    let large = Data(count: 1_000_000) + Data("\n".utf8)
    var files = Dictionary(uniqueKeysWithValues: (10..<50).map { ("l\($0).progress", large) })
    files["a.progress"] = file(Self.started("a"))
    files["z.progress"] = file(Self.started("z"))
    let result = try report(files)
    #expect(result.status == 2)
    #expect(result.lines == [Self.head, "a,a,started,1,0,"])
    #expect(result.errorText.contains("l43.progress"))
    #expect(result.errorText.contains("more than 32 MiB together"))
    #expect(!result.errorText.contains("l44.progress"))
  }

  @Test("a folder in place of a file, a pipe, a file too large: the others are printed")
  func odd() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "dir.progress"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appending(path: "pipe.progress").path, 0o600) == 0)
    try Data(count: (1 << 20) + 1).write(to: folder.appending(path: "large.progress"))
    try file(Self.started("x")).write(to: folder.appending(path: "ok.progress"))
    let result = try Program.run(["report", folder.path])
    #expect(result.status == 2)
    #expect(result.lines == [Self.head, "ok,x,started,1,0,"])
    #expect(result.errorText.split(separator: "\n").count == 3)
  }

  @Test("no such folder, a folder without progress: status 2, nothing on stdout")
  func nothing() throws {
    let empty = try report(["a.txt": Data()])
    #expect(empty.status == 2)
    #expect(empty.output.isEmpty)
    let none = try Program.run(["report", "/nowhere/at/all"])
    #expect(none.status == 2)
    #expect(none.output.isEmpty)
    #expect(none.errorText.contains("/nowhere/at/all"))
    #expect(try Program.run(["report"]).status == 2)
  }

  @Test("names and files of others reach the terminal terminalSafe")
  func terminalSafe() throws {
    let result = try report([
      "a\u{1B}[2Jb\n=c.progress": file(
        Self.started("x"), "lesson \u{1B}]0;t\u{7}\n", "\u{202E}\n")
    ])
    #expect(result.status == 2)
    #expect(result.lines == [Self.head, #"a\u{1B}[2Jb\u{A}=c,x,started,1,0,"#])
    #expect(result.isHarmless)
    #expect(!result.errorText.unicodeScalars.contains("\u{202E}"))
  }

  @Test("learners whose names differ in an invisible character only; separators are quoted")
  func names() throws {
    let names = ["li", "li\u{200B}", "li\u{200C}", "a;b"]
    let files = names.map { ("\($0).progress", file(Self.started("x"))) }
    let result = try report(Dictionary(uniqueKeysWithValues: files))
    #expect(
      result.lines.dropFirst() == [
        #""a;b",x,started,1,0,"#, "li,x,started,1,0,", #"li\u{200B},x,started,1,0,"#,
        #"li\u{200C},x,started,1,0,"#,
      ])
  }

  @Test("thousands of damaged lines are told in a few")
  func many() throws {
    let noise = String(repeating: "noise\n", count: 10_000)
    let result = try report(["a.progress": file(noise)])
    #expect(result.status == 2)
    let errors = result.errorText.split(separator: "\n")
    #expect(errors.count == 21)
    #expect(errors.last == "./a.progress: 9980 more damaged lines")
  }
}
