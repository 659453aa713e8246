// swift-format-ignore-file
protocol Del: AnyObject { func did(_ s: String); func should(_ s: String) -> Bool }
extension Del { func should(_ s: String) -> Bool { s.count > 1 }; func did(_ s: String) { print("default did", s) } }
final class Own: Del { func did(_ s: String) { print("own did", s) } }; final class None: Del {}
final class Src { weak var d: Del?; func go(_ s: String) { if d?.should(s) ?? true { d?.did(s) } else { print("refused", s) } } }
let src = Src(); src.go("x"); let o = Own(); src.d = o; src.go("a"); src.go("ab"); let n = None(); src.d = n; src.go("cd"); do { src.d = None() }; src.go("zz"); print(src.d == nil)
