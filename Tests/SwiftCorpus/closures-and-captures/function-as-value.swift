func double(_ n: Int) -> Int { n * 2 }
func apply(_ f: (Int) -> Int, _ n: Int) -> Int { f(n) }
let table: [String: (Int) -> Int] = ["double": double, "square": { $0 * $0 }, "negate": (-)]
print(apply(double, 3), table["square"]!(4), table["negate"]?(5) ?? 0)
print([1, 2].map(double), ["1", "x"].compactMap(Int.init), [1, 2].map(String.init))
