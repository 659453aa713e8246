// swift-format-ignore-file
import Foundation
struct Size: Equatable { var w = 0.0, h = 0.0 }
struct Frame: Equatable { var origin: (x: Int, y: Int); var size: Size
  static func == (a: Frame, b: Frame) -> Bool { a.origin == b.origin && a.size == b.size } }
let f = Frame(origin: (1, 2), size: Size(w: 3))
let maybe: Frame? = f
print(maybe == f, maybe != nil, [f] == [f], [Size()] == [Size(h: 1)], ["k": Size()] == ["k": Size()])
print([1, nil] == [1, nil], Optional(Size()) == Optional.none, (1, "a") == (1, "a"), Set([1, 2]) == [2, 1])
class Ref { let n: Int; init(_ n: Int) { self.n = n } }
let a = Ref(1), b = a
print(a === b, a === Ref(1), [a, Ref(2)].contains { $0 === b }, ObjectIdentifier(a) == ObjectIdentifier(b))
