import Foundation
import PtyKit

/// A separate tmux that runs the fixture, without a status line.
struct Tmux {
  static let path = "/usr/bin/tmux"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  let program: PtyProgram
  private let folder: URL
  private let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
  ]

  init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = folder.appendingPathComponent("tmux.conf")
    try "set -g status off\nset -g default-terminal tmux-256color\n".write(
      to: settings, atomically: true, encoding: .utf8)
    program = PtyProgram(
      [
        Self.path, "-S", folder.appendingPathComponent("socket").path, "-f", settings.path,
        "new-session", fixturePath,
      ], width: width, height: height, environment: environment)
  }

  func end() {
    let kill = PtyProgram(
      [Self.path, "-S", folder.appendingPathComponent("socket").path, "kill-server"],
      environment: environment)
    _ = kill.exitStatus()
    _ = program.exitStatus()
    try? FileManager.default.removeItem(at: folder)
  }
}
