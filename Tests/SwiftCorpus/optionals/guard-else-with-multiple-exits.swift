// swift-format-ignore-file
enum Step { case skip(String), stop, go(Int) }
func decide(_ d: [String: Any]?) -> Step { guard let d, !d.isEmpty else { return .stop }; guard let type = d["type"] as? String else { return .skip("no type") }
  guard case let count as Int = d["count"], count > 0 else { return .skip("bad count for \(type)") }; guard ["push", "alert"].contains(type), let p = (d["prio"] as? NSNumberLike)?.value ?? d["prio"] as? Int else { return .skip(type) }; return .go(count * p) }
protocol NSNumberLike { var value: Int { get } }; struct Boxed: NSNumberLike { let value: Int }
for d: [String: Any]? in [nil, [:], ["type": 1], ["type": "push"], ["type": "push", "count": 0], ["type": "x", "count": 1], ["type": "push", "count": 2], ["type": "alert", "count": 2, "prio": 10], ["type": "push", "count": 3, "prio": Boxed(value: 5)]] { switch decide(d) { case .stop: print("stop"); case .skip(let why): print("skip:", why); case .go(let n) where n > 15: print("GO", n); case .go(let n): print("go", n) } }
