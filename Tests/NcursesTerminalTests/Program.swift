import Foundation
import PtyKit

/// The fixture at a pseudo-terminal, without the environment of the tests.
func fixture(
  term: String = "xterm-256color", lang: String = "C.UTF-8", width: Int = 80, height: Int = 24,
  under shell: String? = nil, environment: [String: String] = [:]
) -> PtyProgram {
  let settings = ["TERM": term, "LANG": lang, "PATH": "/usr/bin:/bin"]
  let path = fixturePath
  let arguments = shell.map { ["/bin/sh", "-c", $0, path] } ?? [path]
  return PtyProgram(
    arguments, width: width, height: height, environment: settings.merging(environment) { $1 })
}

/// The products of a build are in one folder, wherever that is.
var fixturePath: String {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  let folders = [own, CommandLine.arguments[0], Bundle.main.bundlePath].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
  }
  let candidates = folders.map { $0.appendingPathComponent("TerminalFixture").path }
  return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "TerminalFixture"
}

extension Screen {
  /// Everything that a full-screen program must restore.
  var isLeftSane: Bool {
    !isAlternate && modes.contains("25")
      && modes.isDisjoint(with: ["1000", "1002", "1003", "1006", "2004", "1049"])
  }
}
