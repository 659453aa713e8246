// swift-format-ignore-file
import Foundation
func run() {
  for number in [7, true, 3.7, -1, 300] as [NSNumber] {
    print(number.intValue, number.doubleValue, number.uint8Value, number.int8Value, number.int16Value, number.uint32Value, number.int64Value, number.uint64Value)
  }
  let seven: NSNumber = 7
  print(seven.isEqual(to: 7), seven.compare(8) == .orderedAscending, seven == NSNumber(value: 7.0), NSNumber(value: 1) == true, type(of: seven.int64Value))
  let payload: [String: Any] = ["n": 3, "d": 2.5, "b": true, "s": "x"]
  print((payload["n"] as? NSNumber)?.int64Value as Any, (payload["d"] as? NSNumber)?.intValue as Any, (payload["b"] as? NSNumber)?.boolValue as Any, payload["s"] as? NSNumber as Any)
  print(NSNumber(value: true).stringValue, seven.stringValue)
}
run()
