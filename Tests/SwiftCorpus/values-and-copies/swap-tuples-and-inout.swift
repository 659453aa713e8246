// swift-format-ignore-file
func order<T: Comparable>(_ a: inout T, _ b: inout T) { if b < a { swap(&a, &b) } }
var x = 9, y = 4
order(&x, &y)
print(x, y)
var pair = (first: "z", second: "a")
(pair.first, pair.second) = (pair.second, pair.first)
print(pair)
var list = [3, 1, 2]
list.swapAt(0, 2)
func bump(_ values: inout [Int], by amount: Int = 1) -> Int { for i in values.indices { values[i] += amount }; return values.reduce(0, +) }
let total = bump(&list, by: 10)
print(list, total, bump(&list), list)
