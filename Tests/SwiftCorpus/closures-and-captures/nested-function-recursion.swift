// swift-format-ignore-file
import Foundation
func permutations(_ items: [Int]) -> [[Int]] {
  var result: [[Int]] = []
  func go(_ chosen: [Int], _ rest: [Int]) {
    if rest.isEmpty { result.append(chosen); return }
    for (i, x) in rest.enumerated() { var r = rest; r.remove(at: i); go(chosen + [x], r) }
  }
  go([], items)
  return result
}
print(permutations([1, 2, 3]).count, permutations([1, 2, 3])[3])
let fib: (Int) -> Int = { n in
  func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }
  return f(n)
}
print((0..<10).map(fib))
func y<A, B>(_ f: @escaping (@escaping (A) -> B) -> (A) -> B) -> (A) -> B { { x in f(y(f))(x) } }
print(y { (fact: @escaping (Int) -> Int) in { n in n <= 1 ? 1 : n * fact(n - 1) } }(6))
