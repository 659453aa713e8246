// swift-format-ignore-file
import Foundation
let values: [Any] = [1, 2.5, true, "x", NSNumber(value: 7), NSNull()]
for value in values {
  switch value {
  case let i as Int: print("int", i)
  case let d as Double: print("double", d)
  case let s as String: print("string", s)
  default: print("other")
  }
}
let number = NSNumber(value: 3.75)
print(number.intValue, number.doubleValue, number.boolValue, number.stringValue)
