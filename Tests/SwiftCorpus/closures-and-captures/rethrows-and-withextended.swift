// swift-format-ignore-file
import Foundation
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for i in 1..<times { do { return try body(i) } catch { print("try", i, "failed:", error) } }
  return try body(times)
}
struct Flaky: Error {}
let value = try? retry(3) { i -> String in if i < 3 { throw Flaky() }; return "ok after \(i)" }
print(value ?? "never")
print(retry(2) { $0 * 100 })
do { _ = try retry(2) { _ -> Int in throw Flaky() } } catch { print("gave up", error is Flaky) }
let s = withExtendedLifetime("x") { $0 + "y" }
print(s)
