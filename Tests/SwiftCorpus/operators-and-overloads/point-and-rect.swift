// swift-format-ignore-file
import Foundation
struct P: Hashable { var x, y: Int; static func + (a: P, b: P) -> P { P(x: a.x + b.x, y: a.y + b.y) }; static func * (k: Int, p: P) -> P { P(x: k * p.x, y: k * p.y) }; static prefix func - (p: P) -> P { -1 * p }; static func += (a: inout P, b: P) { a = a + b } }
enum Dir: CaseIterable { case up, right, down, left; var step: P { switch self { case .up: P(x: 0, y: 1); case .right: P(x: 1, y: 0); case .down: -Dir.up.step; case .left: -Dir.right.step } } }
var at = P(x: 0, y: 0); var seen: Set = [at]
for (d, n) in [(Dir.up, 2), (.right, 3), (.down, 1)] { for _ in 0..<n { at += d.step; seen.insert(at) } }
print(at, seen.count, 3 * Dir.left.step, Dir.allCases.map(\.step).reduce(P(x: 0, y: 0), +) == P(x: 0, y: 0))
