// swift-format-ignore-file
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hey"), compose(Int.init as (String) -> Int?, { $0 ?? -1 })("12"))
struct Greeter { let word: String; func greet(_ n: String) -> String { "\(word), \(n)" } }
let unbound = Greeter.greet
print(unbound(Greeter(word: "Yo"))("Al"), ["A", "B"].map(Greeter(word: "Hi").greet))
func curry<A, B, R>(_ f: @escaping (A, B) -> R) -> (A) -> (B) -> R { { a in { b in f(a, b) } } }
print(curry(+)(2)(3), [5, 1, 4].sorted(by: >), [1, 2, 3].reduce(0, curry2))
func curry2(_ a: Int, _ b: Int) -> Int { a * 2 + b }
let ops: [(String, (Double, Double) -> Double)] = [("+", (+)), ("/", (/)), ("max", max)]
for (name, op) in ops { print(name, op(6, 4)) }
