// swift-format-ignore-file
import Foundation
struct TimedOut: Error {}
func withTimeout<T: Sendable>(_ seconds: Double, _ op: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await op() }
    group.addTask { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)); throw TimedOut() }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
Task {
  print(try await withTimeout(0.1) { try await Task.sleep(nanoseconds: 5_000_000); return "fast" })
  do { print(try await withTimeout(0.01) { try await Task.sleep(nanoseconds: 90_000_000); return "slow" }) } catch { print(error) }
}
