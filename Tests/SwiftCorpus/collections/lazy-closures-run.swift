// swift-format-ignore-file
func odd(_ n: Int) -> Bool { print("odd", n); return n % 2 == 1 }
func twice(_ n: Int) -> Int { print("twice", n); return n * 2 }
let some = [2, 3, 4, 5, 6].lazy.filter(odd)
print(some.first as Any)
print(Array([1, 2, 3].lazy.map(twice).prefix(2)))
print([1, 2, 3].lazy.map(twice).first!, [1, 2].lazy.map(twice).last!)
print([1, 2, 3].lazy.map(twice).filter { $0 > 2 }.first ?? 0)
print(some.isEmpty)
for x in [1, 2, 3, 4].lazy.filter(odd).map(twice) { print(x) }
print([1, 3, 4].lazy.compactMap { n -> Int? in print("c", n); return n > 2 ? n : nil }.first!)
