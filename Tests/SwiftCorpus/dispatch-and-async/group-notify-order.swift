import Foundation

let group = DispatchGroup()
let queue = DispatchQueue(label: "load")
for name in ["a", "b"] {
  group.enter()
  queue.async {
    Thread.sleep(forTimeInterval: 0.01)
    print("loaded", name)
    group.leave()
  }
}
group.notify(queue: .main) {
  print("all loaded")
  group.notify(queue: .main) { print("at once") }
}
