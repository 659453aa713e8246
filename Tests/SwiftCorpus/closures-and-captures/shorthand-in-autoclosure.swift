// swift-format-ignore-file
import Foundation
final class Lazy<T> { private let m: () -> T; init(_ m: @autoclosure @escaping () -> T) { self.m = m }; func get() -> T { m() } }
func later(_ f: @autoclosure @escaping () -> Int) -> () -> Int { f }
func run() { print([1, 2].map { later($0 * 2)() }); let l = [1, 2].map { Lazy($0 * 2) }; print(l.map { $0.get() }); let c: (Int) -> Lazy<Int> = { n in Lazy(n * 2) }; print(c(4).get()); var k = 1; let z = Lazy(k + 1); k = 10; print(z.get()); let fs = [3, 4].map { later($0) }; print(fs.map { $0() }) ; func log(_ s: @autoclosure () -> String) { print(s()) }; ["a"].forEach { log($0 + "!") }; let g: (String) -> Void = { log("<\($0)>") }; g("q") }
run()
