// swift-format-ignore-file
print(0xFF, 0b1010_1010, 0o17, 1_000_000, 0x1p4, 1e-3, 0x1.8p1)
print(String(255, radix: 16, uppercase: true), String(-10, radix: 2), Int("zz", radix: 36)!, UInt8("11", radix: 2)!)
print(Int8.max, UInt16.max, Int64.min, UInt64.max, Int.bitWidth, UInt8.bitWidth)
print(Double("0x1p3") as Any, Double(" 1") as Any, Float("2.5")!, Bool("true")!, Bool("yes") as Any, Int("") as Any)
let c: Character = "x", s = "x", f: Float = 1, d: Double = 1, u: UInt = 3
print(type(of: c), type(of: s), type(of: f), type(of: d), type(of: u), type(of: 1...2), type(of: (1, "a")), type(of: nil as Int?))
print(Int(u) + Int(d), Double(f) / 4, Int(truncating: 7.9 as NSNumber), Int(Character("7").asciiValue!))
import Foundation
