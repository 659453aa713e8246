import CommandLanguage
import Platform

/// A Unix socket by its path.
enum LocalSocket {
  enum Connection {
    case made(Int32)
    /// A process listens but accepts no further connection at the moment.
    case busy
    case nobody
  }

  /// Does not wait, because a listener that was stopped with Ctrl-Z would never answer.
  static func connect(_ path: String) -> Connection {
    let file = streamSocket()
    guard file >= 0 else { return .nobody }
    let done = withAddress(path) { Platform.connect(file, $0, $1) }
    let isBusy = done == -1 && errno == EAGAIN
    if done == 0 {
      _ = fcntl(file, F_SETFL, 0)
      return .made(file)
    }
    close(file)
    return isBusy ? .busy : .nobody
  }

  /// A listening socket that only this user can connect to.
  static func listen(_ path: String) throws(StateFault) -> Int32 {
    let shown = Bilingual(
      en: "this demo is already shown in another terminal", zh: "这个演示已经在另一个终端中放映")
    switch connect(path) {
    case .nobody: break
    case .busy: throw StateFault(shown)
    case .made(let other):
      close(other)
      throw StateFault(shown)
    }
    unlink(path)
    let file = streamSocket()
    guard file >= 0 else { throw StateFault(path, number: errno) }
    let mask = umask(0o177)
    let done = withAddress(path) { Platform.bind(file, $0, $1) }
    let failure = errno
    umask(mask)
    guard done == 0, chmod(path, 0o600) == 0, Platform.listen(file, 4) == 0 else {
      close(file)
      if done == nil { throw StateFault(path, en: "the path is too long", zh: "路径太长") }
      throw StateFault(path, number: failure)
    }
    return file
  }

  /// Returns nil if the path is too long for an address.
  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32? {
    var address = sockaddr_un()
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Returns false if the other process is gone or does not read.
  static func send(_ text: String, to file: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return sendNow(bytes, to: file) == bytes.count
  }

  /// Waits for at least one byte. Returns nil if the other process is gone.
  static func receive(_ file: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(file, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }
}

/// Splits the bytes from a socket into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The longest line in bytes; no show sends more.
  private static let most = 65_536

  mutating func take(_ more: [UInt8]) -> [String] {
    bytes += more
    var lines: [String] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: 10) {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    bytes.removeFirst(start)
    if bytes.count > Self.most { bytes = [] }
    return lines
  }
}
