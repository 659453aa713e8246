import Synchronization

/// Resident memory of this process in bytes; nil if the system does not report it.
package func residentMemory() -> Int? {
  #if canImport(Darwin)
    var info = mach_task_basic_info()
    let words = MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size
    var count = mach_msg_type_number_t(words)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: words) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    return result == KERN_SUCCESS ? Int(info.resident_size) : nil
  #else
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    let fields = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  #endif
}

/// Whether this process still uses more than `most` bytes after returning free memory to the
/// system.
package func hasMoreInMemory(than most: Int) -> Bool {
  guard let used = residentMemory(), used > most else { return false }
  // Returning memory is slow, so it is done only after a change.
  if abs(used - keptAfterTrim.load(ordering: .relaxed)) < 1 << 20 { return true }
  trimMemory()
  let kept = residentMemory() ?? 0
  keptAfterTrim.store(kept, ordering: .relaxed)
  return kept > most
}

private let keptAfterTrim = Atomic(0)

/// Returns free memory of this process to the system if the C library can: `malloc_trim` of glibc,
/// which no Swift module declares.
package func trimMemory() {
  guard let address = dlsym(nil, "malloc_trim") else { return }
  typealias Trim = @convention(c) (Int) -> Int32
  _ = unsafeBitCast(address, to: Trim.self)(0)
}

/// Whether the system limits the address space or the data of this process (`ulimit -v`, `-d`).
package var hasMemoryLimit: Bool {
  var limit = rlimit()
  #if canImport(Glibc)
    let limits = [RLIMIT_AS, RLIMIT_DATA].map { __rlimit_resource_t($0.rawValue) }
  #else
    let limits = [RLIMIT_AS, RLIMIT_DATA]
  #endif
  return limits.contains { getrlimit($0, &limit) == 0 && limit.rlim_cur != rlim_t.max }
}
