// swift-format-ignore-file
import Foundation
prefix operator ++
postfix operator ++
infix operator ^^: LogicalDisjunctionPrecedence
infix operator <>: ComparisonPrecedence
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
func ^^ (a: Bool, b: Bool) -> Bool { a != b }
func <> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
var n = 5
print(n++, n, ++n, true ^^ false, true ^^ true, 3 <> 4, "b" <> "a")
let ops: [(Int, Int) -> Int] = [(+), (-), (*), { $0 / $1 }, max]
print(ops.map { $0(12, 4) }, [3, 1, 2].sorted(by: >), zip([1, 2], [3, 4]).map(*))
