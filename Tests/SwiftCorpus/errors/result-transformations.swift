// swift-format-ignore-file
enum Oops: Error { case bad(Int) }
func check(_ n: Int) -> Result<Int, Oops> { n % 2 == 0 ? .success(n / 2) : .failure(.bad(n)) }
print(check(8).map { $0 + 1 }, check(3).mapError { "\($0)".count > 3 ? Oops.bad(0) : $0 })
print(check(8).flatMap(check), check(12).flatMap(check).flatMap(check), check(5).flatMapError { _ in Result<Int, Oops>.success(-1) })
let all = (1...4).map(check)
let good = all.compactMap { try? $0.get() }
let bad = all.filter { if case .failure = $0 { true } else { false } }
print(good, bad.count)
do { print(try all.map { try $0.get() }) } catch Oops.bad(let n) { print("bad", n) } catch {}
print(Result { try check(7).get() }, Result<Int, Error> { 4 })
