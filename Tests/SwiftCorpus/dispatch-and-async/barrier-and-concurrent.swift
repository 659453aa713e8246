import Foundation

final class Safe {
  private let queue = DispatchQueue(label: "safe", attributes: .concurrent)
  private var values: [String: Int] = [:]
  func set(_ key: String, _ value: Int) {
    queue.async(flags: .barrier) { self.values[key] = value }
  }
  func get(_ key: String) -> Int? { queue.sync { values[key] } }
}
let safe = Safe()
safe.set("a", 1)
safe.set("a", 2)
print(safe.get("a") as Any, safe.get("b") as Any)
