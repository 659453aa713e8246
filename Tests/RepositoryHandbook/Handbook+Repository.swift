import CommandLanguage
import Foundation
import LifecycleModel

extension Handbook {
  /// The pages in the repository.
  package static let repository = Handbook { try? pageText(of: $0) }

  package static func pageText(of rule: Rule) throws -> String {
    try String(contentsOf: folder.appending(path: rule.id + ".md"), encoding: .utf8)
  }

  package static func pageNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets/handbook")
}
