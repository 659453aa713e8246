// swift-format-ignore-file
let mixed = [1, 2.5, -3], nested = [[1, 0.5], [2]], pairs = [(1, 0.5), (2.5, 2)], table = ["a": 1, "b": 0.5]
print(mixed, nested, pairs.map { $0.0 + $0.1 }, table["a"]!, type(of: mixed))
func total<T: Numeric>(_ xs: T...) -> T { xs.reduce(0, +) }; func mean<C: Collection>(_ c: C) -> Double where C.Element == Double { c.reduce(0, +) / Double(c.count) }
print(total(1, 2), total(1, 0.5), total(2.5, 1), mean([1, 2]), mean([1, 2, 4.5]), [0.1, 1].max()!, (mixed + [4]).min()!)
let any: [Any] = [1, 2.5, "x", nil as Int? as Any]; print(any.count, any[0] is Int, any[1] is Double); let o = [1, nil, 2.5]; print(o, o.compactMap { $0 }.reduce(0, +)); let c: [Character] = ["a", "b"], s = ["a", "b"]; print(String(c) + s.joined())
let big = 1e3, f: Float = 3, h = 0x10, u: UInt8 = 0b11, e = -0.0; print(big, f, h, u, e, 7 / 2, 7 / 2.0, 7.0 / 2, Double(7 / 2), 1_0.5e1)
