import Platform

/// Writes a file completely or not at all: first a temporary file beside it, which is then renamed.
enum OutputFile {
  /// The treatment of a symbolic link at the path.
  enum Links {
    /// Nothing is written through a link.
    case refused
    /// The link's target is replaced: for the program's own files, which users may have moved.
    case followed
  }

  /// Returns the system's error message, or nil on success.
  static func write(_ text: String, to path: String, links: Links = .refused) -> String? {
    write(Array(text.utf8), to: path, links: links)
  }

  /// Keeps the mode of a replaced file. Replaces only regular files. `synced` waits until the disk
  /// has the data; without it the file survives a crash of the process, but not of the machine.
  static func write(
    _ bytes: [UInt8], to path: String, links: Links = .refused, synced: Bool = true
  ) -> String? {
    var target = path
    if links == .followed, let resolved = resolvedPath(path) { target = resolved }
    if let refusal = refusal(of: target) { return refusal }
    let pending: PendingFile
    do { pending = try PendingFile(target) } catch { return error.words }
    var failure = StandardOutput.write(bytes, to: pending.descriptor)
    if failure == 0, synced, fsync(pending.descriptor) != 0 { failure = errno }
    if failure == 0 { failure = pending.commit() } else { pending.abandon() }
    return failure == 0 ? nil : String(cString: strerror(failure))
  }

  /// The reason why nothing can be written there, as the system's error message; nil if it can.
  static func refusal(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      return errno == ENOENT ? nil : String(cString: strerror(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFLNK: return "is a symbolic link; name the file itself"
    case S_IFDIR: return String(cString: strerror(EISDIR))
    default: return "is no regular file"
    }
  }
}
