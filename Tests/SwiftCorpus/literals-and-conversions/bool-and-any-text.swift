// swift-format-ignore-file
import Foundation
print(Bool("true") as Any, Bool("yes") as Any, String(describing: true))
print(("false" as NSString).boolValue, ("12abc" as NSString).integerValue, ("3.5x" as NSString).doubleValue)
var on = true
on.toggle()
print(on, String(reflecting: "q"), String(reflecting: ["k": 1.5]))
print(Int(true ? 1 : 0), "\(1 as Any)", UInt8(ascii: "A"))
