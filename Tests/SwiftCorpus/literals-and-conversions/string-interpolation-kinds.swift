// swift-format-ignore-file
import Foundation
struct Point { var x = 1, y = 2 }
let name: String? = "Ann"
let missing: Int? = nil
print("\(Point()) \(name as Any) \(missing as Any) \(name ?? "-")")
print("\([1: "a"]) \(Optional(3) as Any) \((1, b: "two"))")
print("sum \(1 + 2), nested \("in \(3 * 3)")")
print(#"raw \(no) and \#(1 + 1)"#)
