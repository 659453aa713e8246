// swift-format-ignore-file
indirect enum Query: CustomStringConvertible { case eq(String, Any), and(Query, Query), or(Query, Query), not(Query)
  var description: String { switch self { case .eq(let k, let v): "\(k)=\(v)"; case .and(let a, let b): "(\(a) & \(b))"; case .or(let a, let b): "(\(a) | \(b))"; case .not(let q): "!\(q)" } }
  func matches(_ d: [String: Any]) -> Bool { switch self { case .eq(let k, let v): "\(d[k] ?? "nil")" == "\(v)"; case .and(let a, let b): a.matches(d) && b.matches(d); case .or(let a, let b): a.matches(d) || b.matches(d); case .not(let q): !q.matches(d) } } }
struct Field { let name: String; init(_ n: String) { name = n } }
func == (l: Field, r: Any) -> Query { .eq(l.name, r) }; func != (l: Field, r: Any) -> Query { !(l == r) }
func && (l: Query, r: Query) -> Query { .and(l, r) }; func || (l: Query, r: Query) -> Query { .or(l, r) }; prefix func ! (q: Query) -> Query { .not(q) }
let q = Field("a") == 1 && (Field("b") == "x" || Field("c") != true); print(q); print([["a": 1, "b": "x"], ["a": 1, "b": "y", "c": true], ["a": 2]].map { q.matches($0 as [String: Any]) })
let plain = true && !false || 1 == 2; print(plain, !q)
