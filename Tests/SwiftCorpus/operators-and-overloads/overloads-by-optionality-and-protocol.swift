// swift-format-ignore-file
protocol Loud { }; extension Int: Loud {}; extension Array: Loud where Element: Loud {}
func say(_ x: Any) -> String { "any" }; func say<T>(_ x: T?) -> String { x == nil ? "nil opt" : "opt" }; func say(_ x: Loud) -> String { "loud" }; func say(_ x: String) -> String { "text" }; func say(_ x: String?) -> String { "text?" }
let s: String? = "a"; let n: Int? = 3; print(say("x"), say(s), say(n), say(4), say(["a"]), say(2.5))
struct V { func go(_ n: Int) -> String { "int" }; func go(_ n: Double) -> String { "double" }; func go(_ n: Int...) -> String { "ints" }; func go(by n: Int = 1) -> String { "by \(n)" }; static func go(_ v: V) -> String { "static" }; func go<T>(_ t: T) -> String { "generic" }; func go(_ f: () -> Int) -> String { "closure \(f())" } }
let v = V(); print(v.go(1), v.go(1.0), v.go(1, 2), v.go(), v.go(by: 3), V.go(v), v.go("s"), v.go { 5 }, v.go(1 as UInt8)); func pick(_ a: Int, _ b: Int) -> Int { a }; func pick(_ a: Int, _ b: String) -> String { b }; func pick(_ a: Int) -> Bool { a > 0 }; print(pick(1, 2), pick(1, "b"), pick(0))
