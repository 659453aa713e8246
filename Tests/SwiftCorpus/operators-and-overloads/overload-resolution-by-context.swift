// swift-format-ignore-file
import Foundation
struct Parser { func value() -> Int { 1 }; func value() -> String { "one" }; func value<T>(as: T.Type) -> String { "as \(T.self)" } }
let i: Int = Parser().value()
let s: String = Parser().value()
print(i, s, Parser().value(as: Double.self), Parser().value(as: [Int].self))
func area(_ side: Double) -> Double { side * side }
func area(_ w: Double, _ h: Double) -> Double { w * h }
func area(radius r: Double) -> Double { (3 * r * r).rounded() }
print(area(2), area(2, 3), area(radius: 1.5))
class A { func hi(_ x: Any) -> String { "any" }; func hi(_ x: Int) -> String { "int" } }
class B: A { override func hi(_ x: Int) -> String { "b-int " + super.hi("q") } }
print(B().hi(1), B().hi("s"), (B() as A).hi(2))
