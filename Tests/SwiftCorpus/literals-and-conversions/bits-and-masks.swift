// swift-format-ignore-file
import Foundation
struct RGB { let value: UInt32
  var r: UInt8 { UInt8(value >> 16 & 0xFF) }; var g: UInt8 { UInt8(truncatingIfNeeded: value >> 8) }; var b: UInt8 { UInt8(value & 0xFF) }
  var hex: String { String(format: "#%06X", value) } }
let c = RGB(value: 0x33C1FF)
print(c.r, c.g, c.b, c.hex, UInt32(c.r) << 16 | UInt32(c.g) << 8 | UInt32(c.b) == c.value)
let port = UInt16(0x1F90)
print(port, port.bigEndian == port.byteSwapped, Array(withUnsafeBytes(of: port.bigEndian, Array.init)), UInt8(port >> 8), Int8(bitPattern: 0xF0))
print((0..<8).map { (0b10110010 >> $0) & 1 }, ~UInt8(5), 6 & 3, 6 | 3, 6 ^ 3, 1 << 10, -1 >> 3, UInt8(1) << 9)
