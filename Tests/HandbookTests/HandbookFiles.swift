import Foundation
import LifecycleModel

/// The files of the handbook as they lie in the repository.
enum HandbookFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets/handbook")

  static func text(of rule: Rule) throws -> String {
    try String(contentsOf: folder.appending(path: rule.id + ".md"), encoding: .utf8)
  }

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
