// swift-format-ignore-file
struct Caps: Hashable, CustomStringConvertible { var s: Set<String>; init(_ s: String...) { self.s = Set(s) }; var description: String { "{\(s.sorted().joined(separator: ","))}" }
  static func + (a: Self, b: String) -> Self { var a = a; a.s.insert(b); return a }; static func - (a: Self, b: Self) -> Self { var a = a; a.s.subtract(b.s); return a }
  static func += (a: inout Self, b: Self) { a.s.formUnion(b.s) }; static func ~= (p: Caps, v: Caps) -> Bool { p.s.isSubset(of: v.s) }; static prefix func - (a: Self) -> Int { -a.s.count } }
var c = Caps("a") + "b"; c += Caps("c", "a"); print(c, c - Caps("b"), -c)
switch c { case Caps("z"): print("z"); case Caps("a", "c"): print("has a,c"); default: print("?") }
