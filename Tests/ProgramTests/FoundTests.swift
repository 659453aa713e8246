import Foundation
import Testing

/// Faults that `scripts/fuzz` has found, as regression tests: Tests/Found/KIND/NUMBER. The script
/// defines the kinds and their commands.
@Suite struct FoundTests {
  struct Found: CustomTestStringConvertible {
    var kind: String
    var file: URL
    var testDescription: String { "\(kind)/\(file.lastPathComponent)" }
  }

  static let all: [Found] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Found")
    func names(_ folder: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    return names(root).flatMap { kind in
      let folder = root.appending(path: kind)
      return names(folder).map { Found(kind: kind, file: folder.appending(path: $0)) }
    }
  }()

  @Test("inputs that once crashed or hung the program, or made it print a control", arguments: all)
  func found(found: Found) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try Data(contentsOf: found.file)
    for arguments in try layOut(data, as: found.kind, in: folder) {
      let result = try Program.run(
        arguments, input: try input(of: arguments, in: folder),
        environment: ["EDITOR": "true", "XDG_STATE_HOME": folder.path], folder: folder)
      #expect([0, 1, 2].contains(result.status), "\(arguments)")
      #expect(result.isHarmless, "\(arguments)")
    }
  }

  /// Of each kind a sound input, and what only its reader prints. Without it a kind may test nothing:
  /// a journal that nobody opens, a progress whose first line ends all.
  static let sound: [(kind: String, text: String, words: String)] = [
    ("script", "app naive\nopen\n", "didFinishLaunching"),
    ("expect", "expect state suspended\n", "state suspended"),
    ("keys", "o\nq\n", "step 1/"),
    ("payload", #"{"aps":{"alert":"x","contentavailable":1}}"#, "content-available"),
    ("lesson", "---\nid: l\n---\n", "lesson.md:"), ("demo", "---\nid: x\n---\n", "in.demo.md:"),
    (
      "swift",
      "class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        + "func applicationDidBecomeActive(_ application: UIApplication) { print(\"seen\") }\n}\n",
      "seen"
    ),
    ("journal", "# pushlab journal 1\nprofile ios9\napp naive\nopen\n", "didFinishLaunching"),
    (
      "progress",
      "pushlab progress 1\nlesson first-launch begun=0123456789abcdef attempts=1 hints=0\n",
      "started"
    ),
  ]

  @Test("each kind is read to its end", arguments: sound.indices)
  func soundInputs(number: Int) throws {
    let (kind, text, words) = Self.sound[number]
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var said = ""
    for arguments in try layOut(Data(text.utf8), as: kind, in: folder) {
      let result = try Program.run(
        arguments, input: try input(of: arguments, in: folder),
        environment: ["EDITOR": "true", "XDG_STATE_HOME": folder.path], folder: folder)
      said += result.text + result.errorText
    }
    #expect(said.contains(words), "\(kind): \(said.prefix(400))")
  }

  /// The line dialogue reads its lines from standard input.
  private func input(of arguments: [String], in folder: URL) throws -> Data {
    arguments == ["--plain"] ? try Data(contentsOf: folder.appending(path: "in")) : Data()
  }

  /// Writes the input in the form of its kind and returns the commands that read it.
  private func layOut(_ data: Data, as kind: String, in folder: URL) throws -> [[String]] {
    func write(_ data: Data, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    switch kind {
    case "script":
      try write(data, "in")
      return [["run", "in"], ["run", "--format", "jsonl", "in"]]
    case "expect":
      try write(Data("open\nswitcher\npush mixed\nreturn\nhome\nwait 31s\n".utf8) + data, "in")
      return [["run", "in"]]
    case "keys":
      try write(data, "in")
      return [["--script", "in", "--frames"], ["learn", "--script", "in"]]
    case "payload":
      try write(data, "in.apns")
      return [["lint", "in.apns"], ["lint", "--format", "json", "in.apns"]]
    case "lesson":
      try write(data, "l/lesson.md")
      let pack = "format: 1\ntitle: {en: \"x\", zh-Hans: \"x\"}\nlessons: [l]\n"
      try write(Data(pack.utf8), "pack.yaml")
      return [["check", "."]]
    case "demo":
      try write(data, "in.demo.md")
      return [["check", "in.demo.md"]]
    case "swift":
      try write(data, "in.swift")
      try write(Data("open\npush mixed\nhome\nwait 31s\npush silent\ntap\n".utf8), "s")
      return [["lint", "in.swift"], ["run", "--app", "in.swift", "s"]]
    case "journal":
      // `--script` resumes nothing, but the line dialogue loads a journal of the state folder.
      try write(data, "pushlab/journals/1-1-1.journal")
      let path = folder.appending(path: "pushlab/journals/1-1-1.journal").path
      try write(Data("load \"\(path)\"\nwhy\n".utf8), "in")
      return [["--plain"]]
    case "progress":
      try write(data, "pushlab/progress")
      return [["lessons"], ["lessons", "--format", "json"]]
    default:
      Issue.record("Tests/Found/\(kind) is no kind of scripts/fuzz")
      return []
    }
  }
}
