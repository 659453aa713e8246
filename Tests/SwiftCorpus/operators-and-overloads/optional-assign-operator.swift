// swift-format-ignore-file
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
var token: String?
func load() -> String { print("load"); return "t" }
token ??= load(); token ??= load()
var d: [String: Int] = [:]
d["a"] ??= 3; d["a"] ??= 4
print(token!, d, 3 |> { $0 * 2 } |> String.init, "x" |> { $0 + "y" })
