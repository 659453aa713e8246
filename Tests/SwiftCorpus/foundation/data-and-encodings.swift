// swift-format-ignore-file
import Foundation
let s = "héllo"
print(s.data(using: .utf8)!.count, s.data(using: .ascii) == nil, s.data(using: .isoLatin1)!.count, s.data(using: .utf16)!.count, String(data: Data([0xe9]), encoding: .isoLatin1)!, s.lengthOfBytes(using: .utf8))
let n: UInt32 = 0x01020304
print(withUnsafeBytes(of: n.bigEndian) { Array($0) }, Data(withUnsafeBytes(of: n.littleEndian) { Array($0) }).map { $0 })
let bytes = Data([1, 0, 0, 0, 2, 0])
print(bytes.withUnsafeBytes { $0.load(as: UInt32.self) }, bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4, as: UInt16.self) })
var hash: UInt64 = 5381; for b in s.utf8 { hash = (hash << 5) &+ hash &+ UInt64(b) }; print(hash)
func hex(_ h: String) -> Data? { guard h.count % 2 == 0 else { return nil }; var d = Data(); var i = h.startIndex; while i < h.endIndex { let j = h.index(i, offsetBy: 2); guard let b = UInt8(h[i..<j], radix: 16) else { return nil }; d.append(b); i = j }; return d }
print(hex("00ff10")!.map { $0 }, hex("0g") == nil, hex("a") == nil, Data("abc".utf8) + Data([33]), Data([3, 1, 2]).sorted())
