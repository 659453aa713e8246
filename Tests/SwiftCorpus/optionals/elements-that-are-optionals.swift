// swift-format-ignore-file
func find(_ n: Int) -> String? { n > 2 ? "n\(n)" : nil }
let all = (1...5).map(find)
print(all, all.compactMap { $0 }, all.first as Any, all.first! as Any)
print(all.last!!.count, all.contains(nil), all.firstIndex(of: "n3")!)
for case let s? in all { print(s, terminator: " ") }
print()
var x: Int? = nil
x = x ?? 5
x! += 2
print(x!, x.flatMap { $0 > 5 ? "big" : nil } ?? "small")
let r: String? = [1, 2, 3].first { $0 > 9 }.map { "\($0)" }
print(r ?? "no")
if x != nil, let y = x, y < 10 { print("y", y) }
print(x == 7, x != nil, (x ?? 0) > 3, Optional(3) == 3, Optional("a") != "b")
