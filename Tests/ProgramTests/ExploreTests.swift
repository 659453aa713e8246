import Foundation
import Testing

/// `pushlab explore` as scripts and people use it.
@Suite struct ExploreTests {
  @Test("the answer is a script that replays and whose claim fails")
  func replays() throws {
    let found = try Program.run(["explore", "--profile", "ios9", "--app", "naive"])
    #expect(found.status == 1)
    #expect(
      found.lines.filter { !$0.hasPrefix("#") } == [
        "profile ios9", "app naive", "open", "switcher", "push mixed", "expect not treated as tap",
      ])
    #expect(
      found.lines.last?.hasSuffix("; events 16; depth 3 of 8; worlds 46; transitions 92; bounded")
        == true)
    let played = try Program.play(found.text)
    #expect(played.status == 1)
    #expect(played.lines.last == "= fails: treated as tap")
  }

  @Test("none: remarks only, status 0")
  func none() throws {
    let found = try Program.run(["explore", "--profile", "ios9", "--app", "article"])
    #expect(found.status == 0)
    #expect(found.lines.allSatisfy { $0.hasPrefix("# ") })
    #expect(found.lines.last?.hasSuffix("complete") == true)
  }

  @Test("equal questions, equal bytes, whatever the locale, as json")
  func json() throws {
    let arguments = ["explore", "--profile", "ios9", "--app", "naive", "--format", "json"]
    let one = try Program.run(arguments)
    let other = try Program.run(arguments, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(one.output == other.output)
    let object = try #require(
      try JSONSerialization.jsonObject(with: one.output) as? [String: Any])
    #expect(object["explore"] as? String == "pushlab/1")
    #expect(object["result"] as? String == "counterexample")
    #expect(object["property"] as? String == "arrival-is-arrival")
    #expect((object["events"] as? [String])?.count == 16)
    #expect(object["extent"] as? String == "bounded")
  }

  @Test("find: 0 where there is a way, 1 where there is none")
  func find() throws {
    let stage = ["--profile", "ios9", "--app", "article"]
    let found = try Program.run(["explore", "--find", "terminated by user"] + stage)
    #expect(found.status == 0)
    #expect(found.lines.contains("swipe"))
    let none = try Program.run(["explore", "--find", "called performFetch"] + stage)
    #expect(none.status == 1)
  }

  @Test("from: what was played before is part of the script")
  func from() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "start.pushlab")
    try Data("profile ios9\napp naive\nopen\n".utf8).write(to: script)
    let found = try Program.run(["explore", "--from", script.path])
    #expect(
      found.lines.filter { !$0.hasPrefix("#") } == [
        "profile ios9", "app naive", "open", "switcher", "push mixed", "expect not treated as tap",
      ])
    #expect(found.lines.last?.contains("depth 2 of 8") == true)
  }

  @Test(
    "questions about whole ways: a script that replays, in words or quoted",
    arguments: [
      (
        ["eventually", "state", "suspended", "--events", "open, home, wait 5s"],
        [
          "open", "expect state suspended", "home", "expect state suspended", "open",
          "expect state suspended",
        ]
      ),
      (
        ["never", "called didBecomeActive", "after", "terminated by user"],
        [
          "open", "switcher", "swipe", "expect terminated by user", "open",
          "expect not called didBecomeActive",
        ]
      ),
      (
        ["from which state active stays possible", "--events", "open, lock"],
        ["lock", "expect state active"]
      ),
    ])
  func ways(arguments: [String], script: [String]) throws {
    let stage = ["--profile", "ios9", "--app", "article"]
    let found = try Program.run(["explore"] + arguments + stage)
    #expect(found.status == 1)
    #expect(
      found.lines.filter { !$0.hasPrefix("#") } == ["profile ios9", "app article"] + script)
    let played = try Program.play(found.text)
    #expect(played.status == 1)
    #expect(played.lines.last?.hasPrefix("= fails") == true)
  }

  @Test("claims that look back see what was played before the search")
  func since() throws {
    let result = try Program.play(
      """
      profile ios9
      app article
      open
      home
      explore find called didBecomeActive 2 times since start
      """, format: "text")
    #expect(result.status == 0)
    #expect(result.lines.suffix(3).first == "  open")
  }

  @Test("--graph writes every transition, as CSV and for Graphviz")
  func graph() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = ["--profile", "ios9", "--app", "naive", "--depth", "3"]
    let csv = folder.appending(path: "graph.csv")
    let found = try Program.run(["explore", "--graph", csv.path] + stage)
    #expect(found.status == 0)
    let rows = try String(contentsOf: csv, encoding: .utf8).split(separator: "\n")
    #expect(rows.first == "from,to,event,calls,state")
    #expect(rows[1] == "0,1,open,application(_:didFinishLaunchingWithOptions:),active")
    let dot = folder.appending(path: "graph.dot")
    _ = try Program.run(["explore", "--graph", dot.path] + stage)
    let lines = try String(contentsOf: dot, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "digraph explore {" && lines.last == "}")
    #expect(lines.count { $0.contains("->") } == rows.count - 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("--graph keeps the mode of the file that it replaces, but not set-user-ID")
  func graphMode() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let csv = folder.appending(path: "graph.csv").path
    try Data().write(to: URL(filePath: csv))
    #expect(chmod(csv, 0o4640) == 0)
    _ = try Program.run(["explore", "--graph", csv, "--app", "naive", "--depth", "1"])
    let attributes = try FileManager.default.attributesOfItem(atPath: csv)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try #require(attributes[.size] as? Int) > 0)
  }

  @Test(
    "what cannot be understood: status 2 and nothing on stdout",
    arguments: [
      ["handler-twice"], ["--events", "open, hoem"], ["--find", "called foo"], ["--depth", "0"],
      ["--always", "refused", "--find", "refused"], ["--format", "xml"], ["--events", "why"],
      ["--from", "no-such-file"], ["--events", ""], ["no-trap", "--find", "refused"],
      ["never", "state active"], ["from", "which", "refused"], ["--memory", "1"],
      ["--graph", "graph.png"],
    ])
  func faults(arguments: [String]) throws {
    let result = try Program.run(["explore"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
    #expect(result.isHarmless)
  }

  @Test("at the prompt of the line dialogue")
  func prompt() throws {
    let result = try Program.play(
      "profile ios9\napp naive\nexplore\nexplore no-trap depth 2 events open, home\n",
      format: "text")
    #expect(result.lines.contains("  switcher"))
    #expect(
      result.lines.last == "  # no-trap; events 2; depth 2 of 2; worlds 3; transitions 5; complete")
    #expect(result.status == 0)
  }
}
