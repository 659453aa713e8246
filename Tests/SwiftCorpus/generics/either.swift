// swift-format-ignore-file
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): l(x); case .right(let x): r(x) } } }
extension Either where L == R { var value: L { fold({ $0 }, { $0 }) } }
let e: [Either<Int, String>] = [.left(1), .right("b")]; print(e.map { $0.fold({ "i\($0)" }, { "s\($0)" }) }, Either<Int, Int>.right(4).value, e[0], e.count)
