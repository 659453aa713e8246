// swift-format-ignore-file
let temperatures: [Double?] = [21.5, nil, 19]
print(temperatures.compactMap { $0 }.min()!, temperatures.count, temperatures.contains(nil), temperatures.contains(19))
let a: Int? = 3, b: Int? = nil
print(a == 3, a != b, b == nil, a.map { $0 < 5 } ?? false)
print([a, b] == [3, nil], Optional(3) == a, .some(3) == a, a.hashValue == Optional(3).hashValue)
switch (a, b) { case (.some(let x), .none): print("only", x); case (nil, nil): print("none"); default: print("?") }
print(temperatures.firstIndex(where: { $0 == nil })!, temperatures.first!!, temperatures.last ?? 0)
