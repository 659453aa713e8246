// swift-format-ignore-file
let raw: [String: Any] = ["a": true, "b": 1, "c": "YES", "d": 0.0, "e": "no", "f": [1]]
func flag(_ k: String) -> Bool? { switch raw[k] { case let b as Bool: b; case let n as Int: n != 0; case let d as Double: d != 0; case let s as String: ["yes", "true", "1"].contains(s.lowercased()); default: nil } }
print("abcdefg".map { c in flag(String(c)).map { $0 ? "on" : "off" } ?? "?" })
print(Bool("true") as Any, Bool("YES") as Any, Int(true ? 1 : 0), String(describing: flag("zz")), "\(flag("a")!)")
let n: Int? = Int("12"), m = Int("1_000"), d = Double("1e3"), e = Double(".5"), f = Double("5."), g = Double(" 1"), h = Int(" 7"), nan = Double("nan")
print(n as Any, m as Any, d as Any, e as Any, f as Any, g as Any, h as Any, nan!.isNaN, Float("0x1p3") as Any)
print(Int("9223372036854775808") as Any, Int8("-128")!, UInt("-1") as Any, Int("zz", radix: 36)!, String(255, radix: 2), String(-255, radix: 16, uppercase: true))
