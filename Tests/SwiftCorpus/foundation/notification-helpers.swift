import Foundation

struct Notif {
  enum Kind: String { case chat, promo, silent }
  let kind: Kind
  let badge: Int?
  let extra: [String: String]
  init?(_ u: [AnyHashable: Any]) {
    guard let k = (u["type"] as? String).flatMap(Kind.init(rawValue:)) else { return nil }
    kind = k
    badge = (u["aps"] as? [String: Any])?["badge"] as? Int
    extra = u.reduce(into: [:]) {
      if let k = $1.key as? String, let v = $1.value as? String, k != "type" { $0[k] = v }
    }
  }
}
let inputs: [[AnyHashable: Any]] = [
  ["type": "chat", "aps": ["badge": 2], "id": "7"], ["type": "zzz"], ["aps": [:]],
  ["type": "silent", "n": 4],
]
for u in inputs {
  if let n = Notif(u) { print(n.kind, n.badge ?? 0, n.extra) } else { print("bad") }
}
final class Analytics {
  static let shared = Analytics()
  private let q = DispatchQueue(label: "an")
  private var ev: [(name: String, props: [String: Any])] = []
  func track(_ n: String, _ p: [String: Any] = [:]) { q.sync { ev.append((n, p)) } }
  var names: [String] { q.sync { ev.map(\.name) } }
  func last<T>(_ k: String, as: T.Type = T.self) -> T? { ev.last?.props[k] as? T }
}
Analytics.shared.track("open", ["source": "push", "n": 3])
print(
  Analytics.shared.names, Analytics.shared.last("n", as: Int.self)!,
  Analytics.shared.last("source") as String? ?? "-")
enum FeatureFlag: String, CaseIterable {
  case newChat = "new_chat"
  case darkMode
  var isOn: Bool { UserDefaults.standard.bool(forKey: "ff_\(rawValue)_x15") }
}
print(FeatureFlag.allCases.map { "\($0)=\($0.isOn)" })
struct Version: Comparable {
  let major, minor: Int
  init?(_ s: String) {
    let p = s.split(separator: ".").compactMap { Int($0) }
    guard p.count == 2 else { return nil }
    (major, minor) = (p[0], p[1])
  }
  static func < (l: Self, r: Self) -> Bool { (l.major, l.minor) < (r.major, r.minor) }
}
print(
  Version("1.10")! > Version("1.9")!, Version("x") == nil,
  [Version("2.0")!, Version("1.5")!].min()!.minor)
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T? {
  for i in 1...n { do { return try f(i) } catch  where i < n { print("retry", i) } }
  return nil
}
print(
  (try? retry(3) { i -> Int in
    if i < 3 { throw URLError(.timedOut) }
    return i * 10
  }) as Any)
let groups = Dictionary(grouping: ["a1", "b2", "a3"]) { $0.first! }
for (k, v) in groups.sorted(by: { $0.key < $1.key }) { print(k, v.count) }
let once: () -> Void = {
  var done = false
  return {
    if done { return }
    done = true
    print("once")
  }
}()
once()
once()
print(
  [1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +),
  zip(["a", "b"], [1, 2]).reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }["b"]!)
