// swift-format-ignore-file
import Foundation
let a = 3, b = 3.0, c: Float = 3, d = 3 as Double, e: CGFloat = 2.5
print(type(of: a), type(of: b), type(of: c), type(of: d), type(of: a) == Int.self)
print(Double(a) + b, Float(a) * c, Int(b) + a, Int(e), a / 2, b / 2, Double(a / 2))
let list = [1, 2.5, 3]
print(list, type(of: list), type(of: [1: "a"]), type(of: (1, "x")), type(of: Optional(1)))
print(type(of: "a".first), type(of: "abc".dropFirst()), type(of: 1...3), type(of: { (x: Int) in x > 1 }))
