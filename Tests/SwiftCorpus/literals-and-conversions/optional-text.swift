// swift-format-ignore-file
import Foundation
let a: Int? = 3, b: Int? = nil
print("\(a.map(String.init) ?? "none") \(b.map(String.init) ?? "none") \(String(describing: a)) \(String(describing: b))")
print(a as Any, b as Any, [a, b], [a, b].compactMap { $0 }, (a, b), a! + (b ?? 0))
debugPrint(a as Any, "x", [a: "k"].count)
