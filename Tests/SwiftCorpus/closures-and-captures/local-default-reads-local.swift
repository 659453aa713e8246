// swift-format-ignore-file
import Foundation
func run() { var i = 0; func n() -> Int { i += 1; return i }; func d(_ a: Int = n(), _ b: Int = 100) -> Int { a * b }; print(d(), d(2)); let base = 10; func e(_ x: Int = base) -> Int { x }; print(e()) }
run()
