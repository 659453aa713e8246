// swift-format-ignore-file
enum E: Error, Equatable { case a, b(Int) }
func half(_ n: Int) -> Result<Int, E> { n % 2 == 0 ? .success(n / 2) : .failure(.b(n)) }
print(half(8).flatMap(half).flatMap(half), half(6).flatMap(half), half(3).mapError { _ in E.a }, half(2).map { "\($0)" })
do { print(try half(4).get(), try half(5).get()) } catch let e as E { print("E", e) }
switch half(7) { case .success(let v): print(v); case .failure(.b(let n)) where n > 5: print("big", n); case .failure(let e): print(e) }
let all = [2, 4, 5].map(half)
print(all.compactMap { try? $0.get() }, all.filter { if case .failure = $0 { return true }; return false }.count, half(2) == .success(1), half(1) == .failure(.b(1)))
func sum(_ r: [Result<Int, E>]) throws -> Int { try r.reduce(0) { try $0 + $1.get() } }
print((try? sum(all)) as Any, try sum(Array(all.prefix(2))))
