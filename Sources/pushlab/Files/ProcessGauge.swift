import Explorer
import Platform
import Synchronization

/// Limits a search by the clock and by the memory of this process.
final class ProcessGauge: Sendable {
  static let usualSeconds = 60
  static let mostSeconds = 86_400
  /// The default limit of the process's memory, in megabytes of 2^20 bytes.
  static let usualMemory = 512
  static let memoryRange = 64...1 << 20

  private let limits: SearchLimits
  private let start: Double
  private let calls = Atomic(0)
  private let isFull = Atomic(false)

  /// The number of calls between two measurements of the memory.
  private static let interval = 64

  private init(_ limits: SearchLimits) {
    self.limits = limits
    start = monotonicSeconds()
  }

  /// A gauge that begins now. First returns the memory of earlier searches to the system.
  static func begin(_ limits: SearchLimits = SearchLimits()) -> SearchGauge {
    trimMemory()
    let gauge = ProcessGauge(limits)
    return SearchGauge(
      seconds: { monotonicSeconds() - gauge.start }, reached: { gauge.reached })
  }

  private var reached: Report.Limit? {
    let call = calls.add(1, ordering: .relaxed).oldValue
    if call.isMultiple(of: Self.interval), let used = residentMemory(), used > limits.memory << 20 {
      isFull.store(true, ordering: .relaxed)
    }
    if isFull.load(ordering: .relaxed) { return .memory(limits.memory) }
    return monotonicSeconds() - start > Double(limits.seconds) ? .seconds(limits.seconds) : nil
  }
}

struct SearchLimits: Sendable {
  var seconds = ProcessGauge.usualSeconds
  var memory = ProcessGauge.usualMemory
}
