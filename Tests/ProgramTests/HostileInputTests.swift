import Foundation
import Testing

/// Random input never crashes or hangs the program, and it prints no raw control characters. Status
/// 2 comes with a message and empty standard output.
@Suite struct HostileInputTests {
  /// A small generator with a fixed seed, for the same scripts on every machine.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func check(_ input: Data, _ format: String) throws {
    let result = try Program.run(["run", "--format", format, "-"], input: input)
    #expect([0, 1, 2].contains(result.status), "status \(result.status)")
    #expect(result.isHarmless)
    if result.status == 2 { #expect(result.output.isEmpty && !result.errors.isEmpty) }
  }

  static let words = [
    "open", "home", "switcher", "return", "other", "swipe", "center", "close", "lock", "unlock",
    "call", "answer", "hangup", "push", "alert", "silent", "mixed", "{\"aps\":{\"alert\":\"x\"}}",
    "{", "}", "[", "\"", "\\", ";", "#", "wait", "5s", "999999999999h", "-1", "1e308", "0x10",
    "366d",
    "expect", "state", "called", "calls", "nothing", "flag", "=", "app", "naive", "classic",
    "profile", "ios6", "ios7", "ios9", "option", "http2", "on", "tap", "99999999999999999999",
    "back", "forward", "goto", "branch", "undo", "redo", "why", "show", "load", "reset", "xcode",
    "run", "\u{1B}[2J", "\u{7}", "\u{0}", "\u{9B}31m", "\u{202E}", "é", "推送", "；", "“", "”",
    "network", "fail", "settings", "style", "none", "predict", "reboot", "offline", "online",
  ]

  @Test("half-right scripts of hundreds of lines", arguments: 1...12)
  func halfRight(seed: UInt64) throws {
    var random = Random(state: seed)
    var script = ""
    for _ in 0..<300 {
      let count = Int.random(in: 1...5, using: &random)
      for _ in 0..<count {
        script += (Self.words.randomElement(using: &random) ?? "") + " "
      }
      script += "\n"
    }
    try check(Data(script.utf8), ["text", "calls", "jsonl"][Int(seed % 3)])
  }

  @Test("right scripts in any order", arguments: 1...8)
  func anyOrder(seed: UInt64) throws {
    var random = Random(state: seed)
    let commands = [
      "open", "home", "switcher", "return", "other", "swipe", "center", "control", "close", "lock",
      "unlock", "call", "answer", "decline", "hangup", "push alert", "push silent", "push mixed",
      "push badge 3", "tap", "clear", "clear all", "wait 5s", "wait 31s", "wait 1h", "reclaim",
      "memory", "crash", "reboot", "offline", "online", "keepalive", "xcode run", "xcode stop",
      "xcode wait", "xcode detach", "network 45s", "network fail", "settings refresh off",
      "settings notifications off", "settings style none", "back 3", "forward 2", "undo", "redo",
      "branch 1", "goto 5", "why", "show timers", "expect state active",
      "push {\"aps\":{\"alert\":\"\u{1B}[31m\u{202E}\"}}", "option http2 on",
    ]
    var script = "app \(["naive", "article", "classic", "legacy"][Int(seed % 4)])\n"
    for _ in 0..<400 { script += (commands.randomElement(using: &random) ?? "") + "\n" }
    try check(Data(script.utf8), ["text", "calls", "jsonl"][Int(seed % 3)])
  }

  @Test("random bytes", arguments: 1...6)
  func bytes(seed: UInt64) throws {
    var random = Random(state: seed)
    let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try check(Data(bytes), "text")
  }

  static let longScripts: [String: String] = [
    "commands": String(repeating: "open;", count: 4_000),
    "too many commands": String(repeating: "open;", count: 200_000),
    "letters": String(repeating: "x", count: 1_000_000),
    "brackets": "push " + String(repeating: "[", count: 400_000),
    "quotes": String(repeating: "\"", count: 300_000),
    "deep JSON": "push {\"aps\":" + String(repeating: "{\"a\":", count: 100_000),
    "digits": "wait " + String(repeating: "9", count: 500_000),
    "Chinese": "push alert \"" + String(repeating: "长", count: 300_000) + "\"",
    "expectations": String(repeating: "open\nexpect timer launch stopped\n", count: 2_000),
  ]

