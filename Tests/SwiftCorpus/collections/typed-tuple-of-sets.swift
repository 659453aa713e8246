// swift-format-ignore-file
let (low, high): (Set<Int>, [Double]) = ([1, 2, 2], [1, 2])
func both() -> Bool { low == [2, 1] && high == [1.0, 2.0] }
print(low.count, high, type(of: low), both())
