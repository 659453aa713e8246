// swift-format-ignore-file
func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "none") { if !condition() { print("failed:", text()) } else { print("ok") } }
var evaluated = 0
func value(_ b: Bool) -> Bool { evaluated += 1; return b }
check(value(true), "never \(evaluated)")
check(value(false), "after \(evaluated)")
func work() -> Int { var n = 1; defer { print("first", n) }; defer { n *= 5; print("second", n) }; n += 1; return n }
print(work())
func loop() { for i in 0..<3 { defer { print("end", i) }; if i == 1 { continue }; print("body", i) } }
loop()
let result = false || value(true) && value(false)
print(result, evaluated)
