// swift-format-ignore-file
import Foundation
protocol Handler { var prio: Int { get }; func can(_ u: URL) -> Bool; mutating func handle(_ u: URL) -> String? }
extension Handler { var prio: Int { 0 }; func can(_ u: URL) -> Bool { u.scheme == "app" } }
struct Art: Handler { var seen = 0; let prio = 2; mutating func handle(_ u: URL) -> String? { seen += 1; return u.pathComponents.count > 1 ? "art \(u.pathComponents[1]) #\(seen)" : nil } }
struct Web: Handler { func can(_ u: URL) -> Bool { u.scheme?.hasPrefix("http") ?? false }; mutating func handle(_ u: URL) -> String? { "web \(u.host ?? "-")" } }
struct Router { var hs: [any Handler] = []; mutating func route(_ s: String) -> String { guard let u = URL(string: s) else { return "bad" }; for i in hs.indices.sorted(by: { hs[$0].prio > hs[$1].prio }) where hs[i].can(u) { if let r = hs[i].handle(u) { return r } }; return "none" } }
func run() { var r = Router(hs: [Web(), Art()]); for s in ["app://x/1", "app://x", "https://a.b/c", "ftp://q", "app://x/2"] { print(r.route(s)) }; print((r.hs[1] as! Art).seen, r.hs.map(\.prio)) }
run()
