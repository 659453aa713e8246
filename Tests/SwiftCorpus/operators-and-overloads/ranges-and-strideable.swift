// swift-format-ignore-file
struct Day: Comparable, Hashable { var n: Int; static func < (a: Day, b: Day) -> Bool { a.n < b.n } }
let r = Day(n: 2)...Day(n: 5), h = Day(n: 1)..<Day(n: 3)
print(r.contains(Day(n: 5)), h.contains(Day(n: 3)), r.lowerBound.n, h.upperBound.n, r.overlaps(r), h.isEmpty)
switch Day(n: 4) { case h: print("h"); case r: print("r"); default: print("none") }
print([Day(n: 3), Day(n: 1)].sorted().map(\.n), max(Day(n: 1), Day(n: 9)).n, Day(n: 1) <= Day(n: 1), Set([Day(n: 1), Day(n: 1)]).count)
let d = (...Day(n: 3)), u = (Day(n: 4)...)
print(d.contains(Day(n: 0)), u.contains(Day(n: 3)), d ~= Day(n: 3))
infix operator <=>: ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
print(1 <=> 2, "b" <=> "a", 2.0 <=> 2.0, Day(n: 1) <=> Day(n: 0), (3 <=> 4) + 1)
