// swift-format-ignore-file
print(String(3.0), String(describing: 2.5e10), String(Int8(-3)), "\(UInt8.max)", String(true), Int("007")!, Double("-.5") as Any, Double("1.") as Any, Int("1_000") as Any)
print(Int("3.7") as Any, Int(Double("3.7")!), Float("nan")!.isNaN, Double("inf")!, Double("-infinity")!, "\(Float(16777216.0))", 1e6, 12345678.9, 0.1 + 0.7)
print(Array("12-3").compactMap { Int(String($0)) }, "42".compactMap(\.wholeNumberValue), String("abc".reversed()), String(["x", "y"] as [Character]), String(Substring("sub")))
print([1, 2, 3].description, "\([String: Int]())", "\((1, nil as Int?))", [nil, 1].description, (1...3).description, String(format: "%.3f", 2.0 / 3))
import Foundation
