// swift-format-ignore-file
import Foundation
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(duration > 0) }
animate(duration: 1) { print("animating") } completion: { print("finished", $0) }
animate(duration: 0) { print("only") }
func sum(_ xs: Int..., scale: Int = 1) -> Int { xs.reduce(0, +) * scale }
print(sum(), sum(1, 2), sum(1, 2, scale: 3))
func build(_ parts: (() -> String)...) -> String { parts.map { $0() }.joined() }
print(build({ "a" }, { "b" }))
func configure<T>(_ object: T, with block: (inout T) throws -> Void) rethrows -> T { var o = object; try block(&o); return o }
print(configure([3, 1, 2]) { $0.sort(); $0.append(9) }, configure("x") { $0 += "y" })
