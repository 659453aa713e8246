// swift-format-ignore-file
import Foundation
final class Loader { private let queue = DispatchQueue(label: "loader"); private var cache: [Int: String] = [:]; private(set) var loads = 0
  func load(_ id: Int, _ done: @escaping (String) -> Void) { queue.async { if let c = self.cache[id] { DispatchQueue.main.async { done("cached " + c) }; return }; self.loads += 1; let v = "v\(id)"; self.cache[id] = v; DispatchQueue.main.async { done(v) } } }
  var count: Int { queue.sync { cache.count } } }
let l = Loader(); var got: [String] = []
for i in [1, 2, 1] { l.load(i) { got.append($0); if got.count == 3 { print(got, l.loads, l.count) } } }
DispatchQueue.main.async { print("main first", got.count <= 3) }; print("sync end", got.isEmpty); DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("later", l.loads) }
