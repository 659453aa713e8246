// swift-format-ignore-file
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Kid: Named, Aged, Equatable { let name: String; var age: Int }
extension Named { var card: String { name }; func hi() -> String { "hi " + card } }
extension Named where Self: Aged { var card: String { "\(name), \(age)" }; func hi() -> String { "HI " + card } }
extension Named where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
extension Sequence where Element: Named {
  func roll() -> String { var s = ""; for x in self { s += x.card + ";" }; return s }
  func cards() -> [String] { map(\.card) + compactMap { $0.hi() } + filter { $0.card.isEmpty }.map { $0.card } }
}
extension Array where Element: Named { var head: String { self[0].card }; var top: String { first.map { $0.card } ?? "-" } ; func joinedCards() -> String { reduce("") { $0 + $1.card } } }
func loose<T: Named>(_ t: T) -> String { let u = t; return u.card + t.hi() }
func strict<T>(_ t: T) -> String where T: Named, T: Aged { t.card + t.hi() }
func listed<T: Named & Aged>(_ ts: [T]) -> [String] { ts.map { $0.card } + ts.map(\.card) + [ts[0].card, ts.first!.card, ts.first?.card ?? ""] }
func existential(_ n: any Named) -> String { n.card + n.hi() }
func some(_ n: some Named) -> String { n.card }
func optional<T: Named>(_ t: T?) -> String { guard let t else { return "" }; return t.card }
struct Box<T: Named> { let t: T; var c: String { t.card }; func h() -> String { t.hi() } }
struct Box2<T: Named & Aged> { let t: T; var c: String { t.card }; func h() -> String { t.hi() } }
func run() {
  let k = Kid(name: "A", age: 1)
  print([k].roll(), [k].cards(), [k].head, [k].top, [k].joinedCards())
  print(loose(k), strict(k), listed([k]), existential(k), some(k), optional(k))
  print(Box(t: k).c, Box(t: k).h(), Box2(t: k).c, Box2(t: k).h(), k.card, k.hi(), k.same(k))
}
run()
