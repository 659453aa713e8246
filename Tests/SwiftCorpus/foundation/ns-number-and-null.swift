import Foundation

let number = NSNumber(value: 4)
print(
  number.intValue + 1, number.doubleValue, number.boolValue, number.stringValue,
  NSNumber(value: 2.5).intValue)
let values: [Any] = [NSNull(), 1, "a"]
print(values[0] is NSNull, values.filter { !($0 is NSNull) }.count)
print(
  (5 as NSNumber).intValue, (true as NSNumber).boolValue, NSNumber(value: 3) == NSNumber(value: 3))
