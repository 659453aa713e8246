// swift-format-ignore-file
import Foundation
func within<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async -> T) async -> T? {
  await withTaskGroup(of: T?.self) { group in
    group.addTask { await work() }
    group.addTask { try? await Task.sleep(for: limit); return nil }
    let first = await group.next()!
    group.cancelAll()
    return first
  }
}
Task {
  print(await within(.milliseconds(10)) { try? await Task.sleep(for: .seconds(5)); return "slow" } ?? "timeout")
  print(await within(.seconds(5)) { "fast" } ?? "timeout")
}
