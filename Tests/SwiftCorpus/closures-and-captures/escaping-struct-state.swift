// swift-format-ignore-file
struct Machine { var n = 0; mutating func step(_ f: (Int) -> Int) -> Machine { n = f(n); return self }; func adder() -> () -> Int { { n + 100 } } }
var m = Machine(); let add = m.adder(); _ = m.step { $0 + 1 }.n; let k = m.step { _ in m2() }; func m2() -> Int { 42 }; print(m.n, k.n, add(), m.adder()())
var fns: [String: () -> Void] = [:]; var out: [Int] = []; for (i, n) in ["a", "b"].enumerated() { fns[n] = { out.append(i * 10 + out.count) } }; fns["b"]?(); fns["a"]?(); fns["z"]?(); fns["b"]!(); print(out)
