// swift-format-ignore-file
import Foundation
func withTimeout<T: Sendable>(_ seconds: Double, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { g in
    g.addTask { try await work() }
    g.addTask { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)); throw CancellationError() }
    defer { g.cancelAll() }
    return try await g.next()! } }
Task {
  print((try? await withTimeout(0.2) { try await Task.sleep(nanoseconds: 1_000_000); return "fast" }) ?? "timeout")
  do { _ = try await withTimeout(0.01) { () -> Int in do { try await Task.sleep(nanoseconds: 100_000_000) } catch { print("cancelled inside"); throw error }; return 1 } } catch is CancellationError { print("timeout") } }
