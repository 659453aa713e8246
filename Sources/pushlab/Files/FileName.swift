import CommandLanguage
import Platform

/// Checks the names of files that `save`, `save-lesson` and `export` create.
enum FileName {
  /// The reason why no file gets the name in `path`: it contains characters that could make it look like another name.
  /// nil if it contains none.
  static func refusal(of path: String) -> Bilingual? {
    if (path.pathParts.last ?? "").isTerminalSafe { return nil }
    return Bilingual(
      en: "the name has control or invisible characters; choose another one",
      zh: "文件名含有控制字符或不可见字符；请换一个名称")
  }
}
