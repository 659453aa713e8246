import Foundation
import Testing

/// `pushlab check` on folders with links.
@Suite struct CheckCommandTests {
  private static let pack = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "LessonPack/lessons")

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func link(_ place: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: target)
  }

  @Test("links to the folder itself add no lesson and no demo")
  func loops() throws {
    try withFolder { folder in
      let lesson = folder.appending(path: "all/one")
      try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
      for name in ["lesson.md", "x.demo.md"] {
        try Data("no lesson".utf8).write(to: lesson.appending(path: name))
      }
      for number in 1...40 {
        try link(folder.appending(path: "all/l\(number)"), to: ".")
        try link(lesson.appending(path: "l\(number)"), to: "..")
      }
      try link(folder.appending(path: "there"), to: "all")
      for path in ["all", "there", "there/one/"] {
        let result = try Program.run(["check", path], folder: folder)
        #expect(result.lines.last?.hasSuffix("(1 lesson, 1 demo)") == true, "\(result.text)")
      }
    }
  }

  @Test("--bless writes neither through a link in a pack nor over a file that is no trace")
  func blessing() throws {
    try withFolder { folder in
      let pack = folder.appending(path: "pack")
      try FileManager.default.copyItem(at: Self.pack, to: pack)
      let names = try FileManager.default.contentsOfDirectory(atPath: pack.path).sorted()
        .filter { !$0.contains(".") }
      try #require(names.count > 1)
      // One lesson lies outside of the pack, another one has a file of its author's.
      let outside = folder.appending(path: "outside")
      try FileManager.default.moveItem(at: pack.appending(path: names[0]), to: outside)
      try link(pack.appending(path: names[0]), to: outside.path)
      let traces = [
        outside.appending(path: "solution.trace"),
        pack.appending(path: names[1] + "/solution.trace"),
      ]
      for trace in traces { try Data("mine\n".utf8).write(to: trace) }
      let result = try Program.run(
        ["check", "--bless", "--language", "en", "pack"], folder: folder)
      #expect(result.status == 1)
      #expect(result.text.contains("nothing is written through it"))
      #expect(result.text.contains("not a trace that PushLab wrote"))
      #expect(!result.text.contains(": written"))
      for trace in traces { #expect(try String(contentsOf: trace, encoding: .utf8) == "mine\n") }
    }
  }
}
