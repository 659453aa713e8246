let count = 3
let limit = 3.5
print(Double(count) < limit, count == Int(limit), Float(limit) == 3.5)
print(0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9)
print(UInt8(5) == 5, Int64(7) == Int64(count + 4), 5 as Int == 5)
