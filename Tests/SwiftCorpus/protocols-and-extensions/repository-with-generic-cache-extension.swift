// swift-format-ignore-file
protocol Repository { associatedtype ID: Hashable; associatedtype Entity; func find(_ id: ID) -> Entity? }
final class Cached<R: Repository>: Repository { private let base: R; private var cache: [R.ID: R.Entity] = [:]; private(set) var hits = 0; init(_ b: R) { base = b }; func find(_ id: R.ID) -> R.Entity? { if let e = cache[id] { hits += 1; return e }; let e = base.find(id); cache[id] = e; return e } }
extension Repository { func cached() -> Cached<Self> { Cached(self) }; func all(_ ids: ID...) -> [Entity] { ids.compactMap(find) } }
extension Repository where Entity == String { func upper(_ id: ID) -> String { find(id)?.uppercased() ?? "?" } }
struct Names: Repository { let d = [1: "ann", 2: "bo"]; func find(_ id: Int) -> String? { d[id] } }
let r = Names().cached(); print(r.all(1, 2, 3), r.find(1)!, r.hits, r.upper(2), r.upper(9), r.hits, Names().upper(1), type(of: r))
