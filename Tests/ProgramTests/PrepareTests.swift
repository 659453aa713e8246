import Foundation
import Testing

/// `scripts/prepare` on machines with only one package manager, each of which records its calls.
@Suite struct PrepareTests {
  private static let tools = ["bash", "env", "uname", "cat"]

  private struct Outcome {
    var status: Int32
    var told: String
    var calls: String
  }

  private func prepare(
    having names: [String], findsCurses: Bool = false, _ arguments: [String] = []
  ) throws -> Outcome {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    for tool in Self.tools {
      let found = ["/bin/", "/usr/bin/"].map { $0 + tool }.first(where: files.isExecutableFile)
      try files.createSymbolicLink(
        atPath: folder.path + "/" + tool, withDestinationPath: try #require(found))
    }
    // Written by another process: while a child that another test starts holds this one's
    // descriptors, `exec` of a file that they write fails with ETXTBSY.
    func command(_ name: String, _ script: String) throws {
      _ = try Program.run(
        ["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh", folder.path + "/" + name],
        input: Data("#!/bin/bash\n\(script)\n".utf8), executable: "/bin/sh")
    }
    let calls = folder.path + "/calls"
    for name in names { try command(name, "echo \"\(name) $*\" >> \(calls)") }
    try command("id", "echo 0")
    // It reads all of its input, as a compiler does.
    try command("cc", findsCurses ? "cat >/dev/null" : "exit 1")
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scripts/prepare").path
    let result = try Program.run(
      arguments, environment: ["PATH": folder.path, "CC": "cc"], executable: script)
    let called = files.contents(atPath: calls).map { String(decoding: $0, as: UTF8.self) }
    return Outcome(status: result.status, told: result.errorText, calls: called ?? "")
  }

  @Test(
    "each manager is told first and then called with its own names",
    arguments: [
      (
        manager: "apt-get",
        call: "apt-get install -y -qq --no-install-recommends libncursesw5-dev tmux\n"
      ),
      (manager: "dnf", call: "dnf install -y -q ncurses-devel tmux\n"),
      (manager: "pacman", call: "pacman -S --needed --noconfirm ncurses tmux\n"),
      (manager: "apk", call: "apk add --quiet ncurses-dev tmux\n"),
      (manager: "brew", call: "brew install --quiet ncurses tmux\n"),
    ])
  func managers(manager: String, call: String) throws {
    let outcome = try prepare(having: ["swift", manager], ["tmux"])
    #expect(outcome.status == 0)
    #expect(outcome.told.hasPrefix("pushlab installs with \(manager): "))
    #expect(outcome.told.contains(" tmux"))
    #expect(outcome.calls.hasSuffix(call), "\(outcome.calls)")
  }

  @Test("without a manager, and without Swift, it says what is needed")
  func nothingThere() throws {
    let without = try prepare(having: ["swift"])
    #expect(without.status == 2)
    #expect(without.told.contains("pushlab needs: ncurses"))
    let swiftless = try prepare(having: ["dnf"])
    #expect(swiftless.status == 2)
    #expect(swiftless.told.contains("needs a Swift toolchain"))
    #expect(swiftless.calls.isEmpty)
  }

  @Test("where nothing is missing it installs nothing")
  func complete() throws {
    let outcome = try prepare(having: ["swift", "apt-get"], findsCurses: true)
    #expect(outcome.status == 0)
    #expect(outcome.calls.isEmpty && outcome.told.isEmpty)
  }
}
