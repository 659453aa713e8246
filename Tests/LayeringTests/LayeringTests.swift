import Foundation
import Testing

/// A module imports only what its line lists (ARCHITECTURE.md, Modules). SwiftPM accepts an
/// undeclared import in a second build, so the test reads the sources.
@Suite struct LayeringTests {
  static let syntax: Set = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics",
  ]

  static let allowed: [String: Set<String>] = [
    "LifecycleModel": [],
    "Platform": ["Darwin", "Glibc", "Musl", "Synchronization"],
    "AppCode": syntax.union([
      "LifecycleModel", "Payloads", "Platform", "Synchronization", "TextGrid",
    ]),
    "Payloads": ["LifecycleModel"],
    "CommandLanguage": ["LifecycleModel", "Payloads", "Synchronization", "TextGrid"],
    "Judging": ["LifecycleModel", "CommandLanguage"],
    "Explorer": [
      "LifecycleModel", "CommandLanguage", "Judging", "Platform", "Synchronization",
    ],
    "Laboratory": [
      "LifecycleModel", "AppCode", "CommandLanguage", "Payloads", "Judging", "Explorer",
      "Platform", "Synchronization", "TextGrid",
    ],
    "Lint": ["LifecycleModel", "AppCode", "CommandLanguage", "Payloads", "TextGrid"],
    "Lessons": [
      "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Laboratory",
      "Platform", "Synchronization", "TextGrid",
    ],
    "Demo": [
      "LifecycleModel", "CommandLanguage", "Judging", "Laboratory", "Lessons", "TextGrid",
    ],
    "TextGrid": [],
    "CNcurses": [],
    "NcursesTerminal": ["TextGrid", "CNcurses", "Platform", "Synchronization"],
    "Dashboard": [
      "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Laboratory",
      "Lessons", "Demo", "TextGrid",
    ],
    "pushlab": [
      "LifecycleModel", "AppCode", "CommandLanguage", "Judging", "Explorer", "Laboratory", "Lint",
      "Payloads", "Lessons", "Demo", "Dashboard",
      "TextGrid", "NcursesTerminal", "ArgumentParser", "Platform", "Synchronization",
    ],
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("every module is in the table")
  func modules() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    #expect(Set(folders).isSubset(of: Set(Self.allowed.keys)))
  }

  @Test("imports", arguments: allowed.keys.sorted())
  func imports(module: String) throws {
    let folder = Self.root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 2, index + 1 < words.count,
          !line.hasPrefix(" ")
        else { continue }
        // `import enum Module.Name` begins with a kind.
        let imported = words[words.count - 1].split(separator: ".")[0]
        #expect(
          Self.allowed[module]?.contains(String(imported)) == true,
          "\(file.lastPathComponent) imports \(imported)")
      }
    }
  }

  @Test("no file over 400 lines but tables of data")
  func length() throws {
    let tables: Set = ["WidthTable.swift", "Verb+Table.swift", "LibraryLabels+Table.swift"]
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !tables.contains(file.lastPathComponent) else {
          continue
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 401, "\(file.lastPathComponent) has \(lines.count) lines")
      }
    }
  }
}
