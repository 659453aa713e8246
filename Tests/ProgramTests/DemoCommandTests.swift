import Foundation
import Testing

/// `pushlab demo` and the commands for a class, as users run them.
@Suite struct DemoCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let names = ["why-was-my-delegate-not-called", "silent-push"]

  private static func path(_ name: String) -> String {
    root.appending(path: "demos/\(name).demo.md").path
  }

  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The frames of a script of inputs, one a line.
  private func frames(_ name: String, _ keys: [String], _ arguments: [String]) throws -> [String] {
    try withFolder { folder in
      let script = folder.appending(path: "keys")
      try Data(keys.map { $0 + "\n" }.joined().utf8).write(to: script)
      let result = try Program.run(
        ["demo", Self.path(name), "--script", script.path, "--frames"] + arguments,
        environment: ["XDG_STATE_HOME": folder.path])
      #expect(result.status == 0, "\(result.errorText)")
      #expect(result.isHarmless)
      return result.text.components(separatedBy: "=== frame ").dropFirst().map { String($0) }
    }
  }

  @Test(
    "Page Down alone reaches the end, in both languages", arguments: names,
    ["60x20", "80x24", "120x40"])
  func pageDown(name: String, size: String) throws {
    for language in ["en", "zh-Hans"] {
      let found = try frames(
        name, Array(repeating: "<pgdn>", count: 60), ["--size", size, "--language", language])
      #expect(found.count == 60)
      let steps = name == Self.names[0] ? 12 : 11
      #expect(found.last?.contains("\(steps)/\(steps)") == true)
      #expect(found.contains { $0.contains(language == "en" ? "NOT CALLED" : "没 有 调 用") })
      // The frames end at the end.
      let pictures = found.suffix(5).map { $0.split(separator: "\n").dropFirst().joined() }
      #expect(Set(pictures).count == 1)
    }
  }

  @Test("a demo that cannot be read: its place, exit 2, and nothing on stdout")
  func unreadable() throws {
    try withFolder { folder in
      let text = try String(contentsOfFile: Self.path("silent-push"), encoding: .utf8)
      try Data(text.replacing("```reveal\ncalls", with: "```reveal\ncals").utf8)
        .write(to: folder.appending(path: "x.demo.md"))
      let result = try Program.run(["demo", "x.demo.md"], folder: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errorText.hasPrefix("x.demo.md:"))
      #expect(result.errorText.contains("did you mean calls?"))
      let none = try Program.run(["demo", "nowhere.demo.md"], folder: folder)
      #expect(none.status == 2)
    }
  }

  @Test("check counts demos; a broken promise is exit 1 with its place")
  func check() throws {
    let sound = try Program.run(["check", Self.root.appending(path: "demos").path], limit: 120)
    #expect(sound.status == 0, "\(sound.text)")
    #expect(sound.lines.last?.hasSuffix("0 failed (0 lessons, 2 demos)") == true)
    try withFolder { folder in
      let text = try String(contentsOfFile: Self.path("silent-push"), encoding: .utf8)
      try Data(text.replacing("shown nothing", with: "shown banner").utf8)
        .write(to: folder.appending(path: "x.demo.md"))
      let broken = try Program.run(["check", "x.demo.md"], folder: folder, limit: 120)
      #expect(broken.status == 1)
      #expect(broken.text.contains("step format: expect shown banner fails"))
      #expect(broken.lines.last?.hasSuffix("1 failed (0 lessons, 1 demo)") == true)
      let json = try Program.run(
        ["check", "x.demo.md", "--format", "json"], folder: folder, limit: 120)
      #expect(json.text.hasPrefix("{\"lessons\":0,\"demos\":1,"))
    }
  }

  @Test("the demo of docs/classroom.md, as it stands there")
  func page() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/classroom.md"), encoding: .utf8)
    let start = try #require(page.range(of: "~~~~markdown\n"))
    let end = try #require(page.range(of: "\n~~~~\n", range: start.upperBound..<page.endIndex))
    try withFolder { folder in
      try Data((page[start.upperBound..<end.lowerBound] + "\n").utf8)
        .write(to: folder.appending(path: "three.demo.md"))
      let result = try Program.run(["check", "three.demo.md"], folder: folder, limit: 120)
      #expect(result.status == 0, "\(result.text)")
      #expect(result.lines.last?.contains(" 0 failed (0 lessons, 1 demo)") == true)
    }
  }

  @Test("a worksheet gives nothing away; a hand-out has answers, rules, and a script that plays")
  func paper() throws {
    try withFolder { folder in
      let made = try Program.run(
        [
          "demo", Self.path(Self.names[0]), "--worksheet", "sheet.md", "--handout", "out.md",
          "--language", "en",
        ], environment: ["XDG_STATE_HOME": folder.path], folder: folder)
      #expect(made.status == 0)
      let sheet = try String(contentsOf: folder.appending(path: "sheet.md"), encoding: .utf8)
      #expect(sheet.contains("- ☐ ☐ Nothing at all: no launch and no call"))
      #expect(!sheet.contains("✓"))
      #expect(!sheet.contains("NOT CALLED"))
      let handout = try String(contentsOf: folder.appending(path: "out.md"), encoding: .utf8)
      #expect(handout.contains("Nothing at all: no launch and no call **✓ right**"))
      #expect(handout.contains("NOT CALLED"))
      #expect(handout.contains("rule `push.force-quit-ban`"))
      let script = handout.components(separatedBy: "```text\n").last?
        .components(separatedBy: "```").first
      let played = try Program.run(["run", "--strict", "-"], input: Data((script ?? "").utf8))
      #expect(played.status == 0, "\(played.errorText)")
    }
  }

  @Test("one learner is asked the same, and the first answers are handed in and counted")
  func oneLearner() throws {
    try withFolder { folder in
      let environment = ["XDG_STATE_HOME": folder.path]
      // Enter reads the text; the second choice is wrong, the first one right.
      let learned = try Program.run(
        ["learn", Self.path(Self.names[0]), "--plain", "--language", "en"],
        input: Data("\n2\n1\nquit\n".utf8), environment: environment, folder: folder)
      #expect(learned.text.contains("Does iOS call the delegate when the push arrives?"))
      let handed = try Program.run(
        ["hand-in", "Li"], environment: environment, folder: folder)
      #expect(handed.status == 0, "\(handed.errorText)")
      let file = try String(contentsOf: folder.appending(path: "Li.progress"), encoding: .utf8)
      #expect(file.hasPrefix("pushlab progress 1\npack "))
      #expect(file.contains("question=1"))
      #expect(file.contains("right=no given=2\n"))
      let summary = try Program.run(["report", ".", "--summary"], folder: folder)
      #expect(summary.status == 0)
      #expect(
        summary.lines.last
          == "why-was-my-delegate-not-called-background,1,1,0,0,2,1")
      let again = try Program.run(["hand-in", "Li"], environment: environment, folder: folder)
      #expect(again.status == 0)
      try Data("mine".utf8).write(to: folder.appending(path: "Wu.progress"))
      let other = try Program.run(["hand-in", "Wu"], environment: environment, folder: folder)
      #expect(other.status == 2)
      let nobody = try Program.run(["hand-in", "../Li"], environment: environment, folder: folder)
      #expect(nobody.status == 2)
    }
  }

  @Test("pictures of frames: well-formed, without scripts, escaped")
  func pictures() throws {
    try withFolder { folder in
      try Data("<pgdn>\n:push alert \"<b>&\"\n<enter>\n".utf8).write(
        to: folder.appending(path: "keys"))
      let result = try Program.run(
        ["demo", Self.path(Self.names[0]), "--script", "keys", "--frames", "--svg", "."],
        environment: ["XDG_STATE_HOME": folder.path], folder: folder)
      #expect(result.status == 0, "\(result.errorText)")
      for number in 1...3 {
        let data = try Data(contentsOf: folder.appending(path: "frame-\(number).svg"))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("<svg xmlns"))
        #expect(text.hasSuffix("</svg>\n"))
        #expect(!text.contains("<b>"))
        #expect(!text.contains("<script"))
        // Each element is closed, and no bare ampersand remains.
        #expect(
          text.components(separatedBy: "<text ").count
            == text.components(separatedBy: "</text>").count)
        let rest = ["&amp;", "&lt;", "&gt;", "&quot;"].reduce(text) { $0.replacing($1, with: "") }
        #expect(!rest.contains("&"))
      }
    }
  }
}
