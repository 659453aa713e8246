// swift-format-ignore-file
func describe<T>(_ x: T) -> String { "any" }
func describe<T: Numeric>(_ x: T) -> String { "num \(x * 2)" }
func describe<T: Collection>(_ x: T) -> String where T.Element: CustomStringConvertible { "list " + x.map(\.description).joined(separator: "+") }
func describe(_ x: String) -> String { "str" }
func run() {
  let n: Int? = nil
  print(describe(1), describe(2.5), describe("s"), describe([1, 2]), describe(true), describe(Set([7])))
  print(describe(nil as Int?), describe(n), describe(Optional(3)), describe(()), describe((1, 2)), describe(1...3))
}
run()
