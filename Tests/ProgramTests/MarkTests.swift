import Foundation
import Testing

/// Very many combining marks in a row are refused with a sentence, however they reach the program.
@Suite struct MarkTests {
  private static let marks = String(repeating: "\u{301}", count: 257)

  private func run(_ arguments: [String], _ input: String) throws -> Program.Result {
    try Program.run(arguments, input: Data(input.utf8))
  }

  @Test(
    "a line of the line dialogue is refused, the next one is read",
    arguments: [
      ("en", "This line was not read: it has more than 256 combining marks in a row."),
      ("zh-Hans", "这一行没有读取：它连续带有 256 个以上的组合符号。"),
    ])
  func line(_ language: String, _ sentence: String) throws {
    let input = "profile ios9\nopen\npush alert \"e\(Self.marks)\"\nhome\n"
    let result = try run(["--plain", "--language", language], input)
    #expect(result.errorText == sentence + "\n")
    #expect(result.status == 2)
    #expect(result.text.contains("home") && !result.text.contains("> push"))
    let marks = String(Self.marks.unicodeScalars.dropLast())
    let shorter = try run(["--plain"], "profile ios9\nopen\npush alert \"e\(marks)\"\n")
    #expect(shorter.status == 0 && shorter.errorText.isEmpty)
  }

  @Test("so is a line of more than a MiB")
  func longLine() throws {
    let input = "open\n# \(String(repeating: "x", count: 1 << 20))\nhome\n"
    let result = try run(["--plain", "--language", "en"], input)
    #expect(result.errorText == "This line was not read: it has more than 1048576 bytes.\n")
    #expect(result.status == 2 && result.text.contains("home"))
  }

  @Test(
    "a script",
    arguments: [
      ("en", "more than 256 combining marks in a row"), ("zh-Hans", "连续带有 256 个以上的组合符号"),
    ])
  func script(_ language: String, _ reason: String) throws {
    let result = try run(["run", "--language", language, "-"], "open\n# e\(Self.marks)\n")
    #expect(result.status == 2 && result.errorText.contains(reason))
  }

  @Test(
    "a text with escapes",
    arguments: [
      ("en", "more than 256 combining marks in a row"), ("zh-Hans", "连续带有 256 个以上的组合符号"),
    ])
  func escapes(_ language: String, _ reason: String) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func literal(_ escape: String, _ count: Int) -> String {
      "\"e" + String(repeating: escape, count: count) + "\""
    }
    for count in [256, 257] {
      try Data("{\"aps\":{\"alert\":\(literal("\\u0301", count))}}".utf8)
        .write(to: folder.appending(path: "p.apns"))
      let swift = """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let a = \(literal("\\u{301}", count))
          let b = "\\(1)" + \(literal("\\u{301}", count))
        }
        """
      try Data(swift.utf8).write(to: folder.appending(path: "A.swift"))
      for (line, place) in [
        ("push p.apns", "p.apns:1:17"), ("push alert \(literal("\\u{301}", count))", "-:2:12"),
        ("app A.swift", "A.swift:3:11"),
      ] {
        let input = Data("profile ios9\n\(line)\n".utf8)
        let arguments = ["run", "--language", language, "-"]
        let result = try Program.run(arguments, input: input, folder: folder)
        #expect(result.status == (count == 256 ? 0 : 2), "\(line)")
        #expect(result.errorText.contains("\(place): ") == (count > 256), "\(result.errorText)")
        #expect(result.errorText.contains(reason) == (count > 256))
      }
    }
  }
}

/// Very many letters of flags in a row take Swift as long.
@Suite struct FlagRowTests {
  private static let flags = String(repeating: "\u{1F1E9}", count: 257)

  @Test("a script, a line, a quoted text and a payload are refused", arguments: ["en", "zh-Hans"])
  func refused(_ language: String) throws {
    let reason =
      language == "en"
      ? "more than 256 letters of flags in a row" : "连续带有 256 个以上的旗帜字母"
    func run(_ arguments: [String], _ input: String) throws -> Program.Result {
      try Program.run(arguments + ["--language", language], input: Data(input.utf8))
    }
    let script = try run(["run", "-"], "open\n# \(Self.flags)\n")
    #expect(script.status == 2 && script.errorText.contains(reason))
    let line = try run(["--plain"], "open\n# \(Self.flags)\nhome\n")
    #expect(line.status == 2 && line.errorText.contains(reason))
    let escapes = String(repeating: "\\ud83c\\udde9", count: 257)
    let payload = try run(["run", "-"], "push {\"aps\":{\"alert\":\"\(escapes)\"}}\n")
    #expect(payload.status == 2 && payload.errorText.contains(reason))
    let few = String(String.UnicodeScalarView(Self.flags.unicodeScalars.dropLast()))
    #expect(try run(["run", "-"], "open\n# \(few)\n").status == 0)
  }

  @Test("the name of a file that is not there may be long")
  func longName() throws {
    let name = String(repeating: "a", count: 40_000)
    let result = try Program.run(["run", "-"], input: Data("load \(name)\n".utf8))
    #expect(result.status == 2)
    #expect(result.errorText.contains("-:1:6: "))
  }
}
