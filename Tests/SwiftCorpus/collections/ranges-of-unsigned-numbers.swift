let big: UInt64 = 18_446_744_073_709_551_610
for x in big..<UInt64.max where x % 2 == 1 { print(x) }
let range = big..<UInt64.max
print(range.count, range.contains(18_446_744_073_709_551_612), Array(range).last!)
for x in stride(from: big, to: .max, by: 2) { print(x) }
print((big...).prefix(2).map { $0 })
for (a, b) in zip("abc", UInt8(250)...) { print(a, b) }
for x in UInt8(250)...252 { print(x, type(of: x)) }
print(type(of: Array(stride(from: UInt8(1), through: 9, by: 4))))
