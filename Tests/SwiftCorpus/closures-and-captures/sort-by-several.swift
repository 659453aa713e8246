// swift-format-ignore-file
struct P { let name: String, age: Int, vip: Bool }
typealias By = (P, P) -> Bool?
func by<T: Comparable>(_ k: @escaping (P) -> T, desc: Bool = false) -> By { { k($0) == k($1) ? nil : (k($0) < k($1)) != desc } }
func sorted(_ ps: [P], _ rules: By...) -> [P] { ps.sorted { a, b in for r in rules { if let x = r(a, b) { return x } }; return false } }
let ps = [P(name: "b", age: 3, vip: false), P(name: "a", age: 3, vip: true), P(name: "c", age: 1, vip: true)]
print(sorted(ps, by({ $0.age }, desc: true), by { $0.name }).map(\.name), sorted(ps, by { $0.vip ? 0 : 1 }, by(\.age)).map(\.name))
