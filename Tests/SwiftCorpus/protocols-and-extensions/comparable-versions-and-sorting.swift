// swift-format-ignore-file
protocol Ranked: Comparable { var rank: (Int, String) { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }; static func == (a: Self, b: Self) -> Bool { a.rank == b.rank } }
struct Task: Ranked { let name: String; var priority: Int; var rank: (Int, String) { (-priority, name) } }
struct Version: Ranked, LosslessStringConvertible { let major: Int, tag: String; init?(_ s: String) { let p = s.split(separator: "-"); guard let m = p.first.flatMap({ Int($0) }) else { return nil }; major = m; tag = p.count > 1 ? String(p[1]) : "~" }; var rank: (Int, String) { (major, tag) }; var description: String { tag == "~" ? "\(major)" : "\(major)-\(tag)" } }
var ts = [Task(name: "b", priority: 1), Task(name: "a", priority: 1), Task(name: "z", priority: 9)]; ts.sort(); print(ts.map(\.name), ts.max()!.name, ts[0] <= ts[1], ts.firstIndex(of: Task(name: "a", priority: 1))!)
let vs = ["2", "1-beta", "1", "x", "1-alpha"].compactMap(Version.init); print(vs.sorted(), vs.min()!, vs.sorted(by: >).first!, vs[0] != vs[1], (vs[1]...vs[0]).contains(vs[2]), max(vs[1], vs[3]), vs.sorted { ($0.tag, $1.major) < ($1.tag, $0.major) }.map(String.init))
