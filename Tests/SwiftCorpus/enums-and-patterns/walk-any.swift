// swift-format-ignore-file
let x: Any = [1, "a", ["k": 2.5]] as [Any]
func walk(_ v: Any, _ depth: Int = 0) -> String { switch v { case let a as [Any]: "[" + a.map { walk($0, depth + 1) }.joined(separator: " ") + "]"; case let d as [String: Any]: "{" + d.map { "\($0.key)=\(walk($0.value, depth + 1))" }.joined() + "}"; case let i as Int where i > 0: "i\(i)@\(depth)"; case is Double: "double"; case let s as String: s.debugDescription; default: "?" } }
print(walk(x), walk(0), walk(["z": 3]))
