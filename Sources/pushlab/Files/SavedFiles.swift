import CommandLanguage
import Lessons
import Platform

/// Files that this user has saved from a prompt, with their content: `saved` in the state folder, one line per file,
/// the newest last. `save` replaces only files that are unchanged since.
enum SavedFiles {
  /// The most lines that are kept.
  private static let kept = 500

  /// The reason why `save` does not write the file; nil if it has a plain name and does not exist
  /// or is unchanged.
  static func refusal(of path: String) -> Bilingual? {
    if let refusal = FileName.refusal(of: path) { return refusal }
    // If `save!` cannot replace it either, the attempt to write reports the error.
    guard OutputFile.refusal(of: path) == nil else { return nil }
    // A file that is called `-`, not standard input.
    switch InputFile.read(path == "-" ? "./-" : path, limit: largest) {
    case .failure(.notFound): return nil
    // The attempt to write will report the error.
    case .failure(.notRegular), .failure(.other): return nil
    case .failure(.tooLarge), .failure(.notAllowed): return isForeign
    case .success(let bytes):
      let saved = line(InputFile.absolute(path), String(decoding: bytes, as: UTF8.self))
      return lines.contains { $0.hasSameBytes(as: saved) } ? nil : isForeign
    }
  }

  private static let isForeign = Bilingual(
    en: "there is a file that PushLab has not written; with a ! it is replaced: save! FILE",
    zh: "已有一个不是由 PushLab 写的文件；加 ! 才会替换：save! FILE")

  private static let largest = 16 << 20

  /// Returns the reason of a failure, or nil on success. `notes`: whether `save` may replace the
  /// file later.
  static func write(_ text: String, to path: String, notes: Bool) -> Bilingual? {
    if let failure = OutputFile.write(text, to: path) { return failure }
    if notes { note(line(InputFile.absolute(path), text)) }
    return nil
  }

  /// If the state folder cannot be written, the next `save` refuses to replace the file.
  private static func note(_ line: String) {
    guard let folder = try? StateFolder.make() else { return }
    let name = line.dropFirst(digits)
    let others = lines.filter { !$0.dropFirst(digits).hasSameBytes(as: name) }
    let text = (others + [line]).suffix(kept).map { $0 + "\n" }.joined()
    _ = OutputFile.write(text, to: folder + "/saved", links: .followed)
  }

  private static var lines: [String] {
    guard let path = StateFolder.path, case .success(let bytes) = InputFile.read(path + "/saved")
    else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let digits = 16

  private static func line(_ path: String, _ text: String) -> String {
    ContentHash(of: [text]).text + " " + terminalSafe(path, limit: .max)
  }
}

extension StringProtocol {
  /// File names that differ in bytes name different files, even if they look the same.
  fileprivate func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
