// swift-format-ignore-file
func badge(_ v: Any?) -> Int? { switch v { case let n as Int: n; case let d as Double: Int(d.rounded()); case let s as String: Int(s.trimmed); case let b as Bool: b ? 1 : 0; default: nil } }
extension String { var trimmed: String { var s = self[...]; while s.first == " " { s.removeFirst() }; while s.last == " " { s = s.dropLast() }; return String(s) } }
print([3, 2.5, " 7 ", "x", true, nil, [1]].map(badge))
print(badge("12")! + (badge(0.49) ?? 9), Int(Double("2.9")!), Double(7) / 2, Int("12", radix: 8)!, String(-255, radix: 16))
