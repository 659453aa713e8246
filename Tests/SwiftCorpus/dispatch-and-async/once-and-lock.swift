// swift-format-ignore-file
import Foundation
final class Store: @unchecked Sendable { static let shared: Store = { print("created"); return Store() }(); private let lock = NSLock(); private var d: [String: Int] = [:]
  func add(_ k: String) -> Int { lock.withLock { d[k, default: 0] += 1; return d[k]! } } }
DispatchQueue.concurrentPerform(iterations: 3) { _ in _ = Store.shared.add("x") }
print(Store.shared.add("x"))
let sem = DispatchSemaphore(value: 0)
DispatchQueue.global().async { print("bg", Store.shared.add("y")); sem.signal() }
print(sem.wait(timeout: .now() + 1) == .success)
DispatchQueue.main.async { print("main", Thread.isMainThread) }
