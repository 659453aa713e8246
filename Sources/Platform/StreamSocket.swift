/// Creates a Unix stream socket that does not block and that child processes do not inherit.
/// Negative on failure.
package func streamSocket() -> Int32 {
  #if canImport(Darwin)
    let file = socket(AF_UNIX, SOCK_STREAM, 0)
    guard file >= 0 else { return file }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    // send() has no such flag on this system.
    var yes: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    return file
  #else
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    return socket(AF_UNIX, Int32(kind), 0)
  #endif
}

/// Sends as much as possible without waiting or raising SIGPIPE. Returns the number of bytes sent,
/// or -1.
package func sendNow(_ bytes: [UInt8], to file: Int32) -> Int {
  #if canImport(Darwin)
    return send(file, bytes, bytes.count, Int32(MSG_DONTWAIT))
  #else
    return send(file, bytes, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
  #endif
}
