import Foundation
import Testing

/// Short of memory, stack or descriptors: the play, or one sentence and status 2 or 3; no signal.
@Suite struct ScarcityTests {
  static let own =
    "class AppDelegate: UIResponder, UIApplicationDelegate {\n"
    + String(repeating: "  func f() { if true { print([1, 2, 3].map { $0 + 1 }) } }\n", count: 3)
    + "}\n"

  private func shell(_ line: String) throws -> Program.Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("open\nhome\n".utf8).write(to: folder.appending(path: "script"))
    try Data(Self.own.utf8).write(to: folder.appending(path: "Own.swift"))
    return try Program.run(
      ["-c", line, Program.path], environment: ["XDG_STATE_HOME": folder.path], folder: folder,
      executable: "/bin/sh")
  }

  @Test(
    "little address space is named, and not as time or as a fault of the file",
    arguments: [
      "run --app Own.swift script", "run --app naive script", "lint Own.swift",
      "explore --depth 2", "check .", "grade find-the-bug Own.swift", "--plain",
    ])
  func addressSpace(command: String) throws {
    let result = try shell("ulimit -v 400000; exec \"$0\" \(command)")
    #expect(result.status == 3)
    #expect(result.text.contains("ulimit -v") || result.errorText.contains("ulimit -v"))
    #expect(!(result.text + result.errorText).contains("too long"))
  }

  @Test(
    "descriptors", arguments: ["run script", "lint Own.swift", "lessons", "--plain", "doctor"],
    3...8)
  func descriptors(command: String, count: Int) throws {
    let result = try shell("ulimit -n \(count); exec \"$0\" \(command)")
    // Below that the loader itself finds no descriptor for a library.
    if result.status == 127 { return }
    #expect([0, 2, 3].contains(result.status), "\(result.status) \(result.errorText)")
    #expect(result.status == 0 || !result.errors.isEmpty)
  }

  @Test("stack", arguments: ["run --app Own.swift script", "lint Own.swift"], [256, 1024])
  func stack(command: String, kilobytes: Int) throws {
    let result = try shell("ulimit -s \(kilobytes); exec \"$0\" \(command)")
    #expect([0, 1, 2].contains(result.status), "\(result.status) \(result.errorText)")
  }
}
