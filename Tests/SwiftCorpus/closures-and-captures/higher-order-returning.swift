// swift-format-ignore-file
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(add(2)(3), [1, 2, 3].map(add(10)))
func memoize<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var cache: [A: B] = [:]; func go(_ a: A) -> B { if let b = cache[a] { return b }; let b = f(go, a); cache[a] = b; return b }; return go }
let fib = memoize { (rec: (Int) -> Int, n: Int) in n < 2 ? n : rec(n - 1) + rec(n - 2) }
print(fib(50))
let pipeline: [(String) -> String] = [{ $0.trimmingCharacters(in: .whitespaces) }, { $0.uppercased() }, { String($0.reversed()) }]
print(pipeline.reduce("  abc ") { $1($0) })
import Foundation
func apply(_ n: Int, _ f: (inout Int) -> Void) -> Int { var m = n; f(&m); return m }
print(apply(3) { $0 += 1; $0 *= 2 }, (0..<3).map { i in { i * i } }.map { $0() })
let cmp: (Int, Int) -> Bool = { $0 > $1 }
print([3, 1, 2].sorted(by: cmp), { (a: Int, b: Int) -> Int in let c = a * b; return c + 1 }(3, 4))
