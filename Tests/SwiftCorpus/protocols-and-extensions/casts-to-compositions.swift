// swift-format-ignore-file
protocol W { func w() -> String }; protocol C { func c() -> String }
struct S: W, C { func w() -> String { "w" }; func c() -> String { "c" } }
func f(_ x: any W & C) -> String { x.w() + x.c() }
let x: Any = S(); if let b = x as? W & C { print(b.w(), b.c()) }
print(f(S()), x is W & C); switch x { case let b as W & C: print(b.c()); default: break }
let g: Any = { 3 }; print(g is W, (g as? () -> Int) != nil, (g as! () -> Int)())
print(([1] as Any) is CustomStringConvertible, (["a": 1] as Any) is CustomStringConvertible, (x as? any Equatable) == nil, ("a" as Any) is any Hashable)
