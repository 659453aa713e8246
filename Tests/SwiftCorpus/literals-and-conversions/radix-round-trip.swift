// swift-format-ignore-file
import Foundation
for radix in [2, 8, 16, 36] {
  let text = String(2026, radix: radix, uppercase: true)
  print(radix, text, Int(text, radix: radix)!)
}
print(Int("0x1F") as Any, Int("1F", radix: 16) as Any, Int("+7")!, Int(" 7") as Any)
print(0b1010_1010, 0o17, 0xFF, 1_000_000, 1e3, 0x1p4)
