enum Odd: Error { case number(Int) }
func half(_ n: Int) throws -> Int {
  guard n % 2 == 0 else { throw Odd.number(n) }
  return n / 2
}
print(try [2, 4].map(half))
print((try? [2, 3].map(half)) as Any, [2, 3, 8].compactMap { try? half($0) })
do { _ = try [1, 5].map { try half($0) } } catch Odd.number(let n) { print("odd", n) }
