// swift-format-ignore-file
print(1.0, 0.1 + 0.2, 1e21, 1e-7, 100000.0, 1234567890123456.0, 12345678901234567.0)
print(Double.infinity, -Double.infinity, Double.nan, 5.0 / 3, Float(1) / 3, -0.0)
print(Double("3.5") ?? 0, Double("abc") ?? -1, Int("42") ?? 0, Int("4.2") ?? 0, Int("-7")!, Int("0x1F", radix: 16) as Any)
print(Int("ff", radix: 16)!, String(255, radix: 2), String(10, radix: 16, uppercase: true), Int(" 1") ?? -1)
print(Double(7) / 2, 7 / 2 * 2.0, Float(0.1), Double(Float(0.1)), 1_000_000, 3.0 == 3)
print(Int(Double(5)), UInt8("255") ?? 0, UInt8("256") ?? 0, Bool("true") ?? false, Bool("yes") as Any)
