import CommandLanguage
import Lessons

extension LessonFiles {
  package static let demoEnding = ".demo.md"
  static let demoTranslationEnding = ".demo.zh-Hans.md"

  /// The demo in a file `NAME.demo.md`, with the translation beside it if there is one.
  package func demo(at path: String) throws(Diagnostics) -> DemoScript {
    let text = try text(path)
    guard path.hasSuffix(Self.demoEnding) else {
      return try DemoReader.read(text, translation: nil)
    }
    let other = String(path.dropLast(Self.demoEnding.count)) + Self.demoTranslationEnding
    let translation = exists(other) ? try self.text(other) : nil
    return try DemoReader.read(text, translation: translation)
  }

  /// Demos at a path, sorted: a file, or those in a folder and its folders down to `depth`.
  package func demos(under path: String, depth: Int = 4) -> [String] {
    if path.hasSuffix(Self.demoEnding) { return exists(path) ? [path] : [] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let names = names(folder) else { return [] }
    var found = names.filter { $0.hasSuffix(Self.demoEnding) }.map { folder + "/" + $0 }
    guard depth > 0 else { return found }
    for name in names where !name.contains(".") {
      found += demos(under: folder + "/" + name, depth: depth - 1)
    }
    return found
  }
}
