// swift-format-ignore-file
import Foundation
struct Temporary: Error {}
var attempts = 0
func flaky() async throws -> String { attempts += 1; if attempts < 3 { throw Temporary() }; return "ok on \(attempts)" }
func retrying<T>(_ max: Int, delay: UInt64 = 1_000_000, _ op: () async throws -> T) async throws -> T {
  var wait = delay
  for i in 1...max {
    do { return try await op() } catch where i < max { print("attempt \(i) failed"); try await Task.sleep(nanoseconds: wait); wait *= 2 }
  }
  fatalError("unreachable")
}
Task {
  print(try await retrying(5, flaky))
  do { _ = try await retrying(2) { () async throws -> Int in throw Temporary() } } catch { print("gave up:", error) }
}
