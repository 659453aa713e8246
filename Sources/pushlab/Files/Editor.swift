import CommandLanguage
import Glibc

/// The user's editor, in the terminal that the program has given back for as long.
enum Editor {
  /// nil when it has ended well; else what is wrong, in words.
  static func open(_ paths: [String]) -> Bilingual? {
    // The shell takes apart an editor with options, such as `code --wait`; the paths are no part of it.
    let arguments = ["sh", "-c", command + " \"$@\"", "sh"] + paths
    var child = pid_t()
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let failure = posix_spawn(&child, "/bin/sh", nil, nil, &pointers, environ)
    guard failure == 0 else { return fault(command, String(cString: strerror(failure))) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return fault(command, String(cString: strerror(errno))) }
    }
    return status == 0 ? nil : fault(command, "it ended with status \(status >> 8 & 0xff)")
  }

  /// As the user names it in VISUAL or EDITOR.
  private static var command: String {
    ["VISUAL", "EDITOR"].compactMap(variable).first ?? "vi"
  }

  /// Which editor will open which files, and how to choose another one.
  static func announcement(_ paths: [String]) -> Bilingual {
    let editor = VisibleText.of(command)
    let files = paths.map { VisibleText.of($0, limit: 200) }.joined(separator: " ")
    return Bilingual(
      en: "\(editor) opens \(files). The variable EDITOR chooses another editor.",
      zh: "将用 \(editor) 打开 \(files)。用环境变量 EDITOR 可以换一个编辑器。")
  }

  private static func fault(_ command: String, _ reason: String) -> Bilingual {
    let command = VisibleText.of(command)
    return Bilingual(
      en: "The editor \(command): \(reason). The variable EDITOR chooses another one.",
      zh: "编辑器 \(command)：\(reason)。可用环境变量 EDITOR 指定另一个。")
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
