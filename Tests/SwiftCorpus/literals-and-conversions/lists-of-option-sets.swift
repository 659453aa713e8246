// swift-format-ignore-file
struct P: OptionSet { let rawValue: Int; static let a = P(rawValue: 1), b = P(rawValue: 2), c = P(rawValue: 4) }
let l: [P] = [.a, [.a, .b], []]; print(l.map(\.rawValue))
let m = [P.a, [.a, .b], [.c], []]; print(m.map { $0.rawValue })
let d: [String: P] = ["x": [.a, .c], "y": .b]; print(d["x"]!.rawValue, d["y"]!.rawValue)
func f(_ p: P...) -> Int { p.reduce(0) { $0 | $1.rawValue } }
print(f(.a, [.b, .c]), f([]), f())
struct H { var p: P = []; var q: [P] = [[], .a] }
print(H().q.count, H(p: [.a, .b]).p.rawValue)
