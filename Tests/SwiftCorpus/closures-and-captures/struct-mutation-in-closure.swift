// swift-format-ignore-file
import Foundation
struct Counter { var n = 0; mutating func add(_ k: Int) -> Int { n += k; return n } }
var c = Counter()
let bump: (Int) -> Int = { c.add($0) }
print(bump(1), bump(5), c.n)
func apply(_ times: Int, _ f: (inout Counter) -> Void, to c: inout Counter) { for _ in 0..<times { f(&c) } }
apply(3, { $0.n *= 2 }, to: &c)
print(c.n)
var snapshots: [() -> Int] = []
for _ in 0..<2 { c.n += 1; let copy = c; snapshots.append { copy.n } }
print(snapshots.map { $0() }, c)
