// swift-format-ignore-file
var size = (width: 3, height: 4)
let old = size
size.width *= 10
print(old, size, old == (3, 4), (1, "b") < (1, "c"))
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? { guard let a = xs.min(), let b = xs.max() else { return nil }; return (a, b) }
if let (low, high) = minMax([4, 1, 7]) { print(low, high) }
print(minMax([]) as Any, minMax([2])!)
let (x, _, z) = (1, 2, 3)
var list = [("b", 2), ("a", 2), ("c", 1)]
list.sort { ($0.1, $0.0) < ($1.1, $1.0) }
print(x + z, list, type(of: size))
