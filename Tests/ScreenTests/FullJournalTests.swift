import Foundation
import PtyKit
import Testing

/// A journal grows no larger than PushLab can read.
@Suite struct FullJournalTests {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("a full journal is said once, and the session up to there can be resumed")
  func full() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let payload = folder.appending(path: "p.apns").path
    try "{\"aps\":{\"alert\":\"x\"},\"k\":\"\(String(repeating: "y", count: 1_000_000))\"}"
      .write(toFile: payload, atomically: true, encoding: .utf8)
    let environment = ["XDG_STATE_HOME": folder.path]
    let program = dashboard([], environment: environment)
    #expect(program.shows("PushLab"))
    for _ in 1...17 { program.send(":push \(payload)\r") }
    #expect(program.shows("The journal is full (16 MiB"))
    program.signal(SIGKILL)
    #expect(program.exitStatus() != nil)

    let next = dashboard([], environment: environment)
    #expect(next.shows("g: resume previous session (16 events)"))
    next.send("q")
    #expect(next.exitStatus() == 0)
  }

  @Test("a disk that fills up is said although more keys follow at once, and again at the end")
  func disk() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = shell(
      "ulimit -f 2; exec \"$0\" --app naive --profile ios9",
      environment: ["XDG_STATE_HOME": folder.path])
    #expect(program.shows("PushLab"))
    program.send(String(repeating: "oh", count: 400))
    #expect(program.shows("The journal cannot be written any more"))
    program.send("q")
    #expect(program.exitStatus() == 0)
    #expect(program.shows("The journal cannot be written any more"))
  }
}
