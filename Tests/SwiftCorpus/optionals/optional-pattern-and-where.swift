// swift-format-ignore-file
let values: [Int?] = [4, nil, 7, 10]
for case let v? in values where v % 2 == 0 { print("even", v) }
for (i, v) in values.enumerated() { if case .some(5...) = v { print(i, "large") } else if v == nil { print(i, "nil") } }
let pairs: [(String, Int?)] = [("a", 1), ("b", nil)]
for case (let name, let n?) in pairs { print(name, n) }
let t: (Int?, String?) = (1, nil)
switch t { case (let a?, let b?): print(a, b); case (let a?, nil): print("only", a); case (nil, _): print("none") }
print(values.contains(nil), values.firstIndex(of: nil)!, values.compactMap { $0 }.max()!, values.first!! + 1)
while let last = [1].last, total(last) < 3 { print("loop") }
var sum = 0
func total(_ n: Int) -> Int { sum += n; return sum }
