// swift-format-ignore-file
import Foundation
let token = Data([0x0a, 0xff, 0x00, 0x7b, 0x10, 0x99])
let hex = token.map { String(format: "%02x", $0) }.joined()
func short(_ s: String, keep: Int = 3) -> String { s.count <= keep * 2 ? s : "\(s.prefix(keep))…\(s.suffix(keep))" }
func grouped(_ s: String, by n: Int) -> String { stride(from: 0, to: s.count, by: n).map { i in let a = s.index(s.startIndex, offsetBy: i); return String(s[a..<(s.index(a, offsetBy: n, limitedBy: s.endIndex) ?? s.endIndex)]) }.joined(separator: " ") }
print(hex, short(hex), short("abc"), grouped(hex, by: 5), grouped("", by: 2).isEmpty)
print(String(format: "%@ %5.1f%%", "done", 45.678), String(format: "%05d %+d %x %X %o", 42, 7, 255, 255, 8))
print(hex.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(), hex.uppercased().contains("FF"))
