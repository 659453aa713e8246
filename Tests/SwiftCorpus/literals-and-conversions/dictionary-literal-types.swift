// swift-format-ignore-file
let a: [String: Double] = ["x": 1, "y": 2.5]; let b: [Int: [String]] = [1: [], 2: ["b"]]; let c: [String: Any] = ["n": 1, "d": 2.0, "t": true, "l": [1, 2]]
let d: [Character: Set<Int>] = ["a": [1, 1, 2]]; let e: [String: (Int, Bool)] = ["k": (1, true)]; let f = [1: "a", 2: "b"] as [UInt8: Character]
print(a["x"]!, b[1]!.isEmpty, type(of: a), type(of: b), c.mapValues { "\(type(of: $0))" }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(d["a"]!.count, e["k"]!.0, f[2]!, type(of: f), type(of: c["n"]!), c["l"] as? [Int] ?? [], c["d"] as? Int as Any)
let nested = ["a": ["b": ["c": 1]]]; print(nested["a"]?["b"]?["c"] ?? 0, nested["a"]?["x"]?["c"] as Any, type(of: nested))
