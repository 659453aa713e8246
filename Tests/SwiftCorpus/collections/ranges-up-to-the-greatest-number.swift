// swift-format-ignore-file
let n = [Int]().count
let r = (Int.max - 2 + n)...Int.max
for i in r { print(i) }
print(r.count, r.isEmpty, Array(r).last!, r.last!, r.first!, r.map { $0 - 1 }, r.reversed().first!, r.contains(Int.max))
print(r.upperBound, r.lowerBound, r.min()!, r.max()!)
let s = Int64.max - 1...Int64.max
for i in s { print(i) }
print(s.count, (UInt8(254)...UInt8.max).count)
for i in stride(from: Int.max - 1, through: Int.max, by: 1) { print(i) }
for i in (Int.max - 1)...Int.max where i > 0 { print(i) }
print(([1, 2, 3])[1...], (Int.max...Int.max).count)
