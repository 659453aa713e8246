import Foundation
import Glibc
import PtyKit
import Testing

/// While a delegate uses up its whole bound the dashboard can be ended, and the terminal is given back.
@Suite(.serialized) struct BusyTests {
  private static let source = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func go() {
        for _ in 0..<5000 { }
        DispatchQueue.main.async { self.go() }
      }
      func applicationDidEnterBackground(_ application: UIApplication) {
        for _ in 0..<300 { go() }
      }
    }
    """

  enum End: CaseIterable { case key, termination, closing }

  @Test(arguments: End.allCases)
  func ends(by end: End) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-busy-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.source.write(toFile: folder + "/Own.swift", atomically: true, encoding: .utf8)
    let program = dashboard(
      ["--profile", "ios9", "--app", folder + "/Own.swift"],
      environment: ["XDG_STATE_HOME": folder])
    #expect(program.shows("PushLab"))
    // Each time the app leaves the screen: twenty of them take longer than `exitStatus` waits.
    program.send(String(repeating: "oh", count: 20))
    _ = program.waits(atMost: .milliseconds(300)) { _ in false }
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
