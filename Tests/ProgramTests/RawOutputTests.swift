import Foundation
import Testing

/// Whatever way a control, bidirectional or invisible character comes into the program, no output
/// has it raw: each command, in each format, with each file that it writes.
@Suite struct RawOutputTests {
  /// A title for the terminal, a C1 control, a line separator, an override, an isolate, a space of
  /// no width, a byte order mark, a tag.
  static let hostile = "\u{1B}]0;x\u{7}\u{9B}\u{2028}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{E0041}"
  /// Without what ends a line or a name.
  static let inName = "n\u{1B}\u{202E}\u{2066}\u{200B}\u{E0041}"

  /// As JSON and Swift write it.
  static let inJSON = hostile.utf16.map { unit in
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()
  static let inSwift = hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()

  static let push =
    #"{"aps":{"alert":{"title":"T","body":"T"},"sound":"T","thread-id":"T","category":"T"},"T":"T"}"#
    .replacing("T", with: inJSON)

  static let play = """
    profile ios9
    app "\(inName).swift"
    push \(push)
    open
    home
    push \(push)
    push alert "\(hostile.replacing("\u{2028}", with: ""))"
    why
    show matrix
    whynot didBecomeActive
    show notifications
    show state
    show flags
    show timers
    show apns
    show app all
    branches
    tap

    """

  static let files: [String: String] = [
    inName + ".swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var text = "\(inSwift)"
      func applicationDidBecomeActive(_ application: UIApplication) {
        print(text)
        Store.shared.send("\(inSwift)") // \(inName)
        text += "x"
      }
    }
    """,
    inName + ".pushlab": play,
    "exports": play + "export text out.text\nexport svg out.svg\nexport markdown out.markdown\n"
      + "export cast out.cast\nexport mermaid out.mermaid\nsave out.pushlab\nsave-lesson out.md\n",
    "wrong": "opne \(hostile)\npush {\"\(inJSON)\":}\nexpect flag \"\(inJSON)\" = 1\n"
      + "load \"\(inName)\"\napp \"\(inName)\"\n",
    inName + ".apns": push, "broken.apns": push + hostile,
    "broken.swift": "class \(hostile) { let \(inName) = \"\(hostile)\"",
    "lessons/pack.yaml":
      "format: 1\ntitle: {en: \"\(inName)\", zh-Hans: \"x\"}\nlessons: [\(inName)]\n",
    "lessons/\(inName)/lesson.md": "---\nid: \(hostile)\n\(inName): 1\n---\n\(hostile)\n",
    "x.demo.md": "---\nid: \(hostile)\n\(inName): 1\n---\n\(hostile)\n",
    "report/\(inName).progress": "pushlab progress 1\nlesson \(inName) begun=0\n\(hostile)\n",
    "keys": "o\n:push \(push)\n<enter>\n:why\n<enter>\n\(inName)\nq\n",
  ]

  /// The commands, and the status without which the command has not done what it is here for.
  static let commands: [(arguments: [String], status: Int32)] = [
    (["run", "--format", "text", inName + ".pushlab"], 0),
    (["run", "--format", "calls", inName + ".pushlab"], 0),
    (["run", "--format", "jsonl", inName + ".pushlab"], 0),
    (["run", "--language", "en", inName + ".pushlab"], 0),
    (["run", "--language", "zh-Hans", inName + ".pushlab"], 0),
    (["run", "--allow-writes", ".", "exports"], 0), (["run", "wrong"], 2),
    (["run", inName], 2), (["run", "--app", inName, "wrong"], 2), ([inName], 2),
    (["run", "--option", inName + "=on"], 2), (["run", "--format", inName], 2),
    (["explore", "--depth", "1" + hostile], 2), (["explore", "--find", hostile], 2),
    (["explore", "--from", inName + ".pushlab", "--depth", "1"], 0),
    (["explore", "--from", inName + ".pushlab", "--depth", "1", "--format", "json"], 0),
    (["lint", inName + ".apns"], 0), (["lint", "--format", "json", inName + ".apns"], 0),
    (["lint", "broken.apns"], 1), (["lint", inName + ".swift"], 0), (["lint", "broken.swift"], 1),
    (["lint", inName], 2), (["check", "lessons"], 1),
    (["check", "--format", "json", "lessons"], 1),
    (["check", "x.demo.md"], 1), (["report", "report"], 2), (["lessons", inName], 2),
    (["learn", inName], 2), (["--script", "keys", "--frames"], 0), (["--script", inName], 2),
  ]

  /// What the text has of these, but for line feeds.
  static func raw(in data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).unicodeScalars.filter { scalar in
      if scalar == "\n" { return false }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate:
        return true
      default: return scalar.properties.isDefaultIgnorableCodePoint
      }
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  @Test("the walk would see one")
  func seen() {
    #expect(Self.raw(in: Data(Self.hostile.utf8)).count == 9)
    #expect(Self.raw(in: Data("a\n推送".utf8)).isEmpty)
  }

  @Test("no output has it raw", arguments: commands.indices)
  func outputs(number: Int) throws {
    let (arguments, status) = Self.commands[number]
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let result = try Program.run(
      arguments, environment: ["XDG_STATE_HOME": folder.appending(path: "state").path],
      folder: folder)
    #expect(result.status == status, "\(arguments): \(result.errorText)")
    #expect(status == 0 || !(result.output + result.errors).isEmpty)
    #expect(Self.raw(in: result.output) == [], "\(arguments)")
    #expect(Self.raw(in: result.errors) == [], "\(arguments)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("out.") }
    #expect(written.count == (arguments.last == "exports" ? 7 : 0))
    for name in written {
      let text = try Data(contentsOf: folder.appending(path: name))
      #expect(!text.isEmpty && Self.raw(in: text) == [], "\(name)")
    }
  }
}
