import Foundation
import Testing

/// The options `--script`, `--frames` and `--size`.
@Suite struct FramesTests {
  func play(
    _ inputs: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Result {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-inputs-\(UUID().uuidString).txt")
    try inputs.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Program.run(
      ["--app", "naive", "--profile", "ios9", "--script", file.path] + arguments,
      environment: environment)
  }

  func rows(_ result: Program.Result) -> [String] {
    var rows = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last == "" { rows.removeLast() }
    return rows.map(String.init)
  }

  @Test("after each input a heading and exactly so many rows, blanks at their ends cut")
  func frames() throws {
    let result = try play(
      "# remark\no\n<space>\n<resize 120x40>\n:push mixed\n<enter>\n", ["--frames"])
    #expect(result.status == 0)
    let rows = rows(result)
    let sizes = [(80, 24), (80, 24), (120, 40), (120, 40), (120, 40)]
    var next = 0
    for (number, (width, height)) in sizes.enumerated() {
      #expect(rows[next] == "=== frame \(number + 1) \(width)x\(height)")
      next += height + 1
    }
    #expect(rows.count == next)
    #expect(rows.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("without --frames only the last; --size; the program's own end")
  func last() throws {
    let result = try play("o\ne\n", ["--size", "100x30"])
    let rows = rows(result)
    #expect(rows.first == "=== frame 2 100x30")
    #expect(rows.count == 31)
    #expect(result.text.contains("[active]"))
    #expect(try play("o\n<ctrl-c>\nh\n").status == 130)
    #expect(try play("q\nthis is never typed\n", ["--frames"]).text.contains("frame 1"))
  }

  @Test("equal input, equal bytes; ASCII where the locale has no UTF-8")
  func bytes() throws {
    let inputs = "o\ne\ns\ne\na\ne\ny\n"
    let one = try play(inputs, ["--frames"])
    let two = try play(inputs, ["--frames"])
    #expect(one.output == two.output && one.output.count > 1000)
    let ascii = try play(inputs, ["--frames"], environment: ["LANG": "C"])
    #expect(ascii.status == 0)
    #expect(ascii.output.allSatisfy { $0 < 128 })
    #expect(rows(ascii).count == rows(one).count)
  }

  @Test(
    "a file that cannot be understood: 2, with the place",
    arguments: [
      ("o\n<spcae>\n", ":2:1:", "did you mean <space>?"),
      ("<resize 12>\n", ":1:1:", "<resize 120x40>"),
    ])
  func slips(inputs: String, place: String, words: String) throws {
    let result = try play(inputs)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorText.contains(place) && result.errorText.contains(words))
  }

  @Test(
    "options that are not right: 2",
    arguments: [
      ["--size", "80"], ["--theme", "drak"], ["--size", "99999x2"], ["--svg", "a\u{202E}b"],
    ])
  func options(arguments: [String]) throws {
    let result = try play("o\n", arguments)
    #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test("files are loaded and saved as in the dialogue")
  func files() throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "in.txt")
    try ":load switcher-trap\n<enter>\n:save out.pushlab\n<enter>\n".write(
      to: script, atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["--script", script.path, "--allow-writes", folder.path], folder: folder)
    #expect(result.status == 0)
    let saved = try String(contentsOf: folder.appending(path: "out.pushlab"), encoding: .utf8)
    #expect(saved.contains("push mixed \"Build finished\""))
  }
}
