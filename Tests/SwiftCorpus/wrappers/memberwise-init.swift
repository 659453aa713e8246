// swift-format-ignore-file
import Foundation
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
struct Tag { @Upper var name: String; var n = 1 }
var t = Tag(name: "push", n: 2)
print(t.name, t.n)
t.name = "alert"
print(t.name)
struct Pair { @Upper var a: String; @Upper var b: String; init(_ both: String) { a = both; _b = Upper(wrappedValue: both + "!") } }
print(Pair("x").a, Pair("x").b)
