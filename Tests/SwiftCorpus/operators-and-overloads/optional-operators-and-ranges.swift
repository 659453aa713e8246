// swift-format-ignore-file
infix operator ???: NilCoalescingPrecedence
func ??? <T>(a: T?, e: @autoclosure () -> Error) throws -> T { guard let a else { throw e() }; return a }
infix operator ?=: AssignmentPrecedence
func ?= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
func += <T>(a: inout T?, b: T) where T: AdditiveArithmetic { a = (a ?? .zero) + b }
infix operator ±: RangeFormationPrecedence
func ± (a: Double, b: Double) -> ClosedRange<Double> { (a - b)...(a + b) }
struct Missing: Error { let what: String }
var n: Int?, s: String? = "x"; n += 3; n += 4; var made = 0; func make() -> String { made += 1; return "made" }; s ?= make(); print(n!, s!, made); s = nil; s ?= make(); print(s!, made)
print((3 ± 0.5).contains(3.4), 10 ± 1 ~= 12, try! n ??? Missing(what: "n")); do { _ = try (nil as Int?) ??? Missing(what: "int"); print("no") } catch { print(error) }
switch 9.8 { case 5 ± 1: print("five"); case 10 ± 0.5: print("ten") ; default: print("?") }
