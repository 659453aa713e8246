// swift-format-ignore-file
var name: String? = nil; var count: Int? = 3
name = name ?? "default"; count? += 2; count = count.map { $0 > 4 ? $0 * 2 : $0 }; print(name!, count!)
func describe(_ v: Int?) -> String { switch v { case nil: "none"; case 0?: "zero"; case let x? where x < 0: "neg \(x)"; case .some(let x): "pos \(x)" } }
print([nil, 0, -4, 9].map(describe)); let a: [Int?] = [1, nil, 3]; for case let x? in a { print(x, terminator: " ") }; print(a.compactMap { $0.map { $0 * 10 } }, a.first! ?? 0, a.last ?? nil ?? 0, a[1] ?? -1)
if let n = name, let c = n.first, c.isLowercase, case let rest = n.dropFirst(), !rest.isEmpty { print(String(c).uppercased() + rest) }
