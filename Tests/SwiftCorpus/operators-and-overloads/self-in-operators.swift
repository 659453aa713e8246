// swift-format-ignore-file
struct Pixels: Equatable, Hashable { var x: Int; static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x) }; static func - (a: Self, b: Int) -> Self { Self(x: a.x - b) }; static func == (a: Self, b: Int) -> Bool { a.x == b }; static let unit: Self = .init(x: 1) }
let p = Pixels(x: 3) + .unit + .init(x: 10); print(p, p - 4, p == 14, p == Pixels(x: 14), p != .unit, Set([p, .unit, p]).count)
let all = [p, .unit].reduce(Pixels(x: 0), +); print(all.x, [Pixels.unit, p].map(\.x))
