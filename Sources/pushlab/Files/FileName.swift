import CommandLanguage
import Platform

/// The names of files that `save`, `save-lesson` and `export` make.
enum FileName {
  /// The reason why no file gets the name in `path`: such characters could make it look like
  /// another one.
  static func refusal(of path: String) -> Bilingual? {
    if (path.pathParts.last ?? "").isTerminalSafe { return nil }
    return Bilingual(
      en: "the name has control or invisible characters; choose another one",
      zh: "文件名含有控制字符或不可见字符；请换一个名称")
  }
}
