// swift-format-ignore-file
struct Config { var env: [String: String]? }
func port(_ c: Config?) -> Int? { c?.env?["PORT"].flatMap(Int.init) }
func portOr(_ c: Config?) -> Int { c.flatMap { $0.env }.flatMap { $0["PORT"] }.map { Int($0) ?? -1 } ?? 80 }
for c in [nil, Config(), Config(env: [:]), Config(env: ["PORT": "x"]), Config(env: ["PORT": "8080"])] { print(port(c) as Any, portOr(c)) }
let x: Int? = 3, y: Int? = nil
print(x.map { $0 * 2 }!, (y.map { $0 * 2 }) as Any, [x, y].compactMap { $0 }.reduce(0, +), zip([x, y], [1, 2]).map { ($0 ?? 0) + $1 })
func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? { guard let a, let b else { return nil }; return (a, b) }
print(both(x, "s") as Any, both(x, y) as Any, both(1, [2])!.1)
