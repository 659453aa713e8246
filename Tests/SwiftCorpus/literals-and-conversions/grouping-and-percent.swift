// swift-format-ignore-file
import Foundation
let ratio = 2.0 / 3
print(String(format: "%.1f%%", ratio * 100), (ratio * 100).rounded() / 100, Int(ratio * 100), Int((ratio * 100).rounded()))
print(Double(7) / 2, 7 / 2, 7 % 3, -7 / 2, Double(Int.max), Float(16777217), 0.1 + 0.2, 3.0 == 3)
print(Int("12")! + Int(3.9), Int(-3.9), UInt8("255")!, Double("  1") as Any, Double("1.") as Any, Double(".5") as Any)
