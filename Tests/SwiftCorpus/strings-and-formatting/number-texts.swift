// swift-format-ignore-file
print(String(255, radix: 16, uppercase: true), String(-5, radix: 2), Int("ff", radix: 16)!, Int("12a") as Any, Int("+7")!)
print(Double("1e3")!, Double("abc") as Any, Float("2.5")!, Bool("true")!, Bool("yes") as Any, UInt8("300") as Any)
print(1.0, 0.1 + 0.2, 1e20, 1e-7, 100000000000000000.0, Double.infinity, -Double.nan.magnitude, 5.0 / 3)
print(Float(0.1), 1_000_000, 0b101, 0o17, 0xFF, 3.0.description, (2.0 / 3).rounded(), Int.max)
print("\(1.5)", "\(Int8.min)", String(describing: 3.25), String(true), Character("a").unicodeScalars.first!.value)
print(Double(7).truncatingRemainder(dividingBy: 2.5), 7.9.rounded(.down), (-7.5).rounded(), Int(7.9), Int(exactly: 7.5) as Any)
