// swift-format-ignore-file
protocol Tracker { var name: String { get }; func track(_ event: String, _ info: [String: String]) -> Bool }
extension Tracker { var name: String { String(describing: Self.self) }; @discardableResult func track(_ event: String) -> Bool { track(event, [:]) } }
final class Memory: Tracker { var seen: [String] = []; func track(_ e: String, _ i: [String: String]) -> Bool { seen.append(i.isEmpty ? e : "\(e)\(i.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })"); return true } }
struct Filtered<T: Tracker>: Tracker { let base: T; let allow: Set<String>; var name: String { "Filtered<\(base.name)>" }; func track(_ e: String, _ i: [String: String]) -> Bool { allow.contains(e) && base.track(e, i) } }
struct Many: Tracker { let all: [any Tracker]; func track(_ e: String, _ i: [String: String]) -> Bool { all.map { $0.track(e, i) }.contains(true) } }
let m = Memory(), f = Filtered(base: m, allow: ["open"]); let t = Many(all: [m, f])
print(t.track("open", ["b": "2", "a": "1"]), t.track("close"), f.track("close"), Many(all: []).track("x"), m.seen, f.name, t.name, t.all.map(\.name))
