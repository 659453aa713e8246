import Foundation
import Testing

/// The Debian package with the program under test, unpacked into an empty root.
@Suite struct PackageTests {
  private static let unpacker = "/usr/bin/dpkg-deb"

  @Test(
    "unpacked elsewhere it has all its parts and finds them",
    .enabled(if: FileManager.default.isExecutableFile(atPath: unpacker)))
  func package() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "pushlab-deb-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts")
    let made = try Program.run(
      ["deb", "--built", Program.path, folder.path],
      environment: ["DPKG_DEB_COMPRESSOR_TYPE": "gzip", "DPKG_DEB_COMPRESSOR_LEVEL": "1"],
      limit: 300, executable: scripts.appending(path: "package").path)
    #expect(made.status == 0, "\(made.errorText)")
    let package = try #require(made.lines.last)
    #expect(package.hasPrefix(folder.path))

    let root = folder.appending(path: "root").path
    let unpacked = try Program.run(["-x", package, root], executable: Self.unpacker)
    #expect(unpacked.status == 0, "\(unpacked.errorText)")
    for path in [
      "share/man/man1/pushlab.1.gz", "share/doc/pushlab/copyright",
      "share/bash-completion/completions/pushlab", "share/zsh/site-functions/_pushlab",
      "share/fish/vendor_completions.d/pushlab.fish",
    ] {
      let size = try files.attributesOfItem(atPath: root + "/usr/" + path)[.size] as? Int
      #expect((size ?? 0) > 100, "\(path)")
    }
    let program = root + "/usr/bin/pushlab"
    let stripped = try files.attributesOfItem(atPath: program)[.size] as? Int ?? .max
    let built = try files.attributesOfItem(atPath: Program.path)[.size] as? Int ?? 0
    #expect(stripped < built)

    let found = try Program.run(["doctor"], executable: program)
    #expect(found.text.contains("resources: " + root + "/usr/share/pushlab"), "\(found.text)")
    let lessons = try Program.run(["lessons", "--format", "json"], executable: program)
    #expect(lessons.status == 0)
    #expect(lessons.text.contains("first-launch"))
    let played = try Program.run(
      ["run", "--format", "calls", "-"], input: Data("app naive\nopen\n".utf8),
      executable: program)
    #expect(played.text.contains("application(_:didFinishLaunchingWithOptions:)"))
  }
}
