// swift-format-ignore-file
import Foundation
struct Money: CustomStringConvertible, CustomDebugStringConvertible { let cents: Int
  var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) }
  var debugDescription: String { "Money(\(cents))" } }
let m = Money(cents: 1234)
print(m, [m], ["a": m], Optional(m) as Any, (m, 1))
debugPrint(m, [m])
print("\(m)", String(describing: m), String(reflecting: m), [m].map(\.description))
dump(m)
