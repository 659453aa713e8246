// swift-format-ignore-file
import Foundation
func work(_ n: Int) async -> Int { try? await Task.sleep(for: .milliseconds(n * 5)); print("w", n); return n * n }
Task {
  var a: [Int] = []
  for n in [3, 1] { a.append(await work(n)) }
  let b = await withTaskGroup(of: Int.self, returning: [Int].self) { g in for n in [3, 1, 2] { g.addTask { await work(n) } }; return await g.reduce(into: []) { $0.append($1) } }
  print(a, b)
}
