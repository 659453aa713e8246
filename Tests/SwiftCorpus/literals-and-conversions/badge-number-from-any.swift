// swift-format-ignore-file
func badge(_ v: Any?) -> Int {
  switch v {
  case let n as Int: return n
  case let d as Double: return Int(d.rounded(.down))
  case let s as String: return Int(s) ?? Int(Double(s) ?? -1)
  case let b as Bool: return b ? 1 : 0
  default: return 0 } }
print(badge(3), badge(2.9), badge("7"), badge("7.5"), badge("x"), badge(true), badge(nil), badge([1]))
let raw: [Any?] = [UInt8(4), Int64(5), Float(1.5), nil, "0x1F"]
print(raw.map { badge($0) })
print(Int("1F", radix: 16)!, Int("-0") ?? 9, Int("+5")!, UInt8("256") as Any, Int8(truncatingIfNeeded: 300), UInt16(clamping: -4))
