// swift-format-ignore-file
struct Tag: Hashable, ExpressibleByStringLiteral { let n: String; init(stringLiteral s: String) { n = s.lowercased() } }
func run() { let t: Set<Tag> = ["A", "b"]; print(t.subtracting(["b"]).count, t.union(["c"]).count, t.intersection(["a"]).count, t.isSuperset(of: ["a"]), t == ["a", "b"], t.isDisjoint(with: ["a"]), t.symmetricDifference(["a"]).count); var u = t; u.subtract(["a"]); u.formUnion(["z"]); print(u.count, u.contains("Z")); let l: [Tag] = ["a"]; print(l.contains("A"), l + ["b"] == ["a", "b"], l.starts(with: ["A"]), l.elementsEqual(["a"])) }
run()
