import CommandLanguage
import Platform

/// Where `save`, `save-lesson` and `export` of a script may write. By default nowhere, because a script is untrusted
/// data; `--allow-writes DIR` allows one folder.
struct WritePermission {
  /// The folder as given; nil if nothing may be written.
  var folder: String?

  static let none = WritePermission(folder: nil)

  /// The reason why `path` must not be written; nil if it may.
  func refusal(of path: String) -> Bilingual? {
    guard let folder else {
      return Bilingual(
        en: "a script writes no files; --allow-writes DIR allows it below DIR",
        zh: "脚本不能写文件；--allow-writes DIR 允许写入 DIR 之下")
    }
    if let refusal = FileName.refusal(of: path) { return refusal }
    let parent = path.pathFolder
    guard let place = resolvedPath(parent.isEmpty ? "." : parent) else {
      return Bilingual(en: "there is no such folder", zh: "没有这个文件夹")
    }
    if let root = resolvedPath(folder), place.isPath(atOrBelow: root) { return nil }
    let shown = VisibleText.line(folder)
    return Bilingual(
      en: "--allow-writes allows files below \(shown) only",
      zh: "--allow-writes 只允许写入 \(shown) 之下")
  }
}
