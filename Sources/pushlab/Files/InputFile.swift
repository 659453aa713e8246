import CommandLanguage
import LifecycleModel
import Platform
import Synchronization

/// Reads whole files that users name: regular ones of limited size, and standard input.
enum InputFile {
  static let limit = FileLimits.script

  /// Reserves standard input for the keyboard of a screen, so that it is not read as a file.
  static func keepKeyboard() { isKeyboard.store(true, ordering: .relaxed) }

  private static let isKeyboard = Atomic(false)

  /// `-` is standard input.
  static func read(_ path: String, limit: Int = limit) -> Result<[UInt8], FileFault> {
    if path == "-", isKeyboard.load(ordering: .relaxed) {
      return .failure(
        .other(
          Bilingual(
            en: "standard input is the keyboard here; name a file",
            zh: "标准输入在这里是键盘；请指定一个文件")))
    }
    if path == "-" { return readAll(from: STDIN_FILENO, limit: limit, waits: true) }
    // Opening a pipe would wait for its other end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .failure(fault(of: errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(fault(of: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notRegular) }
    guard status.st_size <= limit else { return .failure(.tooLarge(limit: limit)) }
    return readAll(from: file, limit: limit, waits: false)
  }

  /// The first bytes, at most `count`; nil if the file cannot be read.
  static func beginning(of path: String, _ count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { Platform.read(file, $0.baseAddress, $0.count) }
    return read < 0 ? nil : Array(bytes.prefix(read))
  }

  private static func checked(_ bytes: [UInt8]) -> Result<[UInt8], FileFault> {
    guard mayHaveMarks(bytes), let row = String(decoding: bytes, as: UTF8.self).longRow else {
      return .success(bytes)
    }
    return .failure(.other(row.sentence))
  }

  /// Whether a byte is there with which U+0300, the first combining mark, or a later scalar begins. A loop over the
  /// buffer is fast in a build without optimisation, too.
  private static func mayHaveMarks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] >= 0xCC { return true }
        index += 1
      }
      return false
    }
  }

  /// `waits`: waits for input that comes later. Not for files, because a system file may claim to be regular and then
  /// block forever, as /proc/kmsg does.
  static func readAll(
    from file: Int32, limit: Int, waits: Bool
  ) -> Result<[UInt8], FileFault> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { Platform.read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        guard waits else { return .failure(.notRegular) }
        if becomesReady(file, for: Int32(POLLIN)) { continue }
      }
      if count < 0 { return .failure(fault(of: errno)) }
      if count == 0 { return checked(bytes) }
      bytes += chunk[..<count]
      if bytes.count > limit { return .failure(.tooLarge(limit: limit)) }
    }
  }

  static func fault(of number: Int32) -> FileFault {
    switch number {
    case ENOENT, ENOTDIR: return .notFound
    case EACCES, EPERM: return .notAllowed
    // Only standard input can be closed before it is read.
    case EBADF:
      return .other(Bilingual(en: "standard input is closed", zh: "标准输入已关闭"))
    default:
      let words = String(cString: strerror(number))
      return .other(Bilingual(en: words, zh: words))
    }
  }

  /// The folder part of a path; empty for the current one.
  static func folder(of path: String) -> String {
    path == "-" ? "" : path.pathFolder
  }

  /// The absolute path, with links resolved if the file exists.
  static func absolute(_ path: String) -> String {
    resolvedPath(path) ?? path
  }

  static func name(of path: String) -> String {
    path.pathParts.last ?? path
  }
}
