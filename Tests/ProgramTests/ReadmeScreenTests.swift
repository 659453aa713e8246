import Foundation
import Testing

@Suite struct ReadmeScreenTests {
  private struct Picture {
    var name: String
    var arguments: [String]
    /// As in a file of inputs. The last frame is the picture.
    var keys: [String]
  }

  private static let demo = ["demo", "why-was-my-delegate-not-called"]
  private static let pictures = [
    Picture(
      name: "dashboard", arguments: ["--profile", "ios9", "--app", "naive", "--size", "120x40"],
      keys: ["o", "s", "a", "e"]),
    Picture(
      name: "demo-question", arguments: demo + ["--size", "80x24"],
      keys: ["g", "4", "<enter>"]),
    Picture(
      name: "demo-reveal", arguments: demo + ["--size", "80x24"],
      keys: ["g", "5", "<enter>", "<pgdn>"]),
  ]

  @Test("the pictures of README and docs are frames of today; PUSHLAB_BLESS writes them anew")
  func pictures() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for picture in Self.pictures {
      let keys = folder.appending(path: "keys")
      try Data(picture.keys.map { $0 + "\n" }.joined().utf8).write(to: keys)
      _ = try Program.run(
        picture.arguments + ["--script", keys.path, "--svg", folder.path, "--language", "en"])
      let frame = folder.appending(path: "frame-\(picture.keys.count).svg")
      let found = try String(contentsOf: frame, encoding: .utf8)
      let kept = root.appending(path: "docs/pictures/\(picture.name).svg")
      if ProcessInfo.processInfo.environment["PUSHLAB_BLESS"] != nil {
        try found.write(to: kept, atomically: true, encoding: .utf8)
      } else {
        let wanted = try? String(contentsOf: kept, encoding: .utf8)
        #expect(found == wanted, "docs/pictures/\(picture.name).svg")
      }
    }
  }

  @Test("every command of the program is in the man page and in docs/commands.md")
  func commands() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(contentsOf: root.appending(path: "share/pushlab.1"), encoding: .utf8)
    let page = try String(contentsOf: root.appending(path: "docs/commands.md"), encoding: .utf8)
    let help = try Program.run(["--help"])
    let list = help.text.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    let names = list.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  See") else {
        return nil
      }
      return line.split(separator: " ").first.map(String.init)
    }
    #expect(names.count >= 7)
    for name in names {
      #expect(manual.contains(".B pushlab \(name)\n"), "\(name)")
      #expect(page.contains("    pushlab \(name)"), "\(name)")
    }
  }
}
