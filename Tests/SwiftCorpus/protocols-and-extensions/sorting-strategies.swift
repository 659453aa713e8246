// swift-format-ignore-file
protocol Strategy { func sort(_ xs: [Int]) -> [Int] }; struct Asc: Strategy { func sort(_ xs: [Int]) -> [Int] { xs.sorted() } }; struct By: Strategy { let key: (Int) -> Int; func sort(_ xs: [Int]) -> [Int] { xs.sorted { key($0) < key($1) } } }
extension Strategy where Self == Asc { static var ascending: Asc { Asc() } }; extension Strategy where Self == By { static func by(_ k: @escaping (Int) -> Int) -> By { By(key: k) }; static var descending: By { .by { -$0 } } }
func show(_ s: some Strategy, _ xs: [Int] = [3, -5, 1]) -> String { s.sort(xs).map(String.init).joined(separator: ",") }
print(show(.ascending), show(.descending), show(.by { abs($0) }), ([Asc(), By { $0 % 3 }] as [any Strategy]).map { $0.sort([4, 3, 5]) })
