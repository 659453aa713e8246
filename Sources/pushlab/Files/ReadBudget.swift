import CommandLanguage
import Synchronization

/// A limit for the total bytes of the files of one kind that a script and the scripts that it loads may read, because
/// all of them are in memory before the first command is played.
final class ReadBudget: Sendable {
  private let limit: Int
  private let left: Mutex<Int>

  /// In bytes.
  init(_ limit: Int) {
    self.limit = limit
    left = Mutex(limit)
  }

  func read(_ path: String) -> Result<[UInt8], FileFault> {
    let result = InputFile.read(path)
    guard case .success(let bytes) = result else { return result }
    let isWithin = left.withLock { left in
      left -= bytes.count
      return left >= 0
    }
    if isWithin { return result }
    return .failure(
      .other(
        Bilingual(
          en: "the script reads more than \(limit >> 20) MiB of such files",
          zh: "脚本读取的这类文件总共超过 \(limit >> 20) MiB")))
  }
}
