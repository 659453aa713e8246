// swift-format-ignore-file
import Foundation
let items: [Any] = [1, "two", 3.0, [4], ["k": 5], Optional(6) as Any, (7, "x"), { 8 } as () -> Int]
for item in items {
  switch item {
  case let x as Int: print("Int", x)
  case let x as String: print("String", x)
  case let x as Double where x > 2: print("big Double", x)
  case let x as [Int]: print("array", x)
  case let x as [String: Int]: print("dict", x)
  case let (a, b) as (Int, String): print("tuple", a, b)
  case let f as () -> Int: print("function", f())
  default: print("other")
  }
}
print(items[0] is Int, items[1] as? Int as Any, (items[5] as? Int) ?? -1)
