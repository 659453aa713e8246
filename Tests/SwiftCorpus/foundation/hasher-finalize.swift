// swift-format-ignore-file
struct P: Hashable { let a: Int; let b: String }
func run() { var h = Hasher(); h.combine(1); h.combine("a"); var g = Hasher(); g.combine(1); g.combine("a"); print(h.finalize() == g.finalize(), Hasher().finalize() == Hasher().finalize(), P(a: 1, b: "x").hashValue == P(a: 1, b: "x").hashValue) }
run()
