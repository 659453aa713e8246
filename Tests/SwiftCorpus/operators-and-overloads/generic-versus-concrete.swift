// swift-format-ignore-file
import Foundation
func describe<T>(_ x: T) -> String { "any \(x)" }
func describe<T: Numeric>(_ x: T) -> String { "number \(x)" }
func describe(_ x: Int) -> String { "int \(x)" }
func describe(_ x: String...) -> String { "strings \(x.count)" }
func describe(_ x: Int?) -> String { "maybe \(x as Any)" }
print(describe(1), describe(1.5), describe(true), describe("a"), describe("a", "b"), describe(nil))
let i: Int? = 3
print(describe(i), describe([1]))
