import Foundation
import Glibc
import PtyKit
import Testing

/// While a delegate uses up its limit, the dashboard can be ended, and the terminal is restored.
@Suite(.serialized) struct BusyTests {
  /// Splits texts up to the limit of an event, which takes a second or more; each launch anew.
  private static let slow = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func go() {
        for i in 0..<5000 { _ = "\\(i) \\(i) \\(i)".split(separator: " ").map(\\.count) }
        DispatchQueue.main.async { self.go() }
      }
      func applicationDidBecomeActive(_ application: UIApplication) { go() }
    }
    """

  /// A folder with `source` as Own.swift, and the dashboard with it as its app.
  private func withOwn(_ source: String, _ body: (String, PtyProgram) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-busy-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try source.write(toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
    let program = dashboard(
      ["--profile", "ios9", "--app", folder + "/Own.swift"],
      environment: ["XDG_STATE_HOME": folder])
    #expect(program.shows("PushLab"))
    try body(folder, program)
  }

  enum End: CaseIterable { case key, termination, closing }

  @Test(arguments: End.allCases)
  func ends(by end: End) throws {
    try withOwn(Self.slow) { _, program in
      // Together they take longer than `exitStatus` waits: each ends with the process of the app.
      program.send(String(repeating: "oh", count: 60))
      #expect(program.takesInput())
      switch end {
      case .key: program.send("\u{3}")
      case .termination: program.signal(SIGTERM)
      case .closing: program.hangUp()
      }
      let status = program.exitStatus()
      switch end {
      case .key: #expect(status == 130)
      case .termination: #expect(status == 143)
      case .closing: #expect(status == 129)
      }
      guard end != .closing else { return }
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("Ctrl-C behind keys of slow events does not wait for them", arguments: [10, 49])
  func endBehindKeys(pairs: Int) throws {
    try withOwn(Self.slow) { folder, program in
      program.send(String(repeating: "oh", count: pairs) + "\u{3}")
      #expect(program.exitStatus() == 130)
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
      let journals = folder + "/pushlab/journals"
      for name in try FileManager.default.contentsOfDirectory(atPath: journals) {
        let text = try String(contentsOfFile: journals + "/" + name, encoding: .utf8)
        #expect(text.split(separator: "\n").count { $0 == "open" || $0 == "home" } < 4)
      }
    }
  }

  @Test("an end restores a terminal whose output nobody reads", arguments: [80, 200])
  func unreadOutput(width: Int) {
    for end in End.allCases where end != .closing {
      let program = dashboard(width: width, height: 50)
      #expect(program.shows("PushLab"))
      // Each changes all colours. The first frames fill the terminal's buffer.
      program.send(String(repeating: "p", count: 200))
      switch end {
      case .key: program.send("\u{3}")
      case .termination, .closing: program.signal(SIGTERM)
      }
      #expect(program.exitStatus(reading: false) == (end == .key ? 130 : 143))
      #expect(program.screen.isLeftSane)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test(
    "a signal leaves nothing behind of the graph that explore writes", arguments: [SIGTERM, SIGHUP])
  func graphAndSignal(number: Int32) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-graph-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = shell(
      """
      cd \(folder)
      "$0" explore --app transfer --depth 20 --graph graph.csv >/dev/null 2>&1 &
      until ls graph.csv.*.new >/dev/null 2>&1; do sleep 0.1; done
      kill -\(number) $!; wait $!; echo "status $?, files: $(ls | wc -l)"
      """)
    #expect(program.shows("status \(128 + number), files: 0"))
  }

  @Test("Escape and another key in one read end a search")
  func searchWithTwoKeys() {
    let program = dashboard(["--app", "transfer"])
    #expect(program.shows("PushLab"))
    program.send(":explore no-trap depth 20\r")
    #expect(program.shows("Esc stops the search"))
    program.send("\u{1B}x")
    #expect(program.shows("stopped"))
    program.send("qq")
    #expect(program.exitStatus() == 0)
  }

  @Test("Escape breaks the event off: nothing of it stays, and the keys work")
  func escape() throws {
    try withOwn(Self.slow) { folder, program in
      program.send("o")
      #expect(program.takesInput())
      program.send("hh\u{1B}")
      #expect(program.shows("Broken off: nothing of it has happened."))
      let journals = folder + "/pushlab/journals"
      for name in try FileManager.default.contentsOfDirectory(atPath: journals) {
        let text = try String(contentsOfFile: journals + "/" + name, encoding: .utf8)
        #expect(!text.contains("open") && !text.contains("home"))
      }
      program.send("q")
      #expect(program.exitStatus() == 0)
      #expect(program.modes == program.originalModes)
    }
  }

  @Test("more keys than may wait are dropped, and a note says so at the end")
  func tooManyKeys() throws {
    try withOwn(Self.slow) { _, program in
      // Both launches together take much longer than the text needs to arrive.
      program.send("ohoh" + String(repeating: "x", count: 220_000))
      // The 200,000 keys that were kept are all handled before.
      let end = "keys waited; the rest was dropped."
      #expect(
        program.waits(atMost: PtyProgram.hangs * 6) { $0.lines.contains { $0.contains(end) } })
      program.send("\u{3}")
      #expect(program.exitStatus() == 130)
      #expect(program.modes == program.originalModes)
    }
  }
}
