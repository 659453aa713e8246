// swift-format-ignore-file
import Foundation
func show(_ number: NSNumber) {
  let any: Any = number
  print(any as? Int as Any, any as? Double as Any, any as? Float as Any, any as? Bool as Any, any as? UInt8 as Any, any as? Int64 as Any, any as? String as Any)
}
func run() {
  for number in [7, 1, 0, true, 0.1, 2.5, -1, 300] as [NSNumber] { show(number) }
  let plain: Any = 3
  print(plain is NSNumber, plain as? Double as Any, (plain as? NSNumber)?.doubleValue as Any)
}
run()
