// swift-format-ignore-file
import Foundation
print(Int8(exactly: 200) as Any, Int8(exactly: 100) as Any)
print(UInt8(clamping: 300), UInt8(clamping: -5), Int8(truncatingIfNeeded: 200))
print(Int(exactly: 2.5) as Any, Int(exactly: 2.0) as Any)
print(Float(exactly: 16777217) as Any, Double(exactly: 16777217)!)
if let x = UInt(exactly: -1) { print(x) } else { print("negative") }
