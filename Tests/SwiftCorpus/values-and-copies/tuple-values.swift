// swift-format-ignore-file
typealias Range2 = (low: Int, high: Int)
func bounds(_ xs: [Int]) -> Range2? { guard let f = xs.first else { return nil }; return xs.reduce((f, f)) { (min($0.0, $1), max($0.1, $1)) } }
if let (low, high) = bounds([4, -2, 9]) { print(low, high) }
print(bounds([])?.low as Any, bounds([7])!.high)
var r: Range2 = (1, 5)
let old = r
r.low = 3
(r.low, r.high) = (r.high, r.low)
print(old, r, old == (1, 5), (1, "b") < (1, "c"), (2, 1) < (1, 9))
let ((a, b), c) = ((1, 2), 3)
print(a + b + c)
