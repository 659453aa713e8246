// swift-format-ignore-file
indirect enum Rule: CustomStringConvertible { case has(String), not(Rule), all([Rule]), any(Rule, Rule)
  func matches(_ t: Set<String>) -> Bool { switch self { case let .has(k): return t.contains(k); case let .not(r): return !r.matches(t); case let .all(rs): return rs.allSatisfy { $0.matches(t) }; case let .any(a, b): return a.matches(t) || b.matches(t) } }
  var description: String { switch self { case .has(let k): return k; case .not(.has(let k)): return "!" + k; case .not(let r): return "!(\(r))"; case .all(let rs): return rs.map(\.description).joined(separator: "&"); case .any(let a, let b): return "\(a)|\(b)" } }
  static prefix func ! (r: Rule) -> Rule { if case .not(let inner) = r { return inner }; return .not(r) } }
let r: Rule = .all([.has("vip"), .any(.has("ios"), .not(.has("old"))), !.has("muted")])
print(r, !r, !(!r)); print(r.matches(["vip", "ios"]), r.matches(["vip", "old"]), r.matches(["vip"]), r.matches(["vip", "muted"]))
