import Explorer
import Glibc
import Synchronization

/// Bounds a search by the clock and by the memory of this process.
final class ProcessGauge: Sendable {
  static let usualSeconds = 60
  static let mostSeconds = 86_400
  /// In megabytes of 2^20 bytes, all that the process has in memory.
  static let usualMemory = 512
  static let memoryRange = 64...1 << 20

  private let limits: SearchLimits
  private let start: Double
  /// /proc/self/statm; -1: memory cannot be measured.
  private let statm: Int32
  private let calls = Atomic(0)
  private let isFull = Atomic(false)

  /// The memory is measured once in so many calls.
  private static let interval = 64

  private init(_ limits: SearchLimits) {
    self.limits = limits
    start = ProcessGauge.now
    statm = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
  }

  deinit { if statm >= 0 { close(statm) } }

  /// Begins now. What an earlier search took is given back to the system first.
  static func begin(_ limits: SearchLimits = SearchLimits()) -> SearchGauge {
    trimMemory()
    let gauge = ProcessGauge(limits)
    return SearchGauge(
      seconds: { ProcessGauge.now - gauge.start }, reached: { gauge.reached })
  }

  /// The C library's `malloc_trim`, where it has one: no Swift module declares it.
  private static func trimMemory() {
    guard let address = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafeBitCast(address, to: Trim.self)(0)
  }

  private var reached: Report.Limit? {
    if ProcessGauge.now - start > Double(limits.seconds) { return .seconds(limits.seconds) }
    let call = calls.add(1, ordering: .relaxed).oldValue
    if call.isMultiple(of: Self.interval), let used = memoryUsed, used > limits.memory << 20 {
      isFull.store(true, ordering: .relaxed)
    }
    return isFull.load(ordering: .relaxed) ? .memory(limits.memory) : nil
  }

  /// In bytes.
  private var memoryUsed: Int? {
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = bytes.withUnsafeMutableBytes { pread(statm, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return nil }
    let fields = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

struct SearchLimits: Sendable {
  var seconds = ProcessGauge.usualSeconds
  var memory = ProcessGauge.usualMemory
}
