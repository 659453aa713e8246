// swift-format-ignore-file
protocol D { static var dv: Self { get } }
struct Cfg: D { var n = 1; static var dv: Cfg { Cfg(n: 5) } }
extension Array where Element: D { var firstOr: Element { first ?? .dv }; func at(_ i: Int) -> Element { indices.contains(i) ? self[i] : .dv } }
extension Dictionary where Value: D { func get(_ k: Key) -> Value { self[k] ?? .dv } }
func run() { print([Cfg]().firstOr.n, [Cfg(n: 2)].at(4).n); let d: [String: Cfg] = [:]; print(d.get("a").n) }
run()