  @Test("one long line, deep JSON, many quotes", arguments: longScripts.keys.sorted())
  func long(name: String) throws {
    let script = try #require(Self.longScripts[name])
    let result = try Program.run(["run", "-"], input: Data(script.utf8))
    #expect([0, 1, 2].contains(result.status), "status \(result.status)")
    #expect(result.errors.count < 200_000)
  }

  @Test("a line of 17 MiB without an end is one error of the line dialogue")
  func endlessLine() throws {
    let result = try Program.run(["--plain"], input: Data(count: 17 << 20))
    #expect(result.status == 2)
    #expect(result.isHarmless)
    #expect(result.errorText.components(separatedBy: "was not read").count == 2)
    #expect(result.errors.count < 1000)
  }

  @Test("combining marks that Swift would sort for minutes are refused")
  func marks() throws {
    let line = "push e" + String(repeating: "\u{301}\u{316}", count: 30_000) + "\n"
    let script = try Program.run(["run", "-"], input: Data(line.utf8))
    #expect(script.status == 2)
    #expect(script.errorText == "-: more than 256 combining marks in a row\n")
    let typed = try Program.run(["--plain"], input: Data((line + "open\n").utf8))
    #expect(typed.status == 2 && typed.errors.count < 100)
    let argument = try Program.run(["lint", String(line.prefix(20).dropLast())])
    #expect(argument.status == 2)
  }

  @Test("the payloads of a script are together limited, because all are read before it plays")
  func payloads() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).apns")
    let list = Array(repeating: "1", count: 500_000).joined(separator: ",")
    try Data("{\"aps\":{\"alert\":\"x\"},\"k\":[\(list)]}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = String(repeating: "push \(file.path)\n", count: 5)
    let result = try Program.run(["run", "-"], input: Data(script.utf8))
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("-:5:6: "))
    #expect(result.errorText.contains("reads more than 4 MiB"))
  }

  @Test("the apps of a script are together limited, because all are read before it plays")
  func apps() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data("class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let folder = file.deletingLastPathComponent().path
    let lines = (0...16).map { number in
      "app \(folder)/" + String(repeating: "./", count: number) + file.lastPathComponent
    }
    let result = try Program.run(["run", "-"], input: Data(lines.joined(separator: "\n").utf8))
    #expect(result.status == 2)
    #expect(result.errorText.hasPrefix("-:17:5: "))
    #expect(result.errorText.contains("at most 16 apps"))
  }

  static let sources: [String: String] = [
    "marks": "class e" + String(repeating: "\u{301}\u{316}", count: 30_000) + " {}",
    "nothing": "", "half a class": "class",
    "an open brace": "import UIKit\nclass A: UIResponder, UIApplicationDelegate {",
    "parentheses": String(repeating: "(", count: 50_000), "controls": "\u{0}\u{1B}[2J",
    "braces": String(repeating: "{", count: 9_000),
  ]

  @Test("delegates that are none", arguments: sources.keys.sorted())
  func delegates(name: String) throws {
    let source = try #require(Self.sources[name])
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Program.run(["run", "--app", file.path], input: Data("open\n".utf8))
    #expect(result.status == 2, "status \(result.status) \(result.errorText)")
    #expect(result.isHarmless && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test("one file named a thousand times, and more files than an app may have")
  func manyFiles() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(String(repeating: "// " + String(repeating: "x", count: 96) + "\n", count: 9_000).utf8)
      .write(to: folder.appending(path: "c.swift"))
    for (count, sentence) in [(1_000, "more than 1048576"), (1_001, "at most 1000 files")] {
      let script = "app " + String(repeating: "c.swift ", count: count) + "\nopen\n"
      let result = try Program.run(["run", "-"], input: Data(script.utf8), folder: folder)
      #expect(result.status == 2)
      #expect(result.errorText.contains(sentence))
    }
  }
}
