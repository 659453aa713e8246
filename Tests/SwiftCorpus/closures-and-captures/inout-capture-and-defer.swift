// swift-format-ignore-file
import Foundation
func measure(_ label: String, _ body: () throws -> Void) rethrows { print("begin", label); defer { print("end", label) }; try body() }
struct Boom: Error {}
measure("a") { print("work") }
do { try measure("b") { throw Boom() } } catch { print("caught", error) }
func modify(_ x: inout [Int], _ f: (inout Int) -> Void) { for i in x.indices { f(&x[i]) } }
var xs = [1, 2, 3]
modify(&xs) { $0 *= $0 }
var total = 0
xs.forEach { total += $0 }
func counter() -> (inc: () -> Void, get: () -> Int) { var n = 0; return ({ n += 1 }, { n }) }
let c = counter(); c.inc(); c.inc()
print(xs, total, c.get())
