import Foundation
import Testing

/// A script is data: it writes only files that the user of the program has allowed.
@Suite struct WriteTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "out"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(
    "a script writes nothing unless it is allowed",
    arguments: ["save x", "export text x", "export svg x", "save-lesson x", "load inner"])
  func forbidden(command: String) throws {
    try withFolder { folder in
      try Data("open\nsave x\n".utf8).write(to: folder.appending(path: "inner"))
      let input = Data("open\n\(command)\n".utf8)
      let run = try Program.run(["run", "-"], input: input, folder: folder)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.contains("--allow-writes"))
      let lines = try Program.run(["--plain"], input: input, folder: folder)
      #expect(lines.errorText.contains("--allow-writes"))
      #expect(lines.status == 2)
      #expect(try files(in: folder) == ["inner", "out"])
    }
  }

  @Test(
    "below the folder that is allowed, and nowhere else",
    arguments: [
      "../x", "out/../x", "/tmp/x", "out/link/x", "missing/x",
      // A combining mark behind a slash, as letters and as an escape.
      "../\u{301}x", #""../\u{301}x""#, #""../\u{FE0F}x""#,
    ])
  func elsewhere(path: String) throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "out/link"), withDestinationURL: folder)
      func run(_ path: String) throws -> Program.Result {
        try Program.run(
          ["run", "--allow-writes", "out", "-"], input: Data("open\nsave \(path)\n".utf8),
          folder: folder)
      }
      #expect(try run(path).status == 2)
      #expect(try run("out/x").status == 0)
      #expect(try files(in: folder) == ["out"])
      #expect(try files(in: folder.appending(path: "out")) == ["link", "x"])
    }
  }

  @Test(
    "a draft quotes the name of an app's file unless it is plain, and no control reaches it",
    arguments: [
      ("plain.swift", "plain.swift"), ("a #b.swift", "\"a #b.swift\""),
      ("a\"\u{301}b: c.swift", "\"a\\\"\u{301}b: c.swift\""),
      ("n\u{1B}]0;x\u{7}\u{202E}.swift", "\"n\\\\u{1B}]0;x\\\\u{7}\\\\u{202E}.swift\""),
    ])
  func nameInLessonDraft(_ name: String, _ written: String) throws {
    try withFolder { folder in
      let source = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
      try Data(source.utf8).write(to: folder.appending(path: name))
      let run = try Program.run(
        ["run", "--app", name, "--allow-writes", ".", "-"],
        input: Data("open\nsave-lesson l.md\n".utf8), folder: folder)
      #expect(run.status == 0)
      let lesson = try String(contentsOf: folder.appending(path: "l.md"), encoding: .utf8)
      #expect(lesson.contains("\napp: \(written)\n"))
      #expect(
        lesson.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
      )
    }
  }

  @Test("names that are canonically equivalent are different files")
  func equivalentNames() throws {
    try withFolder { folder in
      // Written as bytes, because Foundation may normalise names.
      let names = ["\u{E9}", "e\u{301}"]
      for (name, text) in zip(names, ["open\nlock\n", "open\nhome\n"]) {
        let file = try #require(fopen(folder.path + "/" + name, "w"))
        fputs(text, file)
        fclose(file)
      }
      let script = names.map { "load \"\($0)\"\n" }.joined()
      let run = try Program.run(["run", "-"], input: Data(script.utf8), folder: folder)
      #expect(run.lines.contains { $0.hasSuffix("> lock") })
      #expect(run.lines.contains { $0.hasSuffix("> home") })

      for name in names { #expect(mkdir(folder.path + "/" + name + "d", 0o700) == 0) }
      let outside = try Program.run(
        ["run", "--allow-writes", names[0] + "d", "-"],
        input: Data("open\nsave \(names[1])d/x\n".utf8), folder: folder)
      #expect(outside.status == 2)
    }
  }

  @Test("a name with U+0000 names no file")
  func nulInName() throws {
    try withFolder { folder in
      let run = try Program.run(
        ["run", "--allow-writes", ".", "-"], input: Data(#"open\#nsave "x\u{0}y"\#n"#.utf8),
        folder: folder)
      #expect(run.status != 0 && !run.errorText.isEmpty)
      #expect(try files(in: folder) == ["out"])
    }
  }

  @Test(
    "no file gets a name that looks like another one",
    arguments: [#""out/\u{202E}x""#, #""x\u{1B}y""#, #""x\u{200B}""#, #""\n""#])
  func looks(name: String) throws {
    try withFolder { folder in
      for verb in ["save", "save!", "save-lesson", "export text"] {
        let run = try Program.run(
          ["run", "--allow-writes", ".", "--language", "en", "-"],
          input: Data("open\n\(verb) \(name)\n".utf8), folder: folder)
        #expect(run.status == 2 && run.isHarmless)
        #expect(run.errorText.contains("the name has control or invisible characters"))
        let lines = try Program.run(
          ["--plain", "--allow-writes", ".", "--language", "en"],
          input: Data("open\n\(verb) \(name)\n".utf8), folder: folder)
        #expect(lines.errorText.contains("the name has control or invisible characters"))
      }
      #expect(try files(in: folder) == ["out"])
      #expect(try files(in: folder.appending(path: "out")) == [])
    }
  }

  @Test("a link, a pipe and a folder are not replaced; a file keeps its mode")
  func kinds() throws {
    try withFolder { folder in
      let victim = folder.appending(path: "victim")
      try Data("mine".utf8).write(to: victim)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: victim)
      #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
      for name in ["link", "pipe", "out"] {
        let result = try Program.run(
          ["run", "--allow-writes", ".", "-"], input: Data("open\nsave \(name)\n".utf8),
          folder: folder)
        #expect(result.status == 3 && result.errorText.hasPrefix("\(name): "), "\(name)")
      }
      #expect(try String(contentsOf: victim, encoding: .utf8) == "mine")
      #expect(try files(in: folder) == ["link", "out", "pipe", "victim"])

      #expect(chmod(victim.path, 0o640) == 0)
      let result = try Program.run(
        ["run", "--allow-writes", ".", "-"], input: Data("open\nsave victim\n".utf8),
        folder: folder)
      #expect(result.status == 0)
      #expect(try String(contentsOf: victim, encoding: .utf8).contains("open"))
      let attributes = try FileManager.default.attributesOfItem(atPath: victim.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test(
    "a saved script names the app so that it is found from the script's folder",
    arguments: [
      ("saved", "Own.swift"), ("./saved", "Own.swift"), ("out/saved", "/Own.swift"),
      ("../saved", "/Own.swift"),
    ])
  func appOfSavedScript(path: String, ending: String) throws {
    try withFolder { folder in
      let work = folder.appending(path: "work")
      try FileManager.default.createDirectory(
        at: work.appending(path: "out"), withIntermediateDirectories: true)
      let source = "class AppDelegate: UIResponder, UIApplicationDelegate { var own = 1 }\n"
      try Data(source.utf8).write(to: work.appending(path: "Own.swift"))
      let saved = try Program.run(
        ["--plain", "--app", "Own.swift", "--allow-writes", ".."],
        input: Data("open\nsave \(path)\n".utf8), folder: work)
      #expect(saved.status == 0, "\(saved.errorText)")
      let text = try String(contentsOf: work.appending(path: path), encoding: .utf8)
      let name = try #require(text.split(separator: "\n").first { $0.hasPrefix("app ") })
      #expect(ending == "Own.swift" ? name == "app Own.swift" : name.hasPrefix("app /"))
      #expect(name.hasSuffix(ending))
      let played = try Program.run(["run", work.appending(path: path).path])
      #expect(played.status == 0 && played.text.contains("own"), "\(played.errorText)")
    }
  }

  @Test("a script in another folder saves the way down to its app")
  func appOfScriptElsewhere() throws {
    try withFolder { folder in
      let source = "class AppDelegate: UIResponder, UIApplicationDelegate { var own = 1 }\n"
      try Data(source.utf8).write(to: folder.appending(path: "out/Own.swift"))
      try Data("app Own.swift\nopen\nsave saved\n".utf8)
        .write(to: folder.appending(path: "out/script"))
      let run = try Program.run(["run", "out/script", "--allow-writes", "."], folder: folder)
      #expect(run.status == 0, "\(run.errorText)")
      let text = try String(contentsOf: folder.appending(path: "out/saved"), encoding: .utf8)
      #expect(text.contains("\napp Own.swift\n"))
      #expect(try Program.run(["run", "out/saved"], folder: folder).status == 0)
    }
  }

  @Test("--size and --frames go with --script", arguments: [["--frames"], ["--size", "100x30"]])
  func lonelyOptions(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2 && result.errorText.contains("--script"))
  }

  @Test("an expectation that fails in lines gives status 1")
  func failedExpectation() throws {
    let script = Data("open\nexpect state background\n".utf8)
    #expect(try Program.run(["--plain"], input: script).status == 1)
    #expect(try Program.run(["--plain"], input: Data("open\n".utf8)).status == 0)
  }

  @Test(
    "what PushLab could not read again is not saved, with a sentence",
    arguments: [
      ("save s.pushlab", 600_000, "1048576"), ("save-lesson l.md", 200_000, "262144"),
    ])
  func tooLargeToRead(command: String, size: Int, limit: String) throws {
    try withFolder { folder in
      let payload = "{\"aps\":{\"alert\":\"x\"},\"k\":\"\(String(repeating: "y", count: size))\"}"
      try payload.write(to: folder.appending(path: "p.apns"), atomically: true, encoding: .utf8)
      let script = "profile ios9\nopen\npush p.apns\npush p.apns\n\(command)\n"
      let arguments = ["run", "--allow-writes", ".", "--language", "en", "-"]
      let result = try Program.run(arguments, input: Data(script.utf8), folder: folder)
      #expect(result.status == 1)
      #expect(result.text.contains("Not saved") && result.text.contains("at most \(limit)"))
      #expect(try files(in: folder) == ["out", "p.apns"])
      let smaller = script.replacing("push p.apns\npush", with: "push")
      #expect(
        try Program.run(arguments, input: Data(smaller.utf8), folder: folder).status == 0)
      #expect(try files(in: folder).count == 3)
    }
  }
}
