// swift-format-ignore-file
print([1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(+), zip([5, 6], [2, 3]).map(-), ["a", "b"].reduce("", +), [true, false].allSatisfy { $0 || true })
let ops: [Character: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": (*), "/": (/), "%": (%)]
func calc(_ s: String) -> Int { var stack: [Int] = []; for t in s.split(separator: " ") { if let n = Int(t) { stack.append(n) } else if let op = ops[t.first!] { let b = stack.removeLast(), a = stack.removeLast(); stack.append(op(a, b)) } }; return stack.last! }
print(calc("3 4 + 2 *"), calc("10 3 % 7 -"))
extension Optional where Wrapped: Comparable { static func < (a: Wrapped?, b: Wrapped?) -> Bool { switch (a, b) { case let (x?, y?): return x < y; case (nil, _?): return true; default: return false } } }
print([3, nil, 1].sorted(by: <).map { $0 ?? -1 }, (nil as Int?) < 2, [2, 3, 1].sorted(by: >), [[2], [1, 3]].map(\.count).max()!)
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator |>: AdditionPrecedence
print(5 |> { $0 + 1 } |> String.init |> { $0 + "!" })
