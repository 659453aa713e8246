import Glibc

/// Writes a whole file or nothing: into a neighbour first, which then takes the name.
enum OutputFile {
  /// What went wrong, in the system's words; nil when it is done.
  static func write(_ text: String, to path: String) -> String? {
    write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) -> String? {
    let neighbour = path + ".\(getpid()).new"
    let file = open(neighbour, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    var failure = StandardOutput.write(bytes, to: file)
    if failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(neighbour, path) != 0 { failure = errno }
    guard failure != 0 else { return nil }
    unlink(neighbour)
    return String(cString: strerror(failure))
  }
}
