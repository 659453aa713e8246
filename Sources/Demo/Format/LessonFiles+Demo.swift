import CommandLanguage
import Lessons

extension LessonFiles {
  package static let demoEnding = ".demo.md"
  static let demoTranslationEnding = ".demo.zh-Hans.md"

  /// The demo in a file `NAME.demo.md`, with its translation, if there is one.
  package func demo(at path: String) throws(Diagnostics) -> DemoScript {
    let text = try text(path)
    guard path.hasSuffix(Self.demoEnding) else {
      return try DemoReader.read(text, translation: nil)
    }
    let other = String(path.dropLast(Self.demoEnding.count)) + Self.demoTranslationEnding
    let translation = exists(other) ? try self.text(other) : nil
    return try DemoReader.read(text, translation: translation)
  }

  /// The demos in some folders.
  package func demos(in folders: [FolderSearch.Folder]) -> [String] {
    folders.flatMap { folder in
      folder.names.filter { $0.hasSuffix(Self.demoEnding) }.map { folder.path + "/" + $0 }
    }
  }
}
