// swift-format-ignore-file
import Foundation
func log(_ level: Int, _ message: @autoclosure () -> String) { if level > 1 { print(message()) } }
func expensive() -> String { print("computing"); return "done" }
log(0, expensive())
log(2, expensive())
func either(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? true : try b() }
print(either(true, { print("never"); return false }()), either(false, 1 > 0))
func assertEqual<T: Equatable>(_ a: @autoclosure () -> T, _ b: T, line: Int = 1) { print(a() == b ? "ok" : "fail at \(line)") }
assertEqual("a" + "b", "ab"); assertEqual([1], [2], line: 9)
