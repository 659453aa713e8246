// swift-format-ignore-file
protocol Rule { func allows(_ hour: Int) -> Bool }
struct Quiet: Rule { let hours: ClosedRange<Int>; func allows(_ h: Int) -> Bool { !hours.contains(h) } }
struct AnyOf: Rule { let rules: [any Rule]; func allows(_ h: Int) -> Bool { rules.contains { $0.allows(h) } } }
struct Not<R: Rule>: Rule { let r: R; func allows(_ h: Int) -> Bool { !r.allows(h) } }
extension Rule { static func || (a: Self, b: some Rule) -> some Rule { AnyOf(rules: [a, b]) }; static prefix func ! (r: Self) -> Not<Self> { Not(r: r) } }
let night = Quiet(hours: 0...6)
let r = !night || Quiet(hours: 5...23)
print((0..<24).filter(r.allows).count, (!night).allows(3), type(of: !night), night)
