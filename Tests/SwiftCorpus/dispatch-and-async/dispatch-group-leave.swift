// swift-format-ignore-file
import Foundation
let group = DispatchGroup()
let queue = DispatchQueue(label: "work")
var results: [Int: String] = [:]
for i in 1...3 {
  group.enter()
  queue.asyncAfter(deadline: .now() + .milliseconds(10 * (4 - i))) {
    results[i] = "r\(i)"
    print("done", i)
    group.leave()
  }
}
group.notify(queue: .main) { print("all", results.keys.sorted(), results[2]!) }
print("started")
