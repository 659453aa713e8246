// swift-format-ignore-file
final class Bag { var l: [Int] = [] }
func += (b: Bag, n: Int) { b.l += [n] }
struct W { var n = 0; static func += (a: inout W, b: Int) { a.n += b } }
func run() { let b = Bag(); b += 3; b += 4; print(b.l); var w = W(); w += 2; print(w.n) }
run()
