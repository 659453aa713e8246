import Foundation
import Testing

/// `pushlab lint` as users run it.
@Suite struct LintTests {
  /// Files in a separate folder; paths in the output are relative to it.
  func lint(
    _ files: [String: String], _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Program.Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    return try Program.run(["lint"] + arguments, environment: environment, folder: folder)
  }

  static let good = #"{"aps":{"alert":"x"}}"#
  static let warned = #"{"aps":{"alert":"x","sound":""}}"#
  static let broken = "{\"aps\":{\"alert\":\"x\",}\n}"

  @Test("a clean file: nothing, status 0; in json an empty array")
  func clean() throws {
    let result = try lint(["a.apns": Self.good], ["a.apns"])
    #expect(result.status == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    let json = try lint(["a.apns": Self.good], ["--format", "json", "a.apns"])
    #expect(json.text == "[]\n")
    #expect(json.status == 0)
  }

  @Test("a warning leaves status 0, an error makes it 1")
  func status() throws {
    let warned = try lint(["a.json": Self.warned], ["a.json"])
    #expect(warned.status == 0)
    #expect(warned.lines.count == 1)
    #expect(warned.text.hasPrefix("a.json:1:29: warning: "))
    #expect(warned.text.hasSuffix(" [empty-sound]\n"))
    let broken = try lint(["a.apns": Self.broken], ["a.apns"])
    #expect(broken.status == 1)
    #expect(broken.text.hasPrefix("a.apns:1:20: error: "))
    #expect(broken.text.hasSuffix(" [json]\n"))
  }

  @Test(
    "several files in the order in which they are given; one that cannot be opened does not stop")
  func several() throws {
    let files = ["b.apns": Self.broken, "a.apns": Self.warned, "d.txt": Self.broken]
    let result = try lint(files, ["b.apns", "none.apns", "d.txt", ".", "a.apns"])
    #expect(result.status == 2)
    #expect(result.lines.map { $0.prefix(6) } == ["b.apns", "a.apns"])
    let complaints = result.errorText.split(separator: "\n")
    #expect(complaints.count == 3)
    for (complaint, name) in zip(complaints, ["none.apns: ", "d.txt: ", ".: "]) {
      #expect(complaint.hasPrefix(name))
    }
  }

  @Test("what is wrong with a file is said before the next one is read")
  func inOrder() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.json", "c.json"] {
      try Data(Self.broken.utf8).write(to: folder.appending(path: name))
    }
    let result = try Program.run(
      ["-c", "exec \"$0\" lint a.json b.json c.json 2>&1", Program.path], folder: folder,
      executable: "/bin/sh")
    #expect(result.lines.map { $0.prefix(7) } == ["a.json:", "b.json:", "c.json:"])
  }

  @Test("no regular file, too large a file: status 2, no waiting")
  func odd() throws {
    let large = String(repeating: " ", count: 1 << 20) + Self.good
    #expect(try lint(["a.apns": large], ["a.apns"]).status == 2)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-pipe-\(UUID().uuidString).apns")
    #expect(mkfifo(folder.path, 0o600) == 0)
    defer { unlink(folder.path) }
    #expect(try Program.run(["lint", folder.path]).status == 2)
    #expect(try Program.run(["lint"]).status == 2)
  }

  @Test("json: the keys of the interface, English whatever the locale")
  func json() throws {
    let files = ["ä\"b.apns": Self.warned, "c.apns": Self.broken]
    let arguments = ["--format", "json", "ä\"b.apns", "c.apns"]
    let english = try lint(files, arguments)
    let chinese = try lint(files, arguments, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(english.output == chinese.output)
    #expect(english.status == 1)
    let parsed = try JSONSerialization.jsonObject(with: english.output) as? [[String: Any]]
    let objects = try #require(parsed)
    #expect(objects.map { $0["file"] as? String } == ["ä\"b.apns", "c.apns"])
    #expect(objects.map { $0["line"] as? Int } == [1, 1])
    #expect(objects.map { $0["column"] as? Int } == [29, 20])
    #expect(objects.map { $0["severity"] as? String } == ["warning", "error"])
    #expect(objects.map { $0["rule"] as? String } == ["empty-sound", "json"])
    #expect(objects[0]["source"] as? String == "push.D-4")
    #expect(
      objects.map { $0.keys.sorted() } == [
        ["column", "file", "line", "message", "rule", "severity", "source"],
        ["column", "file", "line", "message", "rule", "severity"],
      ])
  }

  @Test("Chinese sentences by the locale")
  func chinese() throws {
    let result = try lint(
      ["a.apns": Self.warned], ["a.apns"], environment: ["LANG": "zh_CN.UTF-8"])
    #expect(result.text.hasPrefix("a.apns:1:29: warning: sound 为空字符串"))
    #expect(result.text.hasSuffix(" [empty-sound]\n"))
  }

  @Test("nothing of a file reaches the terminal as a control sequence; no HOME is needed")
  func terminalSafe() throws {
    let text =
      "{\"aps\":{\"alert\":\"x\",\"\\u001b[2J\\u202e\":1,\"interruption-level\":\"\\u0007\\n\"}}"
    let result = try lint(["a.apns": text], ["a.apns"], environment: ["HOME": ""])
    #expect(result.status == 1)
    #expect(result.lines.count == 2)
    #expect(result.isHarmless)
  }

  @Test("the limit of size follows the profile")
  func profile() throws {
    let payload = #"{"aps":{"alert":"\#(String(repeating: "x", count: 300))"}}"#
    #expect(try lint(["a.apns": payload], ["a.apns"]).status == 0)
    let old = try lint(["a.apns": payload], ["--profile", "ios7", "a.apns"])
    #expect(old.status == 1)
    #expect(old.text.contains("[size]"))
    #expect(try lint(["a.apns": payload], ["--profile", "ios99", "a.apns"]).status == 2)
  }

  @Test("broken Swift is an error; a delegate that can be read is none")
  func swift() throws {
    let delegate = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication
      }
      """
    let result = try lint(["AppDelegate.swift": delegate], ["AppDelegate.swift"])
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("AppDelegate.swift:"))
    #expect(result.lines.allSatisfy { $0.contains(": error: ") })
  }
}
