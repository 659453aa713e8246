// swift-format-ignore-file
let inputs = ["12", "-7", "3.5", "0x1f", "1e2", "", "９", "+4", "1_000", "NaN", " 5"]
for s in inputs { print(s.debugDescription, Int(s).map { "\($0)" } ?? "-", Double(s).map { "\($0)" } ?? "-") }
print(Int("ff", radix: 16) ?? 0, String(10, radix: 2), Int8("127")!, UInt8("256") as Any, Bool("TRUE") as Any, Float("0.1")! + 0.2, Character("9").hexDigitValue!)
