import Foundation
import Testing

/// `pushlab run`: formats, exit status and errors.
@Suite struct RunTests {
  static let trap = "profile ios9; app naive; open; switcher; push mixed\n"

  @Test("calls: one line a call, each command as it was typed")
  func calls() throws {
    let result = try Program.play(
      "profile ios9\n  app naive ;open # begin\n\n# remark\nswitcher\npush mixed \"Hi\"\n")
    #expect(result.status == 0)
    #expect(
      result.lines == [
        "> profile ios9", "> app naive", "> open",
        "application(_:didFinishLaunchingWithOptions:) inactive",
        "> switcher", "> push mixed \"Hi\"",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) inactive",
      ])
  }

  @Test("jsonl: a first line with the stage, then one object a step with its keys in order")
  func jsonl() throws {
    let result = try Program.play(Self.trap + "expect treated as tap\n", format: "jsonl")
    #expect(result.status == 0)
    #expect(
      result.lines.first
        == #"{"trace":"pushlab/1","profile":"ios9","app":"naive","modes":["remote-notification","fetch"],"options":[]}"#
    )
    #expect(result.lines[1] == #"{"step":1,"event":1,"time":0,"kind":"event","command":"open"}"#)
    #expect(
      result.lines.last
        == #"{"step":25,"event":3,"time":0,"kind":"expect","text":"treated as tap","holds":true}"#)
    for (index, line) in result.lines.dropFirst().enumerated() {
      #expect(line.hasPrefix("{\"step\":\(index + 1),\"event\":"))
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let kind = object?["kind"] as? String
      let hasRule = object?["rule"] != nil
      #expect(hasRule == !["event", "line", "expect"].contains(kind))
    }
  }

  @Test("errors of the command line are in the language that it names")
  func commandLineErrors() throws {
    let english = try Program.run(["run", "-", "--profile", "ios99"])
    #expect(english.status == 2)
    #expect(
      english.errorText.hasPrefix("--profile: unknown ios99; did you mean ios9?\nexpected one of"))
    let chinese = try Program.run(["run", "-", "--profile", "ios99", "--language", "zh-Hans"])
    #expect(chinese.status == 2)
    #expect(chinese.errorText.hasPrefix("--profile: 未知的值 ios99，是否要输入 ios9？\n可选："))
    let missing = try Program.run(["run", "nosuch.pushlab", "--language=zh-Hans"])
    #expect(missing.errorText.contains("nosuch.pushlab") && missing.errorText.contains("文件"))
  }

  @Test("text: sentences in the chosen language")
  func text() throws {
    let english = try Program.play(Self.trap, format: "text")
    let chinese = try Program.play(Self.trap, format: "text", ["--language", "zh-Hans"])
    #expect(english.text.contains("inactive"))
    #expect(english.text.contains("pushlab: tap"))
    #expect(chinese.text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    #expect(!english.text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
  }

  @Test("the locale changes text, never calls and jsonl; equal input gives equal bytes")
  func locale() throws {
    for format in ["calls", "jsonl", "text"] {
      let first = try Program.run(
        ["run", "--format", format], input: Data(Self.trap.utf8), environment: ["LC_ALL": "C"])
      let again = try Program.run(
        ["run", "--format", format], input: Data(Self.trap.utf8), environment: ["LC_ALL": "C"])
      let chinese = try Program.run(
        ["run", "--format", format], input: Data(Self.trap.utf8),
        environment: ["LC_ALL": "zh_CN.UTF-8"])
      #expect(first.output == again.output)
      #expect((first.output == chinese.output) == (format != "text"))
    }
  }

  @Test(
    "exit status: 0, 1 after a false expectation or prediction, 1 with --strict after a refusal")
  func status() throws {
    #expect(try Program.play("open\nexpect state active\n").status == 0)
    #expect(try Program.play("open\nexpect state background\n").status == 1)
    #expect(try Program.play("predict nothing\nopen\n").status == 1)
    #expect(try Program.play("predict nothing\n").status == 1)
    #expect(try Program.play("close\n").status == 0)
    #expect(try Program.play("close\n", ["--strict"]).status == 1)
    #expect(try Program.play("open\nprofile ios7\n", ["--strict"]).status == 1)
  }

  @Test(
    "an error: status 2, nothing on stdout, file, line, column and a caret on stderr",
    arguments: [
      ("open\nswicher\n", "-:2:1: ", "switcher"), ("wait 5parsecs\n", "-:1:6: ", "wait"),
      ("push {\"aps\":{,}}\n", "-:1:14: ", "{"), ("expect state asleep\n", "-:1:14: ", "asleep"),
      ("expect called didBecomActive\n", "-:1:15: ", "didBecomeActive"),
      ("app nosuch\n", "-:1:5: ", "naive"), ("load nowhere.pushlab\n", "nowhere.pushlab", "file"),
      ("load App.swift\n", "App.swift: ", "`app App.swift`"),
      ("load silent.apns\n", "silent.apns: ", "`push silent.apns`"),
    ])
  func errors(script: String, place: String, word: String) throws {
    let result = try Program.play(script)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorText.contains(place), "\(result.errorText)")
    #expect(result.errorText.contains(word), "\(result.errorText)")
  }

  @Test(
    "files: none, a folder, a device, a pipe", arguments: ["/nowhere", "/", "/dev/zero", "fifo"])
  func files(path: String) throws {
    var path = path
    if path == "fifo" {
      path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      mkfifo(path, 0o600)
    }
    let result = try Program.run(["run", path])
    #expect(result.status == 2)
    #expect(result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test(
    "command line faults",
    arguments: [
      ["run", "--format", "yaml"], ["run", "--profile", "ios99"], ["run", "--app", "nosuch"],
      ["run", "--option", "nosuch=on"], ["run", "--option", "http2=maybe"], ["run", "--nosuch"],
      ["run", "--modes", "nosuch"], ["run", "--language", "fr"], ["nosuch", "x"],
      ["run", "--resources", "/nowhere/at/all", "--app", "/nowhere.swift"],
    ])
  func commandLine(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test("save writes a script that plays the same")
  func save() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      profile ios7
      app classic
      option alert-spoils on
      network 3s
      open
      push {"aps": {"alert": "a;b # c", "badge": 2}} expires=1m collapse="x y"
      home
      wait 10s
      expect state suspended
      """
    let first = try Program.run(
      ["run", "--format", "jsonl", "--allow-writes", "."],
      input: Data((script + "\nsave s.pushlab\n").utf8),
      folder: folder)
    #expect(first.status == 0, "\(first.errorText)")
    let again = try Program.run(["run", "--format", "jsonl", "s.pushlab"], folder: folder)
    #expect(again.status == 0, "\(again.errorText)")
    func withoutCommands(_ result: Program.Result) -> [String] {
      result.lines.filter { !$0.contains(#""kind":"event""#) }
    }
    #expect(withoutCommands(first) == withoutCommands(again))
  }

  @Test("the examples are listed, and play with every expectation holding")
  func examples() throws {
    let listed = try Program.play("load\n", format: "text").lines.dropFirst()
    #expect(
      Array(listed) == [
        "case1-arrival-background", "case2-arrival-not-running", "case3-tap-background",
        "case4-tap-not-running", "force-quit", "switcher-trap",
      ])
    for name in listed {
      let result = try Program.play("load \(name)\n")
      #expect(result.status == 0, "\(name): \(result.text)")
      #expect(result.lines.filter { $0 == "= holds" }.count > 2)
    }
  }

  @Test("the line dialogue: an error does not end it, the end of input does")
  func dialogue() throws {
    for arguments in [["--plain"], []] {
      let result = try Program.run(
        arguments, input: Data("app naive\nnosuch\nopen\nswi; push m\nwhy\n".utf8))
      #expect(result.status == 2)
      #expect(result.errorText.contains("nosuch"))
      #expect(result.text.contains("inactive"))
    }
    let quit = try Program.run(["--plain"], input: Data("quit\nopen\n".utf8))
    #expect(!quit.text.contains("open"))
  }

  @Test("it finds its resources from any folder, through a link, and says where it looked")
  func resources() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Program.run(["run"], input: Data("open".utf8), folder: folder).status == 0)
    let copy = folder.appending(path: "pushlab")
    try FileManager.default.copyItem(atPath: Program.path, toPath: copy.path)
    let alone = try Program.run(["run"], executable: copy.path)
    #expect(alone.status == 2)
    #expect(alone.errorText.contains("share/pushlab") && alone.errorText.contains("resources"))
  }

  @Test("the help of the program has the options of the dashboard; that of a command its own only")
  func help() throws {
    let whole = try Program.run(["--help"])
    #expect(whole.status == 0)
    for option in ["--plain", "--script", "--theme", "--app", "--version"] {
      #expect(whole.lines.contains { $0.hasPrefix("  \(option)") }, "\(option)")
    }
    let run = try Program.run(["run", "--help"])
    #expect(!run.text.contains("--theme"))
  }
}
