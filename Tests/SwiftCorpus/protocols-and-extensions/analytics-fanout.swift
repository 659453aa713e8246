// swift-format-ignore-file
protocol Tracker: AnyObject { func track(_ e: String, _ props: [String: Any]) }
extension Tracker { func track(_ e: String) { track(e, [:]) } }
final class Memory: Tracker { var lines: [String] = []; func track(_ e: String, _ p: [String: Any]) { lines.append(e + p.keys.sorted().map { "|\($0)=\(p[$0]!)" }.joined()) } }
final class Fanout: Tracker { private var all: [Tracker] = []; func add(_ t: Tracker) { if !all.contains(where: { $0 === t }) { all.append(t) } }
  func track(_ e: String, _ p: [String: Any]) { all.forEach { $0.track(e, p) } } }
let m = Memory(), f = Fanout(); f.add(m); f.add(m)
f.track("open"); f.track("push", ["id": 3, "cold": true, "s": "x"]); (m as Tracker).track("z")
print(m.lines)
