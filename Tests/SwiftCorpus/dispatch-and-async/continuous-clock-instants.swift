// swift-format-ignore-file
import Foundation
func run() {
  Task {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    print(ContinuousClock.now - start >= .milliseconds(20), start < .now)
    print(start.duration(to: .now) >= .milliseconds(20))
    try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
    let end = start.advanced(by: .seconds(1))
    print(end - start, end > .now, start + .milliseconds(1500) - start)
    let clock = ContinuousClock()
    print(clock.measure { _ = 1 + 1 } < .seconds(1), clock.now >= start)
  }
}
run()
