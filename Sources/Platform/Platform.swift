// The system's C library under any name. Other modules import this one instead.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif

/// The path of the running program with links resolved; nil if the system does not report it.
package func executablePath() -> String? {
  #if canImport(Darwin)
    var length: UInt32 = 0
    _NSGetExecutablePath(nil, &length)
    var name = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&name, &length) == 0, let path = realpath(name, nil) else {
      return nil
    }
  #else
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
  #endif
  defer { free(path) }
  return decodedPath(path)
}

/// The value of an environment variable, decoded like a path; nil if it is not set or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return decodedPath(value)
}

extension sigaction {
  /// Whether the signal has no effect.
  package var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Seconds of a monotonic clock. Only differences have a meaning.
package func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

#if canImport(Darwin)
  package typealias SpawnAttributes = posix_spawnattr_t?

  /// To be initialised by `posix_spawnattr_init`.
  package func emptySpawnAttributes() -> SpawnAttributes { nil }

  package var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    _NSGetEnviron().pointee
  }
#else
  package typealias SpawnAttributes = posix_spawnattr_t

  /// To be initialised by `posix_spawnattr_init`.
  package func emptySpawnAttributes() -> SpawnAttributes { posix_spawnattr_t() }

  package var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }
#endif
