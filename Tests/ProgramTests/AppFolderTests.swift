import Foundation
import Testing

/// `--app FOLDER`.
@Suite struct AppFolderTests {
  private func run(_ files: [String: String]) throws -> Program.Result {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "MyApp"), withIntermediateDirectories: true)
    for (name, text) in files {
      let place = folder.appending(path: "MyApp/\(name)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    return try Program.run(
      ["run", "--format", "calls", "--app", "MyApp", "-"], input: Data("open".utf8), folder: folder)
  }

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { note() }
    }
    """

  @Test("its Swift files and its Info.plist are played, those of tests and pods are not")
  func files() throws {
    let result = try run([
      "AppDelegate.swift": Self.delegate, "Views/Note.swift": "func note() {}",
      "MyAppTests/Test.swift": "class (", "Pods/SDK.swift": "class (", ".build/a.swift": "class (",
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIBackgroundModes</key>
      <array><string>fetch</string></array></dict></plist>
      """,
    ])
    #expect(result.status == 0)
    #expect(result.text == "> open\napplicationDidBecomeActive(_:) active\n")
    #expect(result.errorText.contains("AppDelegate.swift, Note.swift"))
    #expect(result.errorText.contains("modes fetch"))
  }

  @Test("a folder without Swift files is refused")
  func empty() throws {
    let result = try run(["Info.plist": "x"])
    #expect(result.status == 2)
    #expect(result.errorText == "--app MyApp: this folder has no Swift file\n")
  }
}
