import Foundation

let group = DispatchGroup()
var results: [String] = []
for name in ["a", "b"] {
  group.enter()
  DispatchQueue.main.asyncAfter(deadline: .now() + (name == "a" ? 0.05 : 0.02)) {
    results.append(name)
    group.leave()
  }
}
group.notify(queue: .main) { print("all", results) }
print("started", results.count)
