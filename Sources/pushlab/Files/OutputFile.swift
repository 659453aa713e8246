import CommandLanguage
import Platform

/// A file could not be written: exit status 3, as for standard output.
struct OutputFault: Error {
  let diagnostics: Diagnostics

  init(_ subject: String, _ words: Bilingual) {
    diagnostics = Diagnostics(subject, words)
  }
}

/// Writes a file completely or not at all: first a temporary file in the same folder, which is then renamed.
enum OutputFile {
  /// The treatment of a symbolic link at the path.
  enum Links {
    /// Nothing is written through a link.
    case refused
    /// The link's target is replaced: for the program's own files, which users may have moved.
    case followed
  }

  /// Writes a file that is the purpose of the command; throws on failure.
  static func mustWrite(_ text: String, to path: String) throws(OutputFault) {
    if let failure = write(text, to: path) { throw OutputFault(path, failure) }
  }

  /// Returns the reason of a failure, or nil on success.
  static func write(_ text: String, to path: String, links: Links = .refused) -> Bilingual? {
    write(Array(text.utf8), to: path, links: links)
  }

  /// Keeps the mode of a replaced file. Replaces only regular files. `synced` waits until the disk
  /// has the data; without it the file survives a crash of the process, but not of the machine.
  static func write(
    _ bytes: [UInt8], to path: String, links: Links = .refused, synced: Bool = true
  ) -> Bilingual? {
    var target = path
    if links == .followed, let resolved = resolvedPath(path) { target = resolved }
    if let refusal = refusal(of: target) { return refusal }
    let pending: PendingFile
    do { pending = try PendingFile(target) } catch {
      return Bilingual(en: error.words, zh: error.words)
    }
    var failure = StandardOutput.write(bytes, to: pending.descriptor)
    if failure == 0, synced, fsync(pending.descriptor) != 0 { failure = errno }
    if failure == 0 { failure = pending.commit() } else { pending.abandon() }
    return failure == 0 ? nil : message(failure)
  }

  /// The reason why nothing can be written there; nil if the path can be written.
  static func refusal(of path: String) -> Bilingual? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      return errno == ENOENT ? nil : message(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFLNK:
      return Bilingual(
        en: "is a symbolic link; name the file itself", zh: "是符号链接；请写文件本身的路径")
    case S_IFDIR: return message(EISDIR)
    default: return Bilingual(en: "is no regular file", zh: "不是普通文件")
    }
  }

  /// The system's error message, which is in one language.
  static func message(_ number: Int32) -> Bilingual {
    let words = String(cString: strerror(number))
    return Bilingual(en: words, zh: words)
  }
}
