// swift-format-ignore-file
import Foundation
@propertyWrapper struct Logged<V> { var wrappedValue: V { didSet { print("log", oldValue, wrappedValue) } } }
struct S { @Logged var q: Int? = 4; @Logged var name: String? }
func run() { var s = S(name: "n"); s.q = nil; s.q = 7; s.q = 8; s.name = nil; s.name = "b"; s.name? += "c" }
run()
