import Platform

/// The system's error message.
struct SystemFault: Error {
  var words: String
}

/// A file that gets its name when it is complete. It keeps the mode of the file that it replaces,
/// without set-user-ID, because the content and the owner are new.
struct PendingFile {
  let descriptor: Int32
  private let target: String
  /// The name until the file is complete.
  let neighbour: String

  init(_ target: String) throws(SystemFault) {
    self.target = target
    var status = stat()
    let isThere = lstat(target, &status) == 0
    let mode: mode_t = isThere ? status.st_mode & 0o777 : 0o644
    var (name, opened, tries) = ("", Int32(-1), 0)
    // A killed process with the same number may have left a file of that name.
    repeat {
      name = target + ".\(getpid())\(tries == 0 ? "" : ".\(tries)").new"
      opened = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      tries += 1
    } while opened < 0 && errno == EEXIST && tries < 100
    (neighbour, descriptor) = (name, opened)
    // The process's umask applies to new files only.
    guard descriptor >= 0, !isThere || fchmod(descriptor, mode) == 0 else {
      let fault = SystemFault(words: String(cString: strerror(errno)))
      if descriptor >= 0 { abandon() }
      throw fault
    }
  }

  /// Closes the file and gives it its name. Returns the error number, or 0.
  func commit() -> Int32 {
    let failure = close(descriptor) == 0 && rename(neighbour, target) == 0 ? 0 : errno
    if failure != 0 { unlink(neighbour) }
    return failure
  }

  func abandon() {
    close(descriptor)
    unlink(neighbour)
  }
}
