import Foundation
import PtyKit

/// The built program at a pseudo-terminal, without the environment of the tests.
func dashboard(
  _ arguments: [String] = ["--app", "naive", "--profile", "ios9"],
  term: String = "xterm-256color", lang: String = "C.UTF-8", width: Int = 80, height: Int = 24,
  environment: [String: String] = [:]
) -> PtyProgram {
  let settings = ["TERM": term, "LANG": lang, "PATH": "/usr/bin:/bin"]
  return PtyProgram(
    [programPath] + arguments, width: width, height: height,
    environment: settings.merging(environment) { $1 })
}

/// The program under a shell, as `$0`.
func shell(_ script: String, environment: [String: String] = [:]) -> PtyProgram {
  let settings = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
  return PtyProgram(
    ["/bin/bash", "-c", script, programPath], environment: settings.merging(environment) { $1 })
}

var programPath: String {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  let folders = [own, CommandLine.arguments[0], Bundle.main.bundlePath].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
  }
  let candidates = folders.map { $0.appendingPathComponent("pushlab").path }
  return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "pushlab"
}

/// A database with an `xterm` whose table of strings is damaged: ncurses 6.4 reads from address 0.
let brokenTerminfo = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Terminfo").path

extension Screen {
  /// Everything that a full-screen program must restore.
  var isLeftSane: Bool {
    !isAlternate && modes.contains("25")
      && modes.isDisjoint(with: ["1000", "1002", "1003", "1006", "2004", "1049"])
  }
}
