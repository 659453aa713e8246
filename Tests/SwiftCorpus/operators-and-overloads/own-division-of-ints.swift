struct Ratio {
  let n: Int
  let d: Int
  let whole: Int
  init(_ n: Int, _ d: Int) { (self.n, self.d, whole) = (n, d, n / d) }
}
func / (a: Int, b: Int) -> Ratio { Ratio(a, b) }
func half(_ a: Int) -> Int { a / 2 }
let k: Int = 9 / 4
let r: Ratio = 9 / 2
print(k, 7 / 2 as Int, half(9), r)
let ratios: [Ratio] = [1 / 2, 3 / 4]
print(ratios.map(\.n), half(20 / 2))
